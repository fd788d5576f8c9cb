// The name of a symbol: at once while it is pointed at or focused, and after a long press of a finger.
import { said } from '../../lib/ask/grey.svelte';

const LONG_PRESS = 450;

export function tip(node: HTMLElement, words: string) {
  let text = words;
  let wait = 0;
  const show = () => {
    if (text) said.now = { text, box: node.getBoundingClientRect(), by: node };
  };
  const hide = () => {
    clearTimeout(wait);
    queueMicrotask(() => {
      if (said.now?.by === node) said.now = null;
    });
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') show();
  };
  const press = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') wait = window.setTimeout(show, LONG_PRESS);
  };
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerdown', press);
  for (const end of ['pointerleave', 'pointercancel', 'blur']) node.addEventListener(end, hide);
  node.addEventListener('focus', show);
  return {
    update: (next: string) => (text = next),
    destroy: hide,
  };
}
