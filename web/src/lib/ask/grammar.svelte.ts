// How things are chosen: at once, or selected first and done by a button or a second touch.
import { recall, remember } from '../page/memory';

export const MANNERS = ['immediate', 'usual', 'confirm'] as const;
export type Manner = (typeof MANNERS)[number];

export const grammar = $state<{ manner: Manner }>({
  manner: (recall('manner') as Manner | null) ?? 'usual',
});

export function setManner(manner: Manner): void {
  grammar.manner = manner;
  remember('manner', manner);
}

/** What says in words what it does needs no second touch. */
const WORDED = '.prompt, dialog, [role=dialog], [role=alertdialog], [role=menu], .primary';
let finger = false;
let worded = false;

window.addEventListener(
  'click',
  (event) => {
    finger = event.isTrusted && (event as PointerEvent).pointerType === 'touch';
    worded = event.target instanceof Element && event.target.closest(WORDED) !== null;
  },
  true,
);

/** Is the thing that was just touched to be selected first? By finger always, else if it cannot be taken back. */
export function selectsFirst(final: boolean): boolean {
  if (grammar.manner === 'immediate') return false;
  if (grammar.manner === 'confirm') return true;
  return !worded && (finger || final);
}

/** Was it touched by a finger that first wants to see what it touches? */
export function looksFirst(): boolean {
  return finger && grammar.manner !== 'immediate';
}
