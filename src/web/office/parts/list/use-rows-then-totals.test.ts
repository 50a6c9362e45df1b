import { expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { useRowsThenTotals } from './use-rows-then-totals.ts';

type Asked = { filter: string | null; page: number };

const good = <Value>(value: Value): CallAnswer<Value> => ({ ok: true, value, headers: new Headers() });
const bad: CallAnswer<never> = {
  ...{ ok: false, status: 0, message: 'Cannot reach the server.', problems: [], requestId: '' },
  headers: new Headers(),
};

/** A list of one row a page. What is asked for is answered when the test says so, by what it is: `rows sample 1`, `totals sample`. */
async function openList(first: Asked) {
  const browser = openBrowser();
  const waiting = new Map<string, (answer: CallAnswer<never>) => void>();
  const asked = (name: string) => new Promise<CallAnswer<never>>((resolve) => waiting.set(name, resolve));
  const list = await browser.show(
    ({ filter, page }: Asked) =>
      useRowsThenTotals<string, string, number>({
        filter,
        part: String(page),
        fetchRows: (name) => asked(`rows ${name} ${page}`),
        fetchTotals: (name) => asked(`totals ${name}`),
      }),
    first,
  );
  const shown = () => {
    const { rows, totals, latestRows, latestTotals } = list.now();
    const of = (state: typeof rows | typeof totals) => (state.kind === 'ready' ? state.value : state.kind);
    return [of(rows), of(totals), latestRows, latestTotals];
  };
  return {
    ...list,
    shown,
    asks: () => [...waiting.keys()],
    answer: (name: string, answer: CallAnswer<unknown>) =>
      browser.act(() => {
        waiting.get(name)?.(answer as CallAnswer<never>);
        waiting.delete(name);
      }),
  };
}

test('The rows come first, and the totals are asked for when they are there', async () => {
  const list = await openList({ filter: 'all', page: 1 });
  expect([list.shown(), list.asks()]).toEqual([['loading', 'loading', null, null], ['rows all 1']]);
  await list.answer('rows all 1', good(['a']));
  expect([list.shown(), list.asks()]).toEqual([[['a'], 'loading', ['a'], null], ['totals all']]);
  await list.answer('totals all', good(7));
  expect(list.shown()).toEqual([['a'], 7, ['a'], 7]);
});

test('Another page keeps the totals; another filter drops them, and the last stay on the screen', async () => {
  const list = await openList({ filter: 'all', page: 1 });
  await list.answer('rows all 1', good(['a']));
  await list.answer('totals all', good(7));
  await list.render({ filter: 'all', page: 2 });
  expect(list.shown()).toEqual(['loading', 7, ['a'], 7]);
  await list.answer('rows all 2', good(['b']));
  expect([list.shown(), list.asks()]).toEqual([[['b'], 7, ['b'], 7], []]);
  await list.render({ filter: 'late', page: 1 });
  expect(list.shown()).toEqual(['loading', 'loading', ['b'], 7]);
  await list.answer('rows late 1', bad);
  expect([list.shown(), list.asks()]).toEqual([['failed', 'loading', null, 7], []]);
});

test('Without a filter nothing is asked for', async () => {
  const list = await openList({ filter: null, page: 1 });
  expect([list.shown(), list.asks()]).toEqual([[[], 'loading', [], null], []]);
});
