// Addresses of the page.
import { at, within } from './root';

const state = $state({ path: within(location.pathname), hash: location.hash });

addEventListener('popstate', () => {
  state.path = within(location.pathname);
  state.hash = location.hash;
});

export function path(): string {
  return state.path;
}

export function hash(): string {
  return state.hash;
}

export function go(to: string): void {
  history.pushState(null, '', at(to));
  state.path = within(location.pathname);
  state.hash = location.hash;
  scrollTo(0, 0);
}

/** Change what is after the # without a new entry in the history. */
export function setHash(to: string): void {
  history.replaceState(null, '', to || location.pathname);
  state.hash = location.hash;
}

/** Links inside the page do not load it again. */
export function onLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const to = within(link.getAttribute('href') ?? '');
  if (to.startsWith('#') || /^\/(api|link|locale)\//.test(to)) return;
  event.preventDefault();
  go(to);
}
