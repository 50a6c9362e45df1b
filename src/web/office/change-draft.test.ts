import { expect, test } from 'vitest';
import { blankDraft } from './blank-draft.ts';
import { changeDraft, type DraftChange, type LineCell } from './change-draft.ts';

const begun = { draft: blankDraft('tax', '2026-11-21'), key: 'k', taxTypeChosen: false };
const habits = { Glass: { unit: 'sqft', gst: '18' }, Wallpaper: { unit: 'roll', gst: '12' } };
const after = (...changes: DraftChange[]) => changes.reduce((form, change) => changeDraft(form, change, habits), begun);
const cell = (row: number, cell: LineCell, value: string): DraftChange => ({ is: 'cell', row, cell, value });

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

test('a product comes with its unit and GST as the shop last used them, and as this form did before that', () => {
  const { lines } = after(
    cell(1, 'product', 'Glass'),
    cell(2, 'product', 'Glass'),
    cell(2, 'unit', 'sqmtr'),
    cell(3, 'product', 'Glass'),
  ).draft;
  expect(lines.map(({ unit, gst }) => `${unit} ${gst}`.trim())).toEqual(['sqft 18', 'sqmtr 18', 'sqmtr 18', '', '']);
});

test('a GST that has ended by the date of the document is not proposed again', () => {
  expect(after(cell(1, 'product', 'Wallpaper')).draft.lines[0]).toMatchObject({ unit: 'roll', gst: '' });
  const before: DraftChange = { is: 'field', field: 'date', value: '2025-09-01' };
  expect(after(before, cell(1, 'product', 'Wallpaper')).draft.lines[0]).toMatchObject({ unit: 'roll', gst: '12' });
});

test('typing another product letter by letter takes away what the one before had brought', () => {
  const typed = [...'Carp'].map((_, index) => cell(1, 'product', 'Carp'.slice(0, index + 1)));
  const { lines } = after(cell(1, 'product', 'Glass'), ...typed, cell(1, 'product', 'Carpets')).draft;
  expect(lines[0]).toMatchObject({ product: 'Carpets', hsn: '57033090', unit: '', gst: '' });
});
