import { expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import type { CallAnswer } from '../../call-api.ts';
import { useLoad } from './use-load.ts';

type Answer = CallAnswer<string>;

const good = (value: string): Answer => ({ ok: true, value, headers: new Headers() });
const bad: Answer = {
  ok: false,
  status: 0,
  message: 'Cannot reach the server.',
  problems: [],
  requestId: '',
  headers: new Headers(),
};

/** A screen that loads what the test answers, call by call. */
async function openScreen(key = 'October') {
  const browser = openBrowser();
  const calls: {
    key: string;
    signal: AbortSignal;
    answer: (answer: Answer) => Promise<void>;
    fail: (error: Error) => Promise<void>;
  }[] = [];
  const screen = await browser.show(
    ({ key }: { key: string }) =>
      useLoad(
        key,
        (signal) =>
          new Promise<Answer>((resolve, reject) => {
            calls.push({
              key,
              signal,
              answer: (answer) => browser.act(() => resolve(answer)),
              fail: (error) => browser.act(() => reject(error)),
            });
          }),
      ),
    { key },
  );
  const shown = () => {
    const { state, latest } = screen.now();
    return [state.kind === 'ready' ? state.value : state.kind, latest];
  };
  return { ...screen, calls, shown, reload: () => browser.act(() => screen.now().reload()) };
}

test('What was asked for is shown when it has come', async () => {
  const { calls, shown } = await openScreen();
  expect(shown()).toEqual(['loading', null]);
  await calls[0]?.answer(good('one'));
  expect(shown()).toEqual(['one', 'one']);
  expect(calls).toHaveLength(1);
});

test('A reload that fails leaves on the screen what is there; the next one that succeeds replaces it', async () => {
  const { calls, shown, reload } = await openScreen();
  await calls[0]?.answer(good('one'));
  await reload();
  expect(shown()).toEqual(['one', 'one']);
  await calls[1]?.answer(bad);
  expect(shown()).toEqual(['one', 'one']);
  await reload();
  await calls[2]?.answer(good('two'));
  expect(shown()).toEqual(['two', 'two']);
});

test('A first load that fails says so, keeps its Try again while it is tried, and shows what comes then', async () => {
  const { calls, now, shown, reload } = await openScreen();
  await calls[0]?.answer(bad);
  expect(now().state).toEqual({ kind: 'failed', failure: bad });
  await reload();
  expect(shown()).toEqual(['failed', null]);
  await calls[1]?.answer(good('one'));
  expect(shown()).toEqual(['one', 'one']);
});

test('A late answer never replaces a newer one, whichever of two reloads is the slower', async () => {
  const { calls, shown, reload } = await openScreen();
  await reload();
  await calls[1]?.answer(good('new'));
  await calls[0]?.answer(good('old'));
  expect(shown()).toEqual(['new', 'new']);
  expect(calls[0]?.signal.aborted).toBe(true);
});

test('What was asked for another month is not shown as this one’s, and is still there as the latest meanwhile', async () => {
  const { calls, shown, render } = await openScreen('October');
  await calls[0]?.answer(good('of October'));
  await render({ key: 'November' });
  expect(shown()).toEqual(['loading', 'of October']);
  await render({ key: 'December' });
  await calls[1]?.answer(good('of November'));
  expect(shown()).toEqual(['loading', 'of October']);
  await calls[2]?.answer(bad);
  expect(shown()).toEqual(['failed', null]);
  expect(calls.map(({ key }) => key)).toEqual(['October', 'November', 'December']);
});

test('A screen that is left ends its call, and the end of it is no failure', async () => {
  const { calls, close, renders } = await openScreen();
  const before = renders();
  await close();
  expect(calls[0]?.signal.aborted).toBe(true);
  await calls[0]?.fail(new Error('aborted'));
  expect(renders()).toBe(before);
});
