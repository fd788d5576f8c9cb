// Changes made visible: things travel from where they were to where they are. Quick, skippable, off on request.
import type { Lexicon } from '../words/lexicon';
import type { GameEvent } from '../wire/types';

/** Something small that flies from one place to another because of an event. */
export interface Flight {
  from: string;
  to: string;
  /** What flies: an element made for it. */
  make: () => HTMLElement;
}

export type Choreography = (lexicon: Lexicon, event: GameEvent) => Flight[];

const NS = 'http://www.w3.org/2000/svg';

/** A small thing that flies: a symbol in its colour, perhaps with a number. */
export function piece(colour: string, icon: string | undefined, text = ''): HTMLElement {
  const box = document.createElement('span');
  Object.assign(box.style, {
    display: 'grid',
    gridAutoFlow: 'column',
    placeItems: 'center',
    minWidth: '28px',
    height: '28px',
    padding: '0 5px',
    borderRadius: '14px',
    background: colour,
    color: '#fff',
    font: '700 15px var(--text)',
    boxShadow: '0 2px 8px rgb(0 0 0 / .5)',
  });
  if (text) box.append(text);
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('viewBox', '0 0 512 512');
  svg.setAttribute('width', '18');
  const path = document.createElementNS(NS, 'path');
  path.setAttribute('d', icon ?? '');
  path.setAttribute('fill', '#fff');
  svg.append(path);
  box.append(svg);
  return box;
}

const TRAVEL = 380;
const HURRIED = 140;
const EASE = 'cubic-bezier(.3,.8,.3,1)';

export function reducedMotion(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'off' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

export class Motion {
  root: HTMLElement | null = null;
  layer: HTMLElement | null = null;
  choreography: Choreography | null = null;
  hurried = false;
  private old = new Map<string, { box: DOMRect; element: HTMLElement; exit: string | undefined }>();
  private running: Animation[] = [];
  private release: (() => void) | null = null;

  before(): void {
    this.old.clear();
    if (!this.root || reducedMotion() || document.hidden) return;
    for (const element of this.root.querySelectorAll<HTMLElement>('[data-key]')) {
      const exit = element.closest<HTMLElement>('[data-exit]')?.dataset['exit'];
      this.old.set(element.dataset['key']!, { box: element.getBoundingClientRect(), element, exit });
    }
  }

  /** To the end at once. */
  skip(): void {
    for (const each of [...this.running]) each.finish();
    this.release?.();
  }

  /** Where a thing comes from or goes to if nobody sees it there: a place may name the spot for all it holds. */
  private place(name: string | undefined): DOMRect | null {
    return name ? this.spot(`[data-spot="${CSS.escape(name)}"]`) : null;
  }

  private spot(selector: string): DOMRect | null {
    const element = this.root?.querySelector<HTMLElement>(selector);
    const box = element?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  }

  private run(
    element: HTMLElement,
    frames: Keyframe[],
    duration: number,
    delay = 0,
    then?: () => void,
    composite: CompositeOperation = 'replace',
  ): void {
    const animation = element.animate(frames, {
      duration,
      delay,
      easing: EASE,
      fill: 'backwards',
      composite,
    });
    this.running.push(animation);
    const done = () => {
      this.running = this.running.filter((each) => each !== animation);
      then?.();
    };
    animation.onfinish = done;
    animation.oncancel = done;
  }

  async after(lexicon: Lexicon, events: GameEvent[]): Promise<void> {
    if (!this.root || !this.layer || reducedMotion() || document.hidden || this.old.size === 0) return;
    const duration = this.hurried ? HURRIED : TRAVEL;
    const now = new Map<string, HTMLElement>();
    for (const element of this.root.querySelectorAll<HTMLElement>('[data-key]')) {
      now.set(element.dataset['key']!, element);
    }
    const seatOf = new Map<string, number>();
    for (const [, seat, card] of events) if (card && card !== '?') seatOf.set(`card:${card}`, seat);
    let moved = 0;
    for (const [key, element] of now) {
      const box = element.getBoundingClientRect();
      const old = this.old.get(key);
      if (old) {
        const dx = old.box.left - box.left;
        const dy = old.box.top - box.top;
        const scale = box.width > 0 ? old.box.width / box.width : 1;
        if (Math.abs(dx) + Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) continue;
        this.run(
          element,
          [
            { transform: `translate(${dx}px,${dy}px) scale(${scale})`, transformOrigin: '0 0' },
            { transform: 'none', transformOrigin: '0 0' },
          ],
          duration,
          0,
          undefined,
          'add', // a turned card stays turned on its way
        );
        moved += 1;
      } else {
        const seat = seatOf.get(key);
        const from =
          this.place(element.closest<HTMLElement>('[data-origin]')?.dataset['origin']) ??
          (seat === undefined ? null : this.place(`hand-${seat}`)) ??
          this.place('deck');
        const frames: Keyframe[] = from
          ? [
              {
                transform: `translate(${from.left - box.left}px,${from.top - box.top}px) scale(.4)`,
                transformOrigin: '0 0',
                opacity: 0.2,
              },
              { transform: 'none', transformOrigin: '0 0', opacity: 1 },
            ]
          : [
              { opacity: 0, transform: 'scale(.85)' },
              { opacity: 1, transform: 'none' },
            ];
        this.run(element, frames, duration);
        moved += 1;
      }
    }
    const away = this.place('discard');
    let ghosts = 0;
    for (const [key, old] of this.old) {
      if (now.has(key) || !key.startsWith('card:') || ghosts > 8 || old.box.width === 0) continue;
      const ghost = old.element.cloneNode(true) as HTMLElement;
      ghosts += 1;
      ghost.removeAttribute('data-key');
      ghost.setAttribute('aria-hidden', 'true');
      ghost.inert = true;
      Object.assign(ghost.style, {
        position: 'fixed',
        left: `${old.box.left}px`,
        top: `${old.box.top}px`,
        width: `${old.box.width}px`,
        height: `${old.box.height}px`,
        margin: '0',
        pointerEvents: 'none',
      });
      this.layer.append(ghost);
      const to = this.place(old.exit) ?? away ?? old.box;
      this.run(
        ghost,
        [
          { opacity: 1, transform: 'none' },
          {
            opacity: 0,
            transform: `translate(${to.left - old.box.left}px,${to.top - old.box.top}px) scale(.5)`,
          },
        ],
        duration,
        0,
        () => ghost.remove(),
      );
    }
    let flights = 0;
    if (this.choreography) {
      for (const event of events) {
        for (const flight of this.choreography(lexicon, event)) {
          const from = this.spot(flight.from);
          const to = this.spot(flight.to);
          if (!from || !to || flights > 24) continue;
          const thing = flight.make();
          thing.setAttribute('aria-hidden', 'true');
          Object.assign(thing.style, {
            position: 'fixed',
            left: `${from.left + from.width / 2 - 14}px`,
            top: `${from.top + from.height / 2 - 14}px`,
            pointerEvents: 'none',
          });
          this.layer.append(thing);
          const dx = to.left + to.width / 2 - from.left - from.width / 2;
          const dy = to.top + to.height / 2 - from.top - from.height / 2;
          this.run(
            thing,
            [
              { transform: 'scale(.6)', opacity: 0 },
              {
                transform: `translate(${dx * 0.2}px,${dy * 0.2 - 12}px) scale(1.15)`,
                opacity: 1,
                offset: 0.25,
              },
              { transform: `translate(${dx}px,${dy}px) scale(.8)`, opacity: 0.9 },
            ],
            duration * 1.3,
            flights * 40,
            () => thing.remove(),
          );
          flights += 1;
        }
      }
    }
    if (moved + ghosts + flights > 0) {
      await new Promise<void>((done) => {
        this.release = done;
        setTimeout(done, duration * 0.8);
      });
      this.release = null;
    }
  }
}
