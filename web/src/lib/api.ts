// Requests to the server; what goes wrong has a code that the page can word.

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

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
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

export const get = <T>(path: string) => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
export const put = <T>(path: string, body: unknown) => request<T>('PUT', path, body);

export async function getText(path: string): Promise<string> {
  const answer = await fetch(path, { credentials: 'same-origin' });
  if (!answer.ok) throw new ApiError(answer.status, 'not-found', answer.statusText);
  return answer.text();
}
