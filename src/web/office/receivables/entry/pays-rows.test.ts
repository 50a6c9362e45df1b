import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, type PaysItem, paysRows, sumOfRows } from './pays-rows.ts';

function debt(id: string, due: string, open: number): PaysItem {
  return { id, kind: 'invoice', number: id, date: due, due, amount: open, open };
}

const debts = [
  debt('a', '2026-09-11', 8_160_000),
  debt('b', '2026-11-05', 5_049_200),
  debt('c', '2026-12-15', 7_582_100),
  debt('d', '2026-12-21', 11_800_000),
];
const sum = 25_000_000;

test('The oldest invoices are filled first', () => {
  const rows = paysRows(debts, {}, { sum, first: '' });
  expect(rows.map(({ typed }) => typed)).toEqual(['81600.00', '50492.00', '75821.00', '42087.00']);
});

test('A cell that was cleared by hand pays nothing, and says what oldest first would give', () => {
  const rows = paysRows(debts, { d: '' }, { sum, first: '' });
  expect(rows.map(({ pays }) => pays)).toEqual([8_160_000, 5_049_200, 7_582_100, 0]);
  expect(rows[3]).toMatchObject({ isByHand: true, filled: 4_208_700 });
});

test('What is typed for one invoice is taken from the rest, and an Indian amount is read', () => {
  const rows = paysRows(debts, { c: '₹ 75,821/-', b: 'half' }, { sum, first: '' });
  expect(rows.map(({ pays }) => pays)).toEqual([8_160_000, null, 7_582_100, 9_257_900]);
});

test('The invoice that the form was opened from is paid before the oldest', () => {
  const rows = paysRows(debts, {}, { sum: 12_000_000, first: 'd' });
  expect(rows.map(({ pays }) => pays)).toEqual([200_000, 0, 0, 11_800_000]);
});

test('Filled rows never take more than there is, nor more than an invoice owes', () => {
  const open = fc.integer({ min: 1, max: 10 ** 9 });
  fc.assert(
    fc.property(fc.array(open, { maxLength: 12 }), fc.nat(10 ** 10), (amounts, total) => {
      const items = amounts.map((amount, index) => debt(String(index), `2026-01-${index + 10}`, amount));
      const rows = paysRows(items, {}, { sum: total, first: '3' });
      expect(sumOfRows(rows)).toBe(
        Math.min(
          total,
          items.reduce((all, item) => all + item.open, 0),
        ),
      );
      expect(rows.every(({ pays, item }) => (pays ?? 0) <= item.open)).toBe(true);
    }),
  );
});

test.each([
  ['', 0],
  ['1,50,000.50', 15_000_050],
  ['1,5,0', null],
  ['1e9', null],
  ['-5', null],
])('%j is read as %j paise', (text, paise) => {
  expect(amountOf(text)).toBe(paise);
});
