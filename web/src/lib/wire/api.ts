// Requests to the server; what goes wrong has a code that the page can word.
import { at } from '../page/root';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly detail: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

// A stranger becomes somebody with the answer to /api/me. Whatever else is asked waits for it: asked side by side, each
// answer would make somebody else of them, and only one of those could sit down.
let acquaintance: Promise<unknown> = Promise.resolve();
export function introduce<T>(): Promise<T> {
  const met = request<T>('GET', '/api/me');
  acquaintance = met.catch(() => undefined);
  return met;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  await acquaintance;
  return request<T>(method, path, body);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, 'offline', 'The server does not answer.');
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text === '' ? null : JSON.parse(text);
  } catch {
    data = null;
  }
  if (!answer.ok) {
    const error = (data as { error?: { code?: string; message?: string; detail?: Record<string, unknown> } })
      ?.error;
    const code = error?.code ?? (answer.status === 404 ? 'not-found' : 'unknown');
    throw new ApiError(answer.status, code, error?.message ?? answer.statusText, error?.detail ?? {});
  }
  return data as T;
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
export const remove = (path: string) => ask<null>('DELETE', path);
export const put = <T>(path: string, body: unknown) => ask<T>('PUT', path, body);

export const del = (path: string) => ask<null>('DELETE', path);

export async function getText(path: string): Promise<string> {
  const answer = await fetch(at(path), { credentials: 'same-origin' });
  if (!answer.ok) throw new ApiError(answer.status, 'not-found', answer.statusText);
  return answer.text();
}
