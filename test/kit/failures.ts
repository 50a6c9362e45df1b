import { type CallAnswer, type CallFailure, callApi, failureOf } from '#web/call-api.ts';
import type { KitRoom } from './kit-room.ts';

/** What a call can fail with. Each is made as a browser makes it: read from an answer, or thrown by `fetch` without a network. */
export const failures = {
  offline: { title: 'Offline', fail: () => failedCall('blob:gone') },
  401: { title: '401, the login has ended', fail: () => refused(401, 'Log in first: your login has ended.') },
  403: { title: '403, only for owners', fail: () => refused(403, 'Only an owner may do this.') },
  409: { title: '409, somebody else was first', fail: () => refused(409, 'It was changed meanwhile. Load it again.') },
  413: { title: '413, too large', fail: () => refused(413, 'The body is too large: at most 1 MB.') },
  507: {
    title: '507, the disk is full',
    fail: () => refused(507, 'The server’s disk is full. Nothing was stored: free some space, then try again.'),
  },
  cut: { title: 'An answer that was cut off', fail: () => failedCall('data:application/json,[{"id":') },
} satisfies Record<string, { title: string; fail: () => Promise<CallFailure> }>;

export type FailureName = keyof typeof failures;

/** One state for each failure, such as `failed-507`. */
export function failedStates(
  stateOf: (fail: () => Promise<CallFailure>, name: string) => KitRoom['states'][string]['Show'],
) {
  return Object.fromEntries(
    Object.entries(failures).map(([name, { title, fail }]) => [
      `failed-${name}`,
      { title: `Failed: ${title}`, Show: stateOf(fail, name) },
    ]),
  );
}

/** The answer of a server: without `message` one that has no shape of ours, such as a proxy's. */
export function refused(
  status: number,
  message?: string,
  problems: CallFailure['problems'] = [],
): Promise<CallFailure> {
  return failureOf(new Response(message === undefined ? '' : JSON.stringify({ message, problems }), { status }));
}

export function answered<Value>(value: Value): CallAnswer<Value> {
  return { ok: true, value, headers: new Headers() };
}

async function failedCall(url: string): Promise<CallFailure> {
  const answer = await callApi(url, { read: (response) => response.json() });
  if (answer.ok) throw new Error(`${url} was answered.`);
  return answer;
}
