// On a small screen what can be chosen may lie out of sight: it is brought into view once, when it is asked for.
import { reducedMotion } from './motion';

/** Above what lies at the bottom of the screen all the time: the question and the bar of the log. */
function bottom(): number {
  const asks = document.querySelector('.asks')?.getBoundingClientRect();
  return asks && asks.height > 0 ? Math.min(asks.top, innerHeight) : innerHeight;
}

function inSight(box: DOMRect): boolean {
  const middle = box.top + box.height / 2;
  return middle > 0 && middle < bottom();
}

/** Scrolls to the first living thing within `root` unless one can be seen already. */
export function reveal(root: HTMLElement): void {
  const things = [...root.querySelectorAll<HTMLElement>('[data-live]')].filter((each) => each.offsetParent);
  if (things.length === 0 || things.some((each) => inSight(each.getBoundingClientRect()))) return;
  things[0]!.scrollIntoView({ block: 'center', behavior: reducedMotion() ? 'auto' : 'smooth' });
}
