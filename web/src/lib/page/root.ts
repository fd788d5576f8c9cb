// Where the page lives: at the root of its host, or under a path that the server writes into the page.

const root =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? '');

/** An address of ours as the browser knows it. */
export const at = (path: string): string => root + path;

/** An address as the browser knows it, without what stands before ours. */
export const within = (path: string): string =>
  root !== '' && (path === root || path.startsWith(`${root}/`)) ? path.slice(root.length) || '/' : path;
