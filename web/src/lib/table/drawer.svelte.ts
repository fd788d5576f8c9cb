// The hand as a drawer: shut while something else is asked, open when the question is about it.

export const drawer = $state<{
  /** How many cards lie in it; null where there is no hand. */
  count: number | null;
  open: boolean;
  /** The reader opened it: Back shuts it again. */
  byHand: boolean;
  /** Something in it may be chosen now. */
  live: boolean;
}>({ count: null, open: false, byHand: false, live: false });

export function toggleDrawer(): void {
  drawer.open = !drawer.open;
  drawer.byHand = drawer.open;
}

const alive = (root: ParentNode) => [...root.querySelectorAll('[data-live]')];

/** A new question: the drawer opens for what lies in it alone, and shuts otherwise unless the reader opened it; before what
 *  only lies beneath it, it shuts in any case. */
export function heed(hand: HTMLElement, board: ParentNode): void {
  const inside = alive(hand).length > 0;
  const outside = alive(board).some((thing) => !hand.contains(thing));
  drawer.live = inside;
  drawer.byHand &&= drawer.open; // whoever shut it has let go of it
  if (inside && !outside) drawer.open = true;
  else if (!drawer.byHand || (outside && !inside)) drawer.open = false;
}
