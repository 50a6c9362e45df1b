import { expect, test } from 'vitest';
import { lastDayForNote } from './last-day-for-note.ts';

test.each([
  ['2026-03-31', '2026-10-31'],
  ['2026-04-01', '2027-10-31'],
  ['2025-04-01', '2026-10-31'],
  ['2019-12-31', '2020-10-31'],
])('Notes up to October after its financial year reduce the tax of an invoice of %s', (invoice, last) => {
  expect(lastDayForNote(invoice)).toBe(last);
});
