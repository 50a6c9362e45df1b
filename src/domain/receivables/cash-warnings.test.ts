import { expect, test } from 'vitest';
import { cashWarnings } from './cash-warnings.ts';

const line = { source: null, debt: 'one', amount: 150_000_00, tds: 0 };
const receipt = { kind: 'receipt', date: '2026-11-21', mode: 'cash', amount: 150_000_00, lines: [line] } as const;
const none = { onDay: 0, byDebt: new Map<string, number>() };

function warnings(changes: object, other = none) {
  return cashWarnings({ ...receipt, lines: [line], ...changes }, other, () => 'DL/26-27/0007').map(
    ({ field, message }) => [field, message.split('.00')[0]],
  );
}

test('Cash of ₹ 2,00,000 on one day is warned of, over all receipts of the day', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({}, { ...none, onDay: 50_000_00 })).toEqual([['amount', 'Cash of ₹ 2,00,000']]);
  expect(warnings({}, { ...none, onDay: 49_999_99 })).toEqual([]);
});

test('Cash of ₹ 2,00,000 in all against one invoice is warned of; TDS is no cash', () => {
  const before = { ...none, byDebt: new Map([['one', 60_000_00]]) };
  expect(warnings({}, before)).toEqual([['allocations.0', 'Cash of ₹ 2,10,000']]);
  expect(warnings({ lines: [{ ...line, tds: 20_000_00 }] }, before)).toEqual([]);
  expect(warnings({ lines: [line, { ...line, debt: 'other' }] }, before)).toHaveLength(1);
});

test('Against an invoice too, ₹ 2,00,000 to the paisa is the limit; what pays none is no cash against one', () => {
  const before = (cash: number) => ({ ...none, byDebt: new Map([['one', cash]]) });
  expect(warnings({}, before(50_000_00))).toEqual([['allocations.0', 'Cash of ₹ 2,00,000']]);
  expect(warnings({}, before(49_999_99))).toEqual([]);
  expect(warnings({ lines: [{ ...line, debt: null, amount: 300_000_00 }] })).toEqual([]);
});

test('The sentence says how much it is and where the law stands, with the year of the law', () => {
  const other = { onDay: 100_000_00, byDebt: new Map([['one', 60_000_00]]) };
  const law =
    'The income-tax law forbids ₹ 2,00,000 or more (section 186 of the Income-tax Act, 2025): ask your accountant.';
  expect(cashWarnings({ ...receipt, lines: [line] }, other, () => 'DL/26-27/0007')).toEqual([
    { field: 'amount', message: `Cash of ₹ 2,50,000.00 on one day. ${law}` },
    { field: 'allocations.0', message: `Cash of ₹ 2,10,000.00 in all against DL/26-27/0007. ${law}` },
  ]);
});

test('Until March 2026 the law was that of 1961', () => {
  const said = (date: string) =>
    cashWarnings({ ...receipt, date, amount: 200_000_00, lines: [] }, none, () => '').map(({ message }) => message);
  expect(said('2026-03-31')).toEqual([expect.stringContaining('(section 269ST of the Income-tax Act, 1961)')]);
  expect(said('2026-04-01')).toEqual([expect.stringContaining('(section 186 of the Income-tax Act, 2025)')]);
});

test('Money that is no cash, and what is no receipt, is never warned of', () => {
  expect(warnings({ mode: 'bank', amount: 9_000_000_00 })).toEqual([]);
  expect(warnings({ kind: 'refund', amount: 9_000_000_00 })).toEqual([]);
});
