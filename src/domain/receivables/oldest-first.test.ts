import { expect, test } from 'vitest';
import { oldestFirst } from './oldest-first.ts';

function bill(id: string, due: string, date: string, open = 100) {
  return { id, due, date, open };
}

/** In which order debts are paid, by money that is enough for all. */
function order(...debts: ReturnType<typeof bill>[]) {
  return oldestFirst(1_000_000, debts).map(({ debt }) => debt);
}

test('Money pays the debt that is due first, then the next, and what is left over pays nothing', () => {
  const debts = [bill('b', '2026-12-01', '2026-11-01', 80), bill('a', '2026-11-01', '2026-10-01', 100)];
  expect(oldestFirst(150, debts)).toEqual([
    { debt: 'a', amount: 100 },
    { debt: 'b', amount: 50 },
  ]);
  expect(oldestFirst(100, debts)).toEqual([{ debt: 'a', amount: 100 }]);
  expect(oldestFirst(500, debts)).toEqual([
    { debt: 'a', amount: 100 },
    { debt: 'b', amount: 80 },
  ]);
  expect(oldestFirst(0, debts)).toEqual([]);
});

test('Of debts that are due on one day, the older one is paid first', () => {
  const [older, newer] = [bill('older', '2026-11-30', '2026-10-01'), bill('newer', '2026-11-30', '2026-11-15')];
  expect(order(newer, older)).toEqual(['older', 'newer']);
  expect(order(older, newer)).toEqual(['older', 'newer']);
  // Its longer credit counts, not its age.
  expect(order(bill('older, due later', '2026-12-01', '2026-01-01'), newer)).toEqual(['newer', 'older, due later']);
});

test('Of debts of one day that are due on one day, the one that was issued first is paid first', () => {
  expect(order(bill('first', '2026-11-30', '2026-11-01'), bill('second', '2026-11-30', '2026-11-01'))).toEqual([
    'first',
    'second',
  ]);
});

test('A debt that is paid already, or overpaid, takes nothing', () => {
  const debts = [bill('paid', '2026-11-01', '2026-11-01', 0), bill('overpaid', '2026-11-02', '2026-11-02', -5)];
  expect(oldestFirst(70, [...debts, bill('open', '2026-11-03', '2026-11-03', 60)])).toEqual([
    { debt: 'open', amount: 60 },
  ]);
});
