import { expect, test } from 'vitest';
import { home } from '#test/specification/specified-firm.ts';
import type { AccountItem } from './account-item.ts';
import { customersSaid, isOf, mostOwedFirst, owersSaid, sumsOfRows } from './outstanding-row.ts';
import { outstandingRows } from './outstanding-rows.ts';

const asOf = '2026-11-21';

function item(customer: string | null, due: string, open: number, side: AccountItem['side'] = 'debt'): AccountItem {
  const facts = { taxState: home, number: 'DL/26-27/0001', date: due, amount: open, endedOn: null } as const;
  return {
    id: `${customer} ${due}`,
    side,
    kind: side === 'debt' ? 'invoice' : 'receipt',
    customer,
    due,
    open,
    ...facts,
  };
}

const shown = () =>
  outstandingRows(
    [
      item('a', '2026-12-05', 500),
      item('a', '2026-11-20', 70),
      item('a', '2026-09-01', 30),
      item('b', '2026-11-21', 900),
      item('c', '2026-11-01', 250, 'source'),
      item('d', '2026-08-01', 100),
      item('d', '2026-11-01', 400, 'source'),
      item(null, '2026-08-22', 40),
    ],
    asOf,
    (id) => `Customer ${id}`,
  ).sort(mostOwedFirst);

test('A row has the boxes, the advance as a minus, and what is owed on balance; most owed first', () => {
  const rows = shown();
  expect(rows.map(({ name, owed }) => `${name} ${owed}`)).toEqual([
    'Customer b 900',
    'Customer a 600',
    'Not in the book 40',
    'Customer c -250',
    'Customer d -300',
  ]);
  expect(rows[1]).toMatchObject({ oldestDue: '2026-09-01', notDue: 500, upTo30: 70, upTo90: 30, advance: 0 });
  expect(rows[2]).toMatchObject({ customer: null, oldestDue: '2026-08-22', over90: 40 });
  expect(rows[4]).toMatchObject({ oldestDue: '2026-08-01', over90: 100, advance: -400, owed: -300 });
});

test('The sums are of the chosen rows; the counts say how many each choice has', () => {
  const rows = shown();
  const { sums, ...rest } = sumsOfRows(rows, 'overdue');
  expect(sums).toEqual({ notDue: 500, upTo30: 70, upTo60: 0, upTo90: 30, over90: 140, advance: -400, owed: 340 });
  const counts = { all: 5, owing: 3, overdue: 3, advance: 2 };
  expect(rest).toEqual({ counts, strangers: ['all', 'owing', 'overdue'], owing: 1540, overdue: 240 });
  expect(sumsOfRows(rows, 'all').sums.owed).toBe(rows.reduce((sum, { owed }) => sum + owed, 0));
});

test('The row of the buyers who are not in the book is not said to be one customer', () => {
  expect(owersSaid(13, false)).toBe('13 customers owe');
  expect(owersSaid(1, false)).toBe('1 customer owes');
  expect(owersSaid(2, true)).toBe('1 customer and buyers not in the book owe');
  expect(owersSaid(1, true)).toBe('Buyers not in the book owe');
  expect(customersSaid(13, true)).toBe('12 customers and buyers not in the book');
});

test('Customers who owe the same stand by their id, and those who are in no book first', () => {
  const same = (...ids: (string | null)[]) =>
    outstandingRows(
      ids.map((id) => item(id, '2026-11-20', 70)),
      asOf,
      (id) => id,
    )
      .sort(mostOwedFirst)
      .map(({ customer }) => customer);
  expect(same('b', null, 'c', 'a')).toEqual([null, 'a', 'b', 'c']);
  expect(same('a', 'b', 'c', null)).toEqual([null, 'a', 'b', 'c']);
});

test('The oldest of what is overdue is named, and a customer who owes nothing on balance is not owing', () => {
  const only = (...items: AccountItem[]) => outstandingRows(items, asOf, (id) => id)[0];
  const [october, november] = [item('a', '2026-10-01', 5), item('a', '2026-11-01', 5)];
  expect(only(october, november)?.oldestDue).toBe('2026-10-01');
  expect(only(november, october)?.oldestDue).toBe('2026-10-01');
  expect(only(item('a', asOf, 5))?.oldestDue).toBe('');
  expect(only(item('a', '2026-10-01', 5, 'source'))?.oldestDue).toBe('');
  const even = only(november, item('a', '2026-11-01', 5, 'source'));
  expect(even && isOf(even, 'owing')).toBe(false);
});
