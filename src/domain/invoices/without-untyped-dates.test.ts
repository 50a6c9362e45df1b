import { expect, test } from 'vitest';
import { buildForm } from '#test/build/build-form.ts';
import { withoutUntypedDates } from './without-untyped-dates.ts';

const typed = buildForm({ buyerOrderNumber: 'PO-1', dispatchDocNo: 'DC-1' });
function kept(part: Parameters<typeof buildForm>[0]) {
  const { buyerDate, deliveryNoteDate } = withoutUntypedDates({ ...typed, ...part });
  return [buyerDate, deliveryNoteDate];
}

test('Dates with their numbers are kept', () => {
  expect(withoutUntypedDates(typed)).toEqual(typed);
});

test('The date of an order without a number is left out', () => {
  expect(kept({ buyerOrderNumber: ' ' })).toEqual(['', '2026-11-21']);
});

test('The date of a delivery note without a number is left out when it is the document’s date, and kept when it is another', () => {
  expect(kept({ dispatchDocNo: '' })).toEqual(['2026-11-20', '']);
  expect(kept({ dispatchDocNo: '', date: '2026-11-21 10:00:00' })).toEqual(['2026-11-20', '']);
  expect(kept({ dispatchDocNo: '', deliveryNoteDate: '2026-11-19' })).toEqual(['2026-11-20', '2026-11-19']);
});
