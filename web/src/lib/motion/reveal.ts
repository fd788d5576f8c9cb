// On a small screen what can be chosen may lie out of sight: it is brought into view once, when it is asked for.
import { reducedMotion } from './motion';

/** Told to a thing that is wanted in sight: a drawing that is looked at through a window moves it there. */
export const WANTED = 'wanted';

function inSight(thing: HTMLElement): boolean {
  const box = thing.getBoundingClientRect();
  const window = thing.closest('.view')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const middle = box.top + box.height / 2;
  return middle > window.top && middle < window.bottom;
}

/** Scrolls to the first living thing within `root`, or the first of those, unless one can be seen already. */
export function reveal(root: HTMLElement, those = '[data-live]'): void {
  const things = [...root.querySelectorAll<HTMLElement>(those)].filter((each) => each.offsetParent);
  if (things.length === 0 || things.some((each) => inSight(each))) return;
  things[0]!.scrollIntoView({ block: 'center', behavior: reducedMotion() ? 'auto' : 'smooth' });
}
