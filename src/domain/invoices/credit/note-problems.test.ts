import { expect, test } from 'vitest';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { beforeShopProblems } from './before-shop.ts';
import { type NamedInvoice, noteProblems } from './note-problems.ts';

const nothing: NamedInvoice = { original: null, beforeShop: null, issuedIn: null };

/** It takes back this amount. */
function note(rate: string) {
  return buildForm({
    kind: 'credit',
    referenceNumber: ' OLD/7 ',
    withoutGst: 'yes',
    lines: [buildLine(1, { quantity: '1', rate })],
  });
}

test('A note against an invoice that nothing is known of is not refused', () => {
  expect(noteProblems(note('5000'), nothing)).toEqual([]);
});

test('A note against an invoice of this firm, of before this shop and of the other registration', () => {
  expect(noteProblems(note('50000'), { ...nothing, original: buildCredited() })).toHaveLength(1);
  const beforeShop = { number: 'OLD/7', value: 100_00, credited: 0 };
  expect(noteProblems(note('5000'), { ...nothing, beforeShop })).toHaveLength(1);
  expect(noteProblems(note('5000'), { ...nothing, issuedIn: 'odisha' })).toEqual([
    {
      field: 'taxState',
      message: 'OLD/7 is an invoice of Odisha: choose Odisha, for the note is of the same registration',
    },
  ]);
  expect(noteProblems({ ...note('5000'), kind: 'tax' }, { ...nothing, issuedIn: 'odisha' })).toEqual([]);
});

test('The value that was said of an invoice of before the shop is the most that its notes take back', () => {
  const said = (rate: string, value: number, credited: number) =>
    beforeShopProblems(note(rate), { number: 'OLD/7', value, credited }).map(({ message }) => message);
  expect(said('600.25', 1_000_25, 400_00)).toEqual([]);
  expect(said('600.26', 1_000_25, 400_00)).toEqual([
    'OLD/7 came to ₹ 1,000.25, and ₹ 600.25 of it is left. Lower the rows, or correct its value in Returns, in the note that says it',
  ]);
  // A paper says whole rupees: ₹ 600.49 is ₹ 600.00 on paper, and ₹ 600.50 is ₹ 601.00.
  expect(said('600.49', 1_000_00, 400_00)).toEqual([]);
  expect(said('600.50', 1_000_00, 400_00)).toHaveLength(1);
  expect(said('1', 1_000_00, 2_000_00)[0]).toContain('₹ 0.00 of it is left');
});
