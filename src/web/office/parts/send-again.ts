import type { CallAnswer } from '../../call-api.ts';

/** How long a form goes on by itself, in milliseconds: a database that fails over is away for half a minute. */
const PATIENCE = 60_000;

/**
 * Sends a call that has a key again, with the same key, while the server says to try again in a moment: its database is away, or it is
 * not known whether it was stored. `onWait` is told each time, before it waits. Any other answer is the answer, and so is the last one
 * when the time is over by the clock (a locked phone stops the waiting, not the clock), the page is left, or `signal` ends it.
 */
export async function sendAgain<T>(
  send: () => Promise<CallAnswer<T>>,
  onWait: () => void,
  signal?: AbortSignal,
): Promise<CallAnswer<T>> {
  const end = Date.now() + PATIENCE;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  const isOver = () => Date.now() > end || stopping.signal.aborted;
  addEventListener('pagehide', stop);
  signal?.addEventListener('abort', stop);
  try {
    for (;;) {
      const answer = await send();
      if (!isAway(answer) || isOver()) return answer;
      onWait();
      const pause = Number(answer.headers.get('Retry-After')) * 1000;
      await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), stopped]);
      if (isOver()) return answer;
    }
  } finally {
    removeEventListener('pagehide', stop);
  }
}

/** A document that is issued, whose paper is not drawn, is no such answer. */
function isAway({ ok, headers, ...answer }: CallAnswer<unknown>): boolean {
  return (
    !ok &&
    'status' in answer &&
    answer.status === 503 &&
    Number(headers.get('Retry-After')) > 0 &&
    !headers.has('Invoice-Number')
  );
}
