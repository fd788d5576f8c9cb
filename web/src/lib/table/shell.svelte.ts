// The shell of a table: the board scrolls in a window of its own, so that nothing ever lies over it unasked.

/** Phones either way up, and tablets: the hand is a drawer there. */
const SMALL = '(max-width: 1000px), (max-height: 500px)';
const query = matchMedia(SMALL);

export const shell = $state<{
  small: boolean;
  /** Over the lower end of the board: what a reader opens. */
  above: HTMLElement | null;
  /** Between the board and the question: what the question needs beside its words. */
  tray: HTMLElement | null;
  /** Below the question, nearest to the reader: the hand, where there is room for it. */
  shelf: HTMLElement | null;
}>({ small: query.matches, above: null, tray: null, shelf: null });

query.addEventListener('change', () => (shell.small = query.matches));

/** A thing lies in another part of the shell while that is there, else in its own place. */
export function docked(node: HTMLElement, to: HTMLElement | null) {
  const home = node.parentNode!;
  const mark = document.createComment('');
  home.insertBefore(mark, node);
  const put = (where: HTMLElement | null) => {
    if (where) where.append(node);
    else if (node.parentNode !== home) home.insertBefore(node, mark);
  };
  put(to);
  return {
    update: put,
    destroy() {
      node.remove();
      mark.remove();
    },
  };
}
