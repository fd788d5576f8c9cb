// The card that is being looked at: beside the pointer while hovering, or large with its rulings.
import type { Lexicon } from '../words/lexicon';

interface Looked {
  lexicon: Lexicon;
  card: string;
  seats: number;
}

/** What may be done with the card that is looked at. */
export interface Deed {
  answer: number;
  words: string;
  act: () => void;
}

export const peek = $state<{
  near: (Looked & { box: DOMRect }) | null;
  large: (Looked & { deeds: Deed[]; why: string }) | null;
}>({
  near: null,
  large: null,
});

export function showLarge(lexicon: Lexicon, card: string, seats: number, deeds: Deed[] = [], why = ''): void {
  peek.near = null;
  peek.large = { lexicon, card, seats, deeds, why };
}

export interface PeekOptions extends Partial<Looked> {
  /** Not at once: the card itself is large enough to be read by most. */
  slow?: boolean;
}

const LONG_PRESS = 450;

/** Hover or focus shows the card, a long press or right click the large view. */
export function peekable(node: HTMLElement, options: PeekOptions) {
  let now = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const show = () => {
    if (!now.lexicon || !now.card) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        peek.near = {
          lexicon: now.lexicon!,
          card: now.card!,
          seats: now.seats ?? 2,
          box: node.getBoundingClientRect(),
        };
      },
      now.slow ? 600 : 120,
    );
  };
  // A thing that goes away while it has the focus is blurred in the middle of drawing: not the time to change what is drawn.
  const hide = () => {
    clearTimeout(timer);
    queueMicrotask(() => {
      if (peek.near?.card === now.card) peek.near = null;
    });
  };
  const large = (event: Event) => {
    if (!now.lexicon || !now.card) return;
    event.preventDefault();
    showLarge(now.lexicon, now.card, now.seats ?? 2);
  };
  const down = (event: PointerEvent) => {
    hide();
    pressed = false;
    if (event.pointerType === 'mouse' || !now.card) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = true;
      large(event);
    }, LONG_PRESS);
  };
  const up = () => clearTimeout(timer);
  const click = (event: MouseEvent) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const key = (event: KeyboardEvent) => {
    if (event.code === 'KeyI') large(event);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') show();
  };
  const focus = () => {
    if (node.matches(':focus-visible')) show();
  };
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', hide);
  node.addEventListener('focus', focus);
  node.addEventListener('blur', hide);
  node.addEventListener('contextmenu', large);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, true);
  node.addEventListener('keydown', key);
  return {
    update(next: PeekOptions) {
      now = next;
    },
    destroy() {
      hide();
    },
  };
}
