import { expect, test } from 'vitest';
import { outstandingCsvRow, outstandingHeader, outstandingSheet } from './outstanding-file.ts';
import { isOf, type OutstandingRow } from './outstanding-row.ts';
import {
  type AdvanceOfPeriod,
  advanceNames,
  advancesOfPeriod,
  sumOfAdvances,
  takesMark,
  type UnusedAdvance,
} from './unused-advance.ts';

const row: OutstandingRow = {
  ...{ customer: 'a', name: 'Sample Hotels', oldestDue: '2026-10-01' },
  ...{ notDue: 1, upTo30: 200, upTo60: 30, upTo90: 4, over90: 118_000, advance: -500, owed: 117_735 },
};

test('The list is the same as a CSV file and as a sheet, whose amounts are values', async () => {
  expect(outstandingCsvRow(row)).toEqual([
    ...['Sample Hotels', '2026-10-01', '0.01', '2.00', '0.30', '0.04', '1180.00', '-5.00', '1177.35'],
  ]);
  const { name, columns, rows } = outstandingSheet(
    (async function* () {
      yield row;
    })(),
  );
  expect([name, columns.map(({ head }) => head)]).toEqual(['Outstanding', outstandingHeader]);
  expect(outstandingHeader).toEqual([
    ...['Customer', 'Oldest due', 'Not due', '1 to 30 days', '31 to 60 days', '61 to 90 days', 'Over 90 days'],
    ...['Advance', 'Owed'],
  ]);
  expect(columns.map(({ kind }) => kind)).toEqual(['text', 'date', ...Array(7).fill('rupees')]);
  const cells = [];
  for await (const each of rows) cells.push(each);
  expect(cells).toEqual([['Sample Hotels', '2026-10-01', 1, 200, 30, 4, 118_000, -500, 117_735]]);
});

test('Who owes, who is late and who has paid in advance', () => {
  const none = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, advance: 0, owed: 0 };
  const choices = (changes: Partial<typeof none>) =>
    (['all', 'owing', 'overdue', 'advance'] as const).filter((which) => isOf({ ...none, ...changes }, which));
  expect(choices({})).toEqual(['all']);
  expect(choices({ notDue: 1, owed: 1 })).toEqual(['all', 'owing']);
  expect(choices({ upTo30: 1, owed: 1 })).toEqual(['all', 'owing', 'overdue']);
  expect(choices({ upTo30: 1, advance: -1, owed: 0 })).toEqual(['all', 'overdue', 'advance']);
});

test('Of advances, those for services bear GST, and those that nobody has marked are counted', () => {
  const advance = (kind: UnusedAdvance['kind'], mark: UnusedAdvance['mark'], left: number) =>
    ({ kind, mark, left, declaredIn: '', used: 0 }) as AdvanceOfPeriod;
  const all = [
    advance('receipt', '', 100),
    advance('opening', '', 10),
    advance('note', '', 1000),
    advance('receipt', 'goods', 500),
    advance('receipt', 'service', 7),
    advance('opening', 'service', 20),
  ];
  expect(sumOfAdvances(all)).toEqual({ unmarked: 2, service: 27, adjusted: 0 });
  expect(sumOfAdvances([])).toEqual({ unmarked: 0, service: 0, adjusted: 0 });
  const kinds = Object.keys(advanceNames) as (keyof typeof advanceNames)[];
  expect(kinds.filter(takesMark)).toEqual(['opening', 'receipt']);
  expect(advanceNames).toMatchObject({ note: 'Credit note', invoice: 'Tax invoice', settlement: 'Settlement' });
});

test('An advance for a service is in table 11A once, in the return of its date; what was used of it later is in 11B', () => {
  const advance = (number: string, date: string, left: number, mark: UnusedAdvance['mark'] = 'service') =>
    ({ id: number, kind: 'receipt', number, date, left, mark }) as UnusedAdvance;
  const before = [
    advance('R/1', '2026-10-05', 118),
    advance('R/2', '2026-10-06', 50),
    advance('R/3', '2026-10-07', 70),
    advance('R/4', '2026-10-07', 9, 'goods'),
  ];
  const now = [advance('R/1', '2026-10-05', 18), advance('R/3', '2026-10-07', 70), advance('R/5', '2026-11-02', 20)];
  const november = advancesOfPeriod(now, before, { from: '2026-11-01', filing: 'monthly' });
  expect(november.map(({ number, left, declaredIn, used }) => [number, left, declaredIn, used])).toEqual([
    ['R/1', 18, 'October 2026', 100],
    ['R/2', 0, 'October 2026', 50],
    ['R/3', 70, 'October 2026', 0],
    ['R/5', 20, '', 0],
  ]);
  expect(sumOfAdvances(november)).toEqual({ unmarked: 0, service: 20, adjusted: 150 });
  // In a quarter it is declared and used in one return: table 11A has what is left at the end.
  const quarter = advancesOfPeriod(now, [], { from: '2026-10-01', filing: 'quarterly' });
  expect(sumOfAdvances(quarter)).toEqual({ unmarked: 0, service: 108, adjusted: 0 });
  const [later] = advancesOfPeriod(now, now, { from: '2027-01-01', filing: 'quarterly' });
  expect(later?.declaredIn).toBe('October to December 2026');
});
