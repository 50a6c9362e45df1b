import { isFailure } from '#contract/failure.ts';
import type { Problem } from '#domain/outcome.ts';

/** A refused or failed call, with a message for the screen. `status` is 0 when the server was not reached. */
export type CallFailure = {
  ok: false;
  status: number;
  message: string;
  problems: Problem[];
  /** Identifies the line in the server's log; '' without an answer. */
  requestId: string;
  headers: Headers;
};

export type CallAnswer<T> = { ok: true; value: T; headers: Headers } | CallFailure;

type Call<T> = {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. A string must be JSON already and is sent unchanged; so is a form with a file. */
  body?: unknown;
  headers?: Record<string, string>;
  read: (response: Response) => Promise<T>;
  /** Prefix of the console message. When it is set, refusals (4xx) are logged as well. */
  logged?: string;
  /** Runs when the token is no longer valid (401). */
  onDeadToken?: (() => void) | undefined;
  signal?: AbortSignal;
};

/** Calls the server of this page. Throws only when the caller aborts. */
export async function callApi<T>(url: string, call: Call<T>): Promise<CallAnswer<T>> {
  const token = localStorage.getItem('token');
  const isChange = call.method !== undefined && call.method !== 'GET';
  try {
    const response = await fetch(url, {
      method: call.method ?? 'GET',
      headers: {
        ...call.headers,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(isChange || !hasJustChanged() ? {} : { 'Cache-Control': 'no-cache' }),
        ...(call.body === undefined || call.body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: bodyOf(call.body) }),
      ...(call.signal ? { signal: call.signal } : {}),
    });
    if (response.status === 401 && token !== null) call.onDeadToken?.();
    if (!response.ok) {
      if (call.logged || response.status >= 500) logFailedCall(url, call, `status of ${response.status}`);
      return await failureOf(response);
    }
    return { ok: true, value: await call.read(response), headers: response.headers };
  } catch (error) {
    if (call.signal?.aborted) throw error;
    logFailedCall(url, call, error);
    return { ok: false, status: 0, message: UNREACHABLE, problems: [], requestId: '', headers: new Headers() };
  } finally {
    if (isChange && token !== null) keepChange();
  }
}

const CHANGED = 'changedAt';
const OWN_CHANGE_MS = 10_000;

function keepChange(): void {
  try {
    sessionStorage.setItem(CHANGED, String(Date.now()));
  } catch {
    // A tab that can store nothing reads as others do: at most five seconds late, where the shop has a replica.
  }
}

/** After a change of one's own, an answer must not come from a replica of the database that does not have it yet. */
function hasJustChanged(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(CHANGED)) < OWN_CHANGE_MS;
  } catch {
    return false;
  }
}

function bodyOf(body: unknown): string | FormData {
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
}

/** Section 8 of the specification sets the console text only for address suggestions. */
export const FAILED_CALL = 'Failed call:';

/** Logs a failed call. The caller shows it on the screen. */
export function logFailedCall(
  url: string,
  { method = 'GET', logged = FAILED_CALL }: Pick<Call<unknown>, 'method' | 'logged'>,
  why: unknown,
) {
  return console.error(logged, method, url, why);
}

const UNREACHABLE = 'Cannot reach the server. Nothing was lost: try again.';

/** Reads the body of a refused call. */
export async function failureOf(response: Response): Promise<CallFailure> {
  const body: unknown = await response.json().catch(() => null);
  const requestId = response.headers.get('X-Request-Id') ?? '';
  const failure = isFailure(body) ? body : { message: defaultMessage(response.status, requestId), problems: [] };
  return {
    ok: false,
    status: response.status,
    message: failure.message,
    problems: failure.problems,
    requestId,
    headers: response.headers,
  };
}

function defaultMessage(status: number, requestId: string) {
  return `The server could not do this (${status}). Try again${requestId ? `, or report this number: ${requestId}` : ''}.`;
}
