// Something that cannot be chosen now says why: while hovered, with the keyboard's focus, or when tapped.

export const said = $state<{ now: { text: string; box: DOMRect; by: HTMLElement } | null }>({ now: null });

/** A thing and why it is grey; an empty text if it is not. */
export function grey(node: HTMLElement, why: string) {
  let text = '';
  const shown = () => said.now?.by === node;
  const show = () => {
    if (text) said.now = { text, box: node.getBoundingClientRect(), by: node };
  };
  // What goes away while it has the focus is blurred in the middle of drawing: not the time to change what is drawn.
  const hide = () => {
    queueMicrotask(() => {
      if (shown()) said.now = null;
    });
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') show();
  };
  const focus = () => {
    if (node.matches(':focus-visible')) show();
  };
  const elsewhere = (event: Event) => {
    if (!node.contains(event.target as Node)) hide();
  };
  function update(next: string): void {
    if (next === text) return;
    text = next;
    if (text) {
      node.dataset['why'] = text;
      node.setAttribute('aria-description', text);
    } else {
      delete node.dataset['why'];
      node.removeAttribute('aria-description');
    }
    if (shown()) queueMicrotask(() => (text ? show() : hide()));
  }
  update(why);
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', hide);
  node.addEventListener('focus', focus);
  node.addEventListener('blur', hide);
  node.addEventListener('click', show);
  window.addEventListener('pointerdown', elsewhere, true);
  return {
    update,
    destroy() {
      hide();
      window.removeEventListener('pointerdown', elsewhere, true);
    },
  };
}
