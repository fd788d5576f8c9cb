// What has the focus may go away with the answer that was given by it: then the focus goes to the question, and waits there.

/** Nothing can be done with it any more: taken away, switched off or out of sight. */
function isGone(thing: HTMLElement): boolean {
  return !thing.isConnected || thing.matches(':disabled') || !thing.checkVisibility();
}

/** Whatever of the stage has the focus hands it on to the question when it goes away; the result ends that. */
export function keepFocus(stage: HTMLElement, question: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const heed = (event: FocusEvent) => {
    const thing = event.target as HTMLElement;
    if (stage.contains(thing)) last = thing;
    else if (!thing.closest('dialog')) last = null; // a dialog gives the focus back
  };
  // Not by watching answers and questions: rivals answer meanwhile, and menus and drawers go away without any.
  const watcher = new MutationObserver(() => {
    const now = document.activeElement;
    if (!last || (now !== last && now !== document.body) || !isGone(last)) return;
    if (!document.querySelector('dialog[open]')) question.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', heed);
  watcher.observe(stage, { childList: true, subtree: true, attributeFilter: ['disabled', 'class'] });
  return () => {
    document.removeEventListener('focusin', heed);
    watcher.disconnect();
  };
}
