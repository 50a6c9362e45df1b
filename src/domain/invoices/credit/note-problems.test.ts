import { expect, test } from 'vitest';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { branch, branchName } from '#test/specification/specified-firm.ts';
import { type BeforeShop, beforeShopProblems } from './before-shop.ts';
import { type NamedInvoice, noteProblems, noteWarnings } from './note-problems.ts';

const nothing: NamedInvoice = { original: null, beforeShop: null, issuedIn: null };

function before(more: Partial<BeforeShop>): BeforeShop {
  const saidIn = { number: 'CN-DL/26-27/001', filed: null };
  return { number: 'OLD/7', date: '', value: 1_000_00, credited: 0, saidIn, isSure: true, ...more };
}

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
  const beforeShop = before({ value: 100_00 });
  expect(noteProblems(note('5000'), { ...nothing, beforeShop })).toHaveLength(1);
  expect(noteProblems(note('5000'), { ...nothing, issuedIn: branch })).toEqual([
    {
      field: 'taxState',
      message: `OLD/7 is an invoice of ${branchName}: choose ${branchName}, for the note is of the same registration`,
      correction: { kind: 'set', label: `Choose ${branchName}`, field: 'taxState', value: branch },
    },
  ]);
  expect(noteProblems({ ...note('5000'), kind: 'tax' }, { ...nothing, issuedIn: branch })).toEqual([]);
});

test('The value that was said of an invoice of before the shop is the most that its notes take back', () => {
  const said = (rate: string, value: number, credited: number) =>
    beforeShopProblems(note(rate), before({ value, credited })).map(({ message }) => message);
  expect(said('600.25', 1_000_25, 400_00)).toEqual([]);
  expect(said('600.26', 1_000_25, 400_00)).toEqual([
    'OLD/7 came to ₹ 1,000.25, and ₹ 600.25 of it is left. Lower the rows, or correct its value in Returns, in CN-DL/26-27/001',
  ]);
  // A paper says whole rupees: ₹ 600.49 is ₹ 600.00 on paper, and ₹ 600.50 is ₹ 601.00.
  expect(said('600.49', 1_000_00, 400_00)).toEqual([]);
  expect(said('600.50', 1_000_00, 400_00)).toHaveLength(1);
  expect(said('1', 1_000_00, 2_000_00)[0]).toContain('₹ 0.00 of it is left');
});

test('The sentence names the note that says the value, and another way when its return is filed', () => {
  const filed = before({ date: '2025-05-10', saidIn: { number: 'CN-DL/26-27/001', filed: '2026-10' } });
  expect(beforeShopProblems(note('1001'), filed).map(({ message }) => message)).toEqual([
    'OLD/7 of 10/05/2025 came to ₹ 1,000.00, and ₹ 1,000.00 of it is left. Lower the rows. Its value is said in CN-DL/26-27/001, ' +
      'and the return of October 2026 is filed: say the right one in a later note of it, or an owner reopens that return. ' +
      'If the note is of another invoice of this number, type its date in Other Refrences',
  ]);
});

test('A note that may be of another invoice of this number is warned of, and not refused', () => {
  const beforeShop = before({ date: '2025-05-10', isSure: false });
  const about = (rate: string) => noteWarnings(note(rate), { beforeShop }).map(({ message }) => message);
  expect(noteProblems(note('1001'), { ...nothing, beforeShop })).toEqual([]);
  expect(about('1000')).toEqual([]);
  expect(about('1001')).toEqual([
    'OLD/7 of 10/05/2025 came to ₹ 1,000.00, and ₹ 1,000.00 of it is left, as CN-DL/26-27/001 says: look whether this note is of that invoice',
  ]);
  expect(noteWarnings(note('1001'), { beforeShop: before({}) })).toEqual([]);
  expect(noteWarnings(note('1001'), nothing)).toEqual([]);
});
