import { isFailure } from '#contract/failure.ts';
import type { Problem } from '#domain/outcome.ts';

/** A refusal, or an answer that never came, in words fit to show. `status` is 0 when the server was not reached. */
export type CallFailure = {
  ok: false;
  status: number;
  message: string;
  problems: Problem[];
  /** Names the line in the server's log; '' when it never answered. */
  requestId: string;
  headers: Headers;
};

export type CallAnswer<T> = { ok: true; value: T; headers: Headers } | CallFailure;

type Call<T> = {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON; a text is taken to be JSON already and sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  read: (response: Response) => Promise<T>;
  /** The words before a failure in the console. With them every failure is logged; without them a refusal (4xx) is not. */
  logged?: string;
  /** What happens when the token is not good any more; without it a 401 is a failure like any other. */
  onDeadToken?: (() => void) | undefined;
  signal?: AbortSignal;
};

/** Calls our own server. Never throws, except when the caller itself aborts. */
export async function callApi<T>(url: string, call: Call<T>): Promise<CallAnswer<T>> {
  const token = localStorage.getItem('token');
  try {
    const response = await fetch(url, {
      method: call.method ?? 'GET',
      headers: {
        ...call.headers,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(call.body === undefined
        ? {}
        : { body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body) }),
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
    return { ok: false, status: 0, message: unreachable, problems: [], requestId: '', headers: new Headers() };
  }
}

/** Section 8 of the specification names no other words for the console but those of the suggestions. */
export const FAILED_CALL = 'Failed call:';

/** Logs a failed call; that the person is told too is the caller's part. */
export function logFailedCall(
  url: string,
  { method = 'GET', logged = FAILED_CALL }: Pick<Call<unknown>, 'method' | 'logged'>,
  why: unknown,
) {
  return console.error(logged, method, url, why);
}

const unreachable = 'Cannot reach the server. Nothing was lost: try again.';

/** What a refusal says, in words fit to show. */
export async function failureOf(response: Response): Promise<CallFailure> {
  const body: unknown = await response.json().catch(() => null);
  const requestId = response.headers.get('X-Request-Id') ?? '';
  const said = isFailure(body) ? body : { message: unexplained(response.status, requestId), problems: [] };
  return {
    ok: false,
    status: response.status,
    message: said.message,
    problems: said.problems,
    requestId,
    headers: response.headers,
  };
}

function unexplained(status: number, requestId: string) {
  return `The server could not do this (${status}). Try again${requestId ? `, or report this number: ${requestId}` : ''}.`;
}
