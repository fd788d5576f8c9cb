// What has a title says it at once, while hovered, with the keyboard's focus or pressed for a moment: the browser's own
// words come late, and on a phone never.
import { said } from '../ask/grey.svelte';

const PRESS = 400;

/** Listens on the window; the result stops it. */
export function sayTitles(): () => void {
  let shown: { node: HTMLElement; title: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (!shown) return;
    const { node, title } = shown;
    shown = null;
    if (!node.hasAttribute('title')) node.setAttribute('title', title);
    // What goes away while it has the focus is blurred in the middle of drawing: not the time to change what is drawn.
    queueMicrotask(() => {
      if (said.now?.by === node && shown?.node !== node) said.now = null;
    });
  };
  const show = (target: EventTarget | null) => {
    const node = target instanceof Element ? target.closest<HTMLElement>('[title]') : null;
    if (node && node === shown?.node) return;
    if (shown && target instanceof Node && shown.node.contains(target) && !node) return;
    hide();
    const title = node?.getAttribute('title');
    if (!node || !title || node.dataset['why']) return;
    node.removeAttribute('title');
    shown = { node, title };
    said.now = { text: title, box: node.getBoundingClientRect(), by: node };
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') show(event.target);
  };
  const down = (event: PointerEvent) => {
    hide();
    const { target } = event;
    if (event.pointerType !== 'mouse') timer = setTimeout(() => show(target), PRESS);
  };
  const up = () => clearTimeout(timer);
  const focus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event.target);
  };
  const events = [
    ['pointerover', over],
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', up],
    ['focusin', focus],
    ['focusout', hide],
    ['scroll', hide],
  ] as [string, EventListener][];
  for (const [name, heard] of events) window.addEventListener(name, heard, true);
  return () => {
    for (const [name, heard] of events) window.removeEventListener(name, heard, true);
    hide();
  };
}
