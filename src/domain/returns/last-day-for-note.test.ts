import { expect, test } from 'vitest';
import { lastDayForNote, noteDeclaredBy } from './last-day-for-note.ts';

test.each([
  ['2026-03-31', '2026-10-31'],
  ['2026-04-01', '2027-10-31'],
  ['2025-04-01', '2026-10-31'],
  ['2019-12-31', '2020-10-31'],
])('Notes up to October after its financial year reduce the tax of an invoice of %s', (invoice, last) => {
  expect(lastDayForNote(invoice)).toBe(last);
});

test('They are declared in a return that is filed by the end of November', () => {
  expect(['2026-03-31', '2026-04-01'].map(noteDeclaredBy)).toEqual(['2026-11-30', '2027-11-30']);
});
