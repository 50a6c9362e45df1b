import { expect, test } from 'vitest';
import { blankLine } from '#domain/invoices/draft-fields.ts';
import { blankDraft } from './blank-draft.ts';
import { draftField, fieldId, missingCells, valueAt } from './invoice-fields.ts';

test.each([
  ['otherRefrences', 'otherReferences'],
  ['orderDate', 'date'],
  ['invoiceNo', 'number'],
  ['productname3', 'line 3'],
  ['qty11', 'line 11 quantity'],
  ['pcomment1', 'line 1 description'],
  ['', ''],
  ['somethingElse7', 'somethingElse7'],
])('The server’s field %s is the form’s %s', (wireName, field) => {
  expect(draftField(wireName)).toBe(field);
});

test('A problem links to its control', () => {
  expect(fieldId('line 3 quantity')).toBe('line-3-quantity');
});

test('A row names its missing cells, but not the description', () => {
  expect(missingCells({ ...blankLine(1), product: 'Glass', hsn: '70071900', rate: '5' })).toEqual([
    'quantity',
    'unit',
    'gst',
  ]);
});

test('The value of a line changes with any of its cells', () => {
  const draft = blankDraft('tax', '2026-11-21');
  const changed = { ...draft, lines: draft.lines.map((line) => (line.row === 2 ? { ...line, rate: '5' } : line)) };
  expect(valueAt(changed, 'line 2')).not.toBe(valueAt(draft, 'line 2'));
  expect(valueAt(changed, 'line 3')).toBe(valueAt(draft, 'line 3'));
  expect(valueAt(changed, 'line 2 rate')).toBe('5');
  expect(valueAt(changed, 'date')).toBe('2026-11-21');
});
