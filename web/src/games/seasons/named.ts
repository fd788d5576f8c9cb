// A symbol says its name while hovered, with the keyboard's focus, or pressed for a moment: at once, unlike `title`.
import { said } from '../../lib/ask/grey.svelte';

const PRESS = 350;

export function named(node: HTMLElement, name: string) {
  let text = name;
  let timer = 0;
  const show = () => {
    if (text) said.now = { text, box: node.getBoundingClientRect(), by: node };
  };
  const hide = () => {
    clearTimeout(timer);
    queueMicrotask(() => {
      if (said.now?.by === node) said.now = null;
    });
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') show();
  };
  const press = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') timer = window.setTimeout(show, PRESS);
  };
  const focus = () => {
    if (node.matches(':focus-visible')) show();
  };
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', hide);
  node.addEventListener('pointerdown', press);
  node.addEventListener('focus', focus);
  node.addEventListener('blur', hide);
  return {
    update(next: string) {
      text = next;
    },
    destroy: hide,
  };
}
