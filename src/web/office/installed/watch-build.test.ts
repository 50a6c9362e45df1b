import { expect, onTestFinished, test, vi } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { watchBuild } from './watch-build.ts';

test('A page that stays open looks every eleven minutes at the latest, also when its timer comes a little early', async () => {
  const serve = vi.fn(() => new Response(''));
  openBrowser({ serve });
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals());
  onTestFinished(watchBuild(() => {}));
  vi.setSystemTime(Date.now() - 5);
  await vi.advanceTimersByTimeAsync(599_000);
  expect(serve).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(serve).toHaveBeenCalledTimes(1);
});
