import { expect, test } from 'vitest';
import { buildDraft } from '#test/build/factories.ts';
import { chosenQuantities } from './chosen-quantities.ts';

const [line] = buildDraft().lines;
if (!line) throw new Error('The draft has no line.');
const whole = buildDraft({});
whole.lines = [
  { ...line, row: 1, quantity: '54', unit: 'sqmtr', fromRow: '3' },
  { ...line, row: 2, quantity: '6.5', unit: 'pcs', fromRow: '4' },
];

test('Without a typed quantity everything that is left goes into the invoice', () => {
  expect(chosenQuantities(whole, {})).toEqual({ draft: whole, problems: [] });
});

test('A typed quantity goes into the invoice, and 0 or a blank leaves the line out', () => {
  expect(chosenQuantities(whole, { 3: '1,0', 4: '0' }).problems).toEqual([
    { fromRow: '3', message: 'Enter a number above zero, with at most three decimals' },
  ]);
  expect(chosenQuantities(whole, { 3: '-1' }).problems).toHaveLength(1);
  expect(chosenQuantities(whole, { 3: ' 10.25 ', 4: '0' }).draft.lines).toEqual([
    { ...whole.lines[0], quantity: '10.25' },
  ]);
  expect(chosenQuantities(whole, { 3: '' }).draft.lines).toEqual([whole.lines[1]]);
});

test('More than is left, and nothing at all, are problems', () => {
  expect(chosenQuantities(whole, { 4: '6.501' }).problems).toEqual([
    { fromRow: '4', message: 'Only 6.5 pcs are left' },
  ]);
  expect(chosenQuantities(whole, { 3: '0', 4: '' }).problems).toEqual([
    { fromRow: '3', message: 'Nothing goes into the invoice: enter a quantity' },
  ]);
});
