// Changes of a view, applied without touching the old one, so that every step of a game may be kept.
import type { Patch, View } from './types';

type Node = { [key: string]: unknown } | unknown[];

function changed(
  node: unknown,
  path: (string | number)[],
  at: number,
  gone: boolean,
  value: unknown,
): unknown {
  if (at === path.length) return value;
  const key = path[at]!;
  const last = at === path.length - 1;
  if (Array.isArray(node)) {
    const copy = node.slice();
    const place = Number(key);
    if (last && gone) copy.splice(place, 1);
    else copy[place] = changed(copy[place], path, at + 1, gone, value);
    return copy;
  }
  const copy: Record<string, unknown> = { ...((node ?? {}) as Record<string, unknown>) };
  if (last && gone) delete copy[String(key)];
  else copy[String(key)] = changed(copy[String(key)], path, at + 1, gone, value);
  return copy;
}

/** The view after a patch; parts that did not change are shared with the old one. */
export function applyPatch<T extends Node | View>(view: T, patch: Patch[]): T {
  let now: unknown = view;
  for (const entry of patch) now = changed(now, entry[0], 0, entry.length < 2, entry[1]);
  return now as T;
}
