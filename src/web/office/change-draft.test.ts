import { expect, test } from 'vitest';
import { blankDraft } from './blank-draft.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';

const begun = { draft: blankDraft('tax', '2026-11-21'), key: 'k', taxTypeChosen: false };
const after = (...changes: DraftChange[]) => changes.reduce(changeDraft, begun);

test('Specification 2, product and HSN: choosing a product sets that row’s HSN and no other', () => {
  const { lines } = after({ is: 'cell', row: 2, cell: 'product', value: 'Glass' }).draft;
  expect(lines.map(({ hsn }) => hsn)).toEqual(['', '70071900', '', '', '']);
});

test('a product without a default clears the HSN of the product before it', () => {
  const { lines } = after(
    { is: 'cell', row: 1, cell: 'product', value: 'Glass' },
    { is: 'cell', row: 1, cell: 'product', value: '3D Panels' },
  ).draft;
  expect(lines[0]).toMatchObject({ product: '3D Panels', hsn: '' });
});

test('Tax Type follows the addresses until staff choose it', () => {
  const delhi: DraftChange = { is: 'field', field: 'taxState', value: 'delhi' };
  const cuttack: DraftChange = { is: 'field', field: 'buyerAddress', value: 'Asha Traders\nCuttack, Odisha' };
  const chosen: DraftChange = { is: 'field', field: 'taxType', value: 'state' };
  expect(after(delhi, cuttack).draft.taxType).toBe('central');
  expect(after(delhi, chosen, cuttack).draft.taxType).toBe('state');
});

test('a sixth line is the sixth row', () => {
  expect(after({ is: 'add line' }).draft.lines.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('only a new document gets a new key', () => {
  const typed: DraftChange = { is: 'field', field: 'destination', value: 'Puri' };
  expect(after(typed).key).toBe('k');
  expect(after(typed, { is: 'new key', key: 'other' })).toMatchObject({ key: 'other', draft: { destination: 'Puri' } });
});
