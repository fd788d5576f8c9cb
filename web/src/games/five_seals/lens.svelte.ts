// Looking at a part of a large drawing: pan, pinch, double tap, buttons and keys.
import type { Point } from './dungeon';

/** Pixels a unit at which a finger finds a seal. */
export const TOUCHABLE = 0.62;
const CLOSEST = 1.5; // pixels a unit
const STEP = 1.5;
const DRAG = 7; // pixels before a press becomes a drag
const TWICE = 320; // milliseconds between two taps
const NEAR = 28;

export class Lens {
  private size = $state(0);
  width = $state(0);
  height = $state(0);
  /** Pixels a unit, as wanted; 0 shows everything. */
  private wanted = $state(0);
  private at = $state.raw<Point>({ x: 0, y: 0 });
  /** Is a finger or the mouse moving it just now? */
  moving = $state(false);
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null;
  private tap: (Point & { time: number }) | null = null;
  private dragged = false;

  readonly whole = $derived(Math.min(this.width, this.height) / this.size || 0);
  readonly scale = $derived(Math.max(this.whole, Math.min(this.wanted, CLOSEST)));
  /** What is in the middle, as near to what is wanted as the edges allow. */
  readonly middle = $derived({
    x: this.within(this.at.x, this.width),
    y: this.within(this.at.y, this.height),
  });
  readonly left = $derived(this.width / 2 - this.middle.x * this.scale);
  readonly top = $derived(this.height / 2 - this.middle.y * this.scale);
  readonly closest = $derived(this.scale >= CLOSEST);
  readonly all = $derived(this.scale <= this.whole);

  constructor(size: number) {
    this.size = size;
    this.at = { x: size / 2, y: size / 2 };
  }

  private within(value: number, pixels: number): number {
    const half = pixels / 2 / (this.scale || 1);
    return half * 2 >= this.size ? this.size / 2 : Math.min(Math.max(value, half), this.size - half);
  }

  /** Zoom so that what is under a point of the window stays there. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const before = this.scale;
    const under = { x: (x - this.left) / before, y: (y - this.top) / before };
    this.wanted = Math.max(this.whole, Math.min(before * factor, CLOSEST));
    this.at = {
      x: under.x + (this.width / 2 - x) / this.scale,
      y: under.y + (this.height / 2 - y) / this.scale,
    };
  }
  closer(): void {
    this.zoom(STEP);
  }
  wider(): void {
    this.zoom(1 / STEP);
  }
  everything(): void {
    this.wanted = 0;
  }
  pan(dx: number, dy: number): void {
    const { x, y } = this.middle;
    this.at = { x: x - dx / this.scale, y: y - dy / this.scale };
  }

  centre(point: Point, scale = this.scale): void {
    this.wanted = scale;
    this.at = { x: point.x, y: point.y };
  }
  /** Bring all these into sight, no closer than at that scale. */
  frame(points: Point[], scale: number, margin = 60): void {
    if (points.length === 0) return;
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fits = Math.min(
      this.width / (right - left + 2 * margin),
      this.height / (bottom - top + 2 * margin),
    );
    this.wanted = Math.min(scale, fits);
    this.at = { x: (left + right) / 2, y: (top + bottom) / 2 };
  }
  shows(point: Point, margin = 30): boolean {
    const x = point.x * this.scale + this.left;
    const y = point.y * this.scale + this.top;
    return x >= margin && y >= margin && x <= this.width - margin && y <= this.height - margin;
  }

  // -- fingers, mouse, keys

  private place(node: HTMLElement, event: { clientX: number; clientY: number }): Point {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Everything that moves the drawing, on the element through which it is seen. */
  readonly window = (node: HTMLElement) => {
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const here = this.place(node, event);
      if (this.pointers.size === 0) this.dragged = false;
      this.pointers.set(event.pointerId, here);
      this.start = here;
    };
    const move = (event: PointerEvent) => {
      const old = this.pointers.get(event.pointerId);
      if (!old) return;
      const here = this.place(node, event);
      if (!this.moving) {
        const far = this.start ? Math.hypot(here.x - this.start.x, here.y - this.start.y) : 0;
        if (this.pointers.size < 2 && far < DRAG) return;
        this.moving = true;
        this.dragged = true;
        node.setPointerCapture(event.pointerId);
      }
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const before = Math.hypot(old.x - other.x, old.y - other.y);
        const now = Math.hypot(here.x - other.x, here.y - other.y);
        const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
        this.pan((here.x - old.x) / 2, (here.y - old.y) / 2);
        if (before > 0) this.zoom(now / before, middle.x, middle.y);
      } else this.pan(here.x - old.x, here.y - old.y);
      this.pointers.set(event.pointerId, here);
    };
    const up = (event: PointerEvent) => {
      if (!this.pointers.delete(event.pointerId)) return;
      if (this.pointers.size === 0) this.moving = false;
      if (this.dragged || (event.target as Element).closest('button')) return;
      const here = { ...this.place(node, event), time: event.timeStamp };
      const last = this.tap;
      this.tap = here;
      const near = last !== null && Math.hypot(here.x - last.x, here.y - last.y) < NEAR;
      if (near && here.time - last.time < TWICE) {
        this.tap = null;
        if (this.closest) this.everything();
        else this.zoom(STEP * STEP, here.x, here.y);
      }
    };
    const click = (event: MouseEvent) => {
      if (!this.dragged) return;
      this.dragged = false; // what was under the finger while it moved is not meant
      event.preventDefault();
      event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return; // the wheel alone scrolls the page
      event.preventDefault();
      const here = this.place(node, event);
      this.zoom(Math.exp(-event.deltaY * 0.004), here.x, here.y);
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const far = 70;
      const steps: Record<string, () => void> = {
        '+': () => this.closer(),
        '=': () => this.closer(),
        '-': () => this.wider(),
        '0': () => this.everything(),
      };
      const pans: Record<string, () => void> = {
        ArrowLeft: () => this.pan(far, 0),
        ArrowRight: () => this.pan(-far, 0),
        ArrowUp: () => this.pan(0, far),
        ArrowDown: () => this.pan(0, -far),
      };
      // On the window itself arrows move the drawing; on a thing in it they walk among what glows.
      const deed = steps[event.key] ?? (event.target === node ? pans[event.key] : undefined);
      if (!deed) return;
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    const sizes = new ResizeObserver(() => {
      this.width = node.clientWidth;
      this.height = node.clientHeight;
    });
    this.width = node.clientWidth;
    this.height = node.clientHeight;
    sizes.observe(node);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, true);
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('keydown', keydown);
    return { destroy: () => sizes.disconnect() };
  };
}
