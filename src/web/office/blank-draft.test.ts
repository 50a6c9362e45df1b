import { expect, test } from 'vitest';
import { blankDraft } from './blank-draft.ts';

test('Specification 3, dates: the three of the form begin at today', () => {
  const { date, buyerDate, deliveryNoteDate } = blankDraft('tax', '2026-11-21');
  expect([date, buyerDate, deliveryNoteDate]).toEqual(['2026-11-21', '2026-11-21', '2026-11-21']);
});

test('Specification 9, product rows: five a document', () => {
  expect(blankDraft('tax', '2026-11-21').lines.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5]);
});
