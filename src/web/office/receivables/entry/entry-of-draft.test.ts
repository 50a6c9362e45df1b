import { expect, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import { buildCompany } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { draftSheet } from './draft-sheet.ts';
import { type Account, entryBody, entryOf, leftOver } from './entry-of-draft.ts';
import { blankMoneyDraft, changeMoneyDraft, type MoneyDraft } from './money-draft.ts';
import type { PaysItem } from './pays-rows.ts';

const today = '2026-11-21';

function item(id: string, open: number, changes: Partial<PaysItem> = {}): PaysItem {
  const day = '2026-11-01';
  return { id, kind: 'invoice', number: id, date: day, due: day, amount: open, open, ...changes };
}

const account: Account = {
  debts: [item('one', 118_00), item('old', 50_00, { kind: 'opening' }), item('two', 200_00)],
  advances: [item('advance', 80_00, { kind: 'receipt' })],
};

function entry(changes: Partial<MoneyDraft>, kind: MoneyDraft['kind'] = 'receipt') {
  const chosen = { customer: 'c', customerText: 'Example Hotels', taxState: home, mode: 'upi' } as const;
  const draft = { ...blankMoneyDraft(kind, today), ...chosen, ...changes };
  const made = entryOf(draft, account, today);
  return { ...made, body: entryBody(made, kind, [...account.debts, ...account.advances]) as Record<string, unknown> };
}

test('A receipt pays the oldest first, names opening bills as such, and leaves the rest as an advance', () => {
  const receipt = entry({ amount: '400' });
  expect(receipt.problems).toEqual([]);
  expect(receipt.body).toMatchObject({
    amount: 400_00,
    allocations: [
      { document: 'one', amount: 118_00, tds: 0 },
      { opening: 'old', amount: 50_00, tds: 0 },
      { document: 'two', amount: 200_00, tds: 0 },
    ],
  });
  expect(leftOver(receipt)).toBe(32_00);
});

test('TDS counts as paid, and is spread over what is paid until staff say which invoice it was held back from', () => {
  const spread = entry({ amount: '164.64', tds: '3.36', tdsKind: 'gst' });
  expect(spread.body.allocations).toEqual([
    { document: 'one', amount: 118_00, tds: 2_36 },
    { opening: 'old', amount: 50_00, tds: 1_00 },
  ]);
  const typed = entry({ amount: '164.64', tds: '3.36', tdsKind: 'gst', tdsByHand: { one: '3.00' } });
  expect(typed.body.allocations).toMatchObject([{ tds: 3_00 }, { tds: 36 }]);
  expect(typed.problems).toEqual([]);
  const tooMuch = entry({ amount: '164.64', tds: '3.36', tdsKind: 'gst', tdsByHand: { one: '5' } });
  expect(tooMuch.problems).toMatchObject([{ field: 'tds' }]);
  const noAmount = entry({ amount: '164.64', tds: '3.36', tdsKind: 'gst', tdsByHand: { one: 'x' } });
  expect(noAmount.problems).toMatchObject([{ field: 'pays one' }]);
});

test('Without TDS nothing of a row is held back, also when something was typed for it before', () => {
  expect(entry({ amount: '118', tdsByHand: { one: '5' } }).body).toMatchObject({
    tdsKind: '',
    allocations: [{ document: 'one', amount: 118_00, tds: 0 }],
  });
});

test('A refund names advances, a settlement debts, a set-off both, and the use of an advance its source', () => {
  expect(entry({ amount: '30' }, 'refund').body.allocations).toEqual([{ source: 'advance', amount: 30_00 }]);
  const settled = entry({ reason: 'discount', byHand: { two: '10' } }, 'settlement');
  expect(settled.body).toMatchObject({ reason: 'discount', allocations: [{ document: 'two', amount: 10_00 }] });
  expect(settled.total).toBe(10_00);
  const setOff = entry({ reason: 'set-off', source: 'advance' }, 'settlement');
  expect(setOff.body.allocations).toEqual([{ document: 'one', amount: 80_00, source: 'advance' }]);
  expect(entry({ source: 'advance' }, 'use').body).toEqual({
    source: 'advance',
    allocations: [{ document: 'one', amount: 80_00 }],
  });
});

test('What is missing is said by field, and a row by its own', () => {
  expect(entry({ customer: '' }).problems).toMatchObject([{ field: 'customer' }]);
  expect(entry({ taxState: '' }).problems).toMatchObject([{ field: 'taxState' }]);
  expect(entry({ reason: 'set-off' }, 'settlement').problems).toMatchObject([{ field: 'source' }]);
  expect(entry({ amount: '1', byHand: { two: 'much' } }).problems).toContainEqual(
    expect.objectContaining({ field: 'pays two' }),
  );
});

test('Another customer or registration forgets what was typed for the rows', () => {
  const draft = { ...blankMoneyDraft('receipt', today), customer: 'c', byHand: { one: '1' }, tdsByHand: { one: '1' } };
  expect(changeMoneyDraft(draft, { customer: 'd' })).toMatchObject({ byHand: {}, tdsByHand: {} });
  expect(changeMoneyDraft(draft, { customer: 'c', amount: '5' })).toMatchObject({ tdsByHand: { one: '1' } });
});

test('The paper is of the first registration until one is chosen', () => {
  const paper = buildCompany();
  const sellerOf = (changes: Partial<MoneyDraft>) =>
    draftSheet(entry(changes), null, '', { paper, demo: false } as Desk)?.seller.gstin;
  expect(sellerOf({ customer: '', taxState: '' })).toBe(paper.registrations[home].gstin);
  expect(sellerOf({ taxState: branch })).toBe(paper.registrations[branch].gstin);
});
