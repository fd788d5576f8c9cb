// The browser's Back closes what is open before it leaves the page.

interface Open {
  close: () => void;
}
const stack: Open[] = [];
let own = 0; // steps back that the page itself takes

window.addEventListener('popstate', () => {
  if (own > 0) own -= 1;
  else stack.pop()?.close();
});

/** While something is open, Back closes it; called while a component is made. */
export function closedByBack(isOpen: () => boolean, close: () => void): void {
  $effect(() => {
    if (!isOpen()) return;
    const entry = { close };
    stack.push(entry);
    history.pushState({ open: stack.length }, '');
    return () => {
      const at = stack.indexOf(entry);
      if (at < 0) return; // Back has closed it
      stack.splice(at, 1);
      // Whoever followed a link is elsewhere by now.
      if ((history.state as { open?: number } | null)?.open) {
        own += 1;
        history.back();
      }
    };
  });
}
