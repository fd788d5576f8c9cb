// Small things the browser remembers; a browser that may not remember anything still works.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`arcanarium.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`arcanarium.${key}`, value);
  } catch {
    // private mode: nothing is kept
  }
}

export function recallSession<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(`arcanarium.${key}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function rememberSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(`arcanarium.${key}`, JSON.stringify(value));
  } catch {
    // full or forbidden: nothing is kept
  }
}

/** Everything of ours. */
export function forgetAll(): void {
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[store]))
        if (key.startsWith('arcanarium.')) window[store].removeItem(key);
    } catch {
      // nothing was kept
    }
  }
}
