import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import type { CallAnswer } from '../../call-api.ts';
import { sendAgain } from './send-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call whose database stays away, and what became of it. */
function openCall(signal?: AbortSignal) {
  const { window } = openBrowser();
  const seen = { sent: 0, waits: 0, answer: 0 };
  const send = async (): Promise<CallAnswer<never>> => {
    seen.sent += 1;
    const headers = new Headers({ 'Retry-After': '5' });
    return { ok: false, status: 503, message: '', problems: [], requestId: '', headers };
  };
  const onWait = () => {
    seen.waits += 1;
  };
  sendAgain(send, onWait, signal).then((answer) =>
    Object.assign(seen, { answer: 'status' in answer && answer.status }),
  );
  return { window, seen };
}

test('It is sent again for a minute, and the last answer is the answer', async () => {
  const { seen } = openCall();
  await vi.advanceTimersByTimeAsync(54_000);
  expect(seen).toEqual({ sent: 11, waits: 11, answer: 0 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(seen.answer).toBe(503);
  expect(seen.sent).toBeLessThanOrEqual(13);
});

test('A phone that was locked while it waited does not send the old form when it is opened much later', async () => {
  const { seen } = openCall();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen).toEqual({ sent: 1, waits: 1, answer: 503 });
});

test('It ends at once when the page is left, or when the caller ends it', async () => {
  const { window, seen } = openCall();
  await vi.advanceTimersByTimeAsync(1_000);
  window.dispatchEvent(new window.Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual({ sent: 1, waits: 1, answer: 503 });

  const ending = new AbortController();
  const other = openCall(ending.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  ending.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(other.seen).toEqual({ sent: 1, waits: 1, answer: 503 });
});
