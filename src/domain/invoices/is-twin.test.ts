import { expect, test } from 'vitest';
import { buildDraft } from '#test/build/factories.ts';
import { blankLine } from './draft-fields.ts';
import { isTwin } from './is-twin.ts';

test('The same buyer and the same rows are the same document, however they are written', () => {
  const one = buildDraft();
  expect(isTwin(one, buildDraft())).toBe(true);
  expect(isTwin(one, { ...one, buyerAddress: `  ${one.buyerAddress.toLowerCase()}\n` })).toBe(true);
  expect(isTwin(one, buildDraft({ referenceNumber: 'another', destination: 'elsewhere' }))).toBe(true);
  // In another row, with blank ones before it.
  const later = [blankLine(1), blankLine(2), ...one.lines.map((line) => ({ ...line, row: line.row + 2 }))];
  expect(isTwin(one, { ...one, lines: later })).toBe(true);
});

test('Another buyer, another row, quantity, rate, description or discount is another document', () => {
  const one = buildDraft();
  for (const changes of [
    { buyerAddress: 'Another Hotel\nNew Delhi' },
    { qty1: '7' },
    { rate1: '3891' },
    { pcomment1: 'Second floor' },
    { discount1: '1%' },
    { gst1: '5' },
  ])
    expect(isTwin(one, buildDraft(changes)), JSON.stringify(changes)).toBe(false);
});
