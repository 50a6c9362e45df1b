import { expect, test } from 'vitest';
import { blankDraft, draftOnDay } from './blank-draft.ts';

test('Specification 3, dates: the three of the form begin at today', () => {
  const { date, buyerDate, deliveryNoteDate } = blankDraft('tax', '2026-11-21');
  expect([date, buyerDate, deliveryNoteDate]).toEqual(['2026-11-21', '2026-11-21', '2026-11-21']);
});

test('Specification 9, product rows: five a document', () => {
  expect(blankDraft('tax', '2026-11-21').lines.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5]);
});

test('An empty form left open overnight takes the new day, and a form with input keeps its dates', () => {
  const blank = blankDraft('tax', '2026-11-21');
  expect(draftOnDay(blank, '2026-11-21', '2026-11-22')).toEqual(blankDraft('tax', '2026-11-22'));
  for (const typed of [
    { ...blank, destination: 'Puri' },
    { ...blank, deliveryNoteDate: '2026-11-20' },
    { ...blank, validUntil: '2026-12-01' },
    { ...blank, kind: 'credit' as const, withoutGst: 'yes' as const },
    { ...blank, lines: blank.lines.map((line) => ({ ...line, rate: '5' })) },
  ]) {
    expect(draftOnDay(typed, '2026-11-21', '2026-11-22')).toBe(typed);
  }
  expect(draftOnDay(blank, '2026-11-21', '2026-11-21')).toBe(blank);
});
