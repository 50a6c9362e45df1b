import { expect, test } from 'vitest';
import { home } from '#test/specification/specified-firm.ts';
import type { AccountItem } from './account-item.ts';
import { advanceUseProblems } from './advance-use-problems.ts';
import { allocationDate } from './allocation-date.ts';
import { cancelVoucherProblems } from './cancel-voucher-problems.ts';

const advance: AccountItem = {
  id: 'advance',
  side: 'source',
  kind: 'receipt',
  customer: 'hotels',
  taxState: home,
  number: 'RC-DL/26-27/0005',
  date: '2026-11-01',
  due: '2026-11-01',
  amount: 1000_00,
  open: 400_00,
  endedOn: null,
};
const invoice: AccountItem = { ...advance, id: 'invoice', side: 'debt', kind: 'invoice', number: 'A/1', open: 900_00 };
const other = { ...invoice, id: 'other', number: 'A/2', open: 100_00 };

type Use = Parameters<typeof advanceUseProblems>[0];

function said(changes: Partial<Use>, source: AccountItem | null = advance) {
  const use = { source: 'advance', date: '2026-11-21', lines: [{ debt: 'invoice', amount: 100_00 }], ...changes };
  const items = new Map([invoice, other].map((item) => [item.id, item]));
  return advanceUseProblems(use, source, { today: '2026-11-21', items }).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

test('An advance pays debts of its own customer, up to what is left of it in all lines together', () => {
  expect(said({})).toEqual([]);
  const both = (amount: number) => ({
    lines: [
      { debt: 'invoice', amount: 300_00 },
      { debt: 'other', amount },
    ],
  });
  expect(said(both(100_00))).toEqual([]);
  expect(
    said({
      lines: [
        { debt: 'invoice', amount: 350_00 },
        { debt: 'other', amount: 60_00 },
      ],
    }),
  ).toEqual(['allocations.1: More than is left of RC-DL/26-27/0005: 50.00 at most']);
  expect(said(both(100_01))).toEqual(['allocations.1: More than A/2 owes: 100.00 at most']);
});

test('A use without a day, a source or a debt says so', () => {
  expect(said({ date: '2026-11-22' })).toEqual(['date: Date is after today']);
  expect(said({ lines: [] })).toEqual(['allocations: Choose what the advance pays']);
  expect(said({ date: '' }, null)).toEqual(['date: Type a date', 'source: There is no such advance']);
  expect(said({}, invoice)).toEqual(['source: There is no such advance']);
  expect(said({}, { ...advance, endedOn: '2026-11-20' })).toEqual(['source: RC-DL/26-27/0005 is cancelled']);
  expect(said({}, { ...advance, customer: null })).toEqual([
    'source: Choose first whose RC-DL/26-27/0005 is: it has no customer',
  ]);
  const twice = {
    lines: [
      { debt: 'other', amount: 1 },
      { debt: 'other', amount: 1 },
    ],
  };
  expect(said(twice)).toEqual(['allocations: Two lines name the same item: put them together']);
  expect(said({ lines: [{ debt: 'none', amount: 1 }] })).toEqual([
    'allocations.0: There is no such invoice in the accounts',
  ]);
});

test('What pays counts from the day on which both its ends do', () => {
  expect(allocationDate('2026-05-03', { date: '2026-05-03' }, { date: '2026-05-09' })).toBe('2026-05-09');
  expect(allocationDate('2026-05-10', { date: '2026-05-03' }, undefined)).toBe('2026-05-10');
  expect(allocationDate('2026-05-01', undefined, { date: '2026-05-02' })).toBe('2026-05-02');
});

test('A cancellation has a reason of at most 200 characters', () => {
  expect(cancelVoucherProblems('Cheque bounced')).toEqual([]);
  expect(cancelVoucherProblems('x'.repeat(200))).toEqual([]);
  expect(cancelVoucherProblems(' ')).toEqual([{ field: 'reason', message: 'Say in a few words why it is cancelled' }]);
  expect(cancelVoucherProblems('x'.repeat(201))).toEqual([
    { field: 'reason', message: 'Reason can have at most 200 characters' },
  ]);
});
