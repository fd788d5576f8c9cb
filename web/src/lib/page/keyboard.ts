// Playing without a mouse: digits choose, arrows walk among what is alive, Enter carries out.

/** What can be chosen now and is to be seen; while a menu is open, only what is in it. */
export function alive(root: ParentNode): HTMLElement[] {
  const within = root.querySelector('[role=menu]') ?? root;
  return [...within.querySelectorAll<HTMLElement>('[data-live]')].filter(
    (each) => each.offsetParent !== null,
  );
}

/** The nearest living thing in a direction. */
export function neighbour(from: DOMRect, boxes: DOMRect[], key: string): number {
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const dx = box.left + box.width / 2 - x;
    const dy = box.top + box.height / 2 - y;
    const [along, across] =
      key === 'ArrowRight'
        ? [dx, dy]
        : key === 'ArrowLeft'
          ? [-dx, dy]
          : key === 'ArrowDown'
            ? [dy, dx]
            : [-dy, dx];
    if (along < 4) return;
    const cost = along + Math.abs(across) * 2.2;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

/** Is somebody writing? */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

export interface Keys {
  root: () => HTMLElement | null;
  undo: () => void;
  reset: () => void;
  /** Confirm what is picked; false if there is nothing to confirm. */
  confirm: () => boolean;
  skip: () => void;
  hint: () => void;
  /** Open or shut the hand, where it is a drawer. */
  hand?: () => void;
}

/** Listens on the window; the result stops it. */
export function listen(keys: Keys): () => void {
  const onkeydown = (event: KeyboardEvent) => {
    const root = keys.root();
    if (!root || typing(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (/^[1-9]$/.test(event.key)) {
      const thing = alive(root)[Number(event.key) - 1];
      if (thing) {
        event.preventDefault();
        thing.focus();
        thing.click();
      }
      return;
    }
    if (event.key.startsWith('Arrow')) {
      const things = alive(root);
      if (things.length === 0) return;
      const now = document.activeElement as HTMLElement | null;
      event.preventDefault();
      if (!now || !root.contains(now) || now.matches('.prompt')) {
        things[0]!.focus();
        return;
      }
      const next = neighbour(
        now.getBoundingClientRect(),
        things.map((each) => each.getBoundingClientRect()),
        event.key,
      );
      if (next >= 0) things[next]!.focus();
      return;
    }
    if (event.key === 'Enter') {
      // What is alive and has the focus is carried out by the browser; else Enter confirms what is picked.
      const now = document.activeElement;
      const busy = now?.closest('[data-live], a, .asks button, [role=tab], [role=button]');
      const here = !now || now === document.body || root.contains(now);
      if (here && !busy && keys.confirm()) event.preventDefault();
      return;
    }
    if (event.code === 'KeyU') (event.shiftKey ? keys.reset : keys.undo)();
    else if (event.code === 'KeyC') keys.confirm();
    else if (event.code === 'KeyH') keys.hint();
    else if (event.code === 'KeyD') keys.hand?.();
    else if (event.key === 'Escape') keys.skip();
  };
  window.addEventListener('keydown', onkeydown);
  return () => window.removeEventListener('keydown', onkeydown);
}
