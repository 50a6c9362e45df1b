import { describe, expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build-form.ts';
import { draftProblems } from './draft-problems.ts';
import { draftWarnings } from './draft-warnings.ts';

test('an ordinary draft brings no warning, and neither does an empty form', () => {
  expect(draftWarnings(buildForm())).toEqual([]);
  expect(draftWarnings(buildForm({ taxState: '', taxType: '', date: '', lines: [buildLine(1, blank)] }))).toEqual([]);
});

test.each(['description', 'hsn', 'quantity', 'rate', 'unit', 'gst'] as const)(
  'a row without a product but with %s is said to be left out',
  (cell) => {
    const lines = [buildLine(1), buildLine(4, { ...blank, [cell]: '5' })];
    expect(draftWarnings(buildForm({ lines }))).toEqual([
      { field: 'line 4', message: 'Row 4 has no product: it will be left out of the document' },
    ]);
  },
);

test('a row that comes to nothing warns, and names what is 0', () => {
  const lines = [buildLine(1, { rate: '0' }), buildLine(2, { quantity: '0' }), buildLine(3, { quantity: '' })];
  expect(draftWarnings(buildForm({ lines }))).toEqual([
    { field: 'line 1 rate', message: 'Row 1 comes to ₹ 0.00: check Quantity and Rate' },
    { field: 'line 2 quantity', message: 'Row 2 comes to ₹ 0.00: check Quantity and Rate' },
  ]);
});

test('the first row is never said to be left out: it must be filled', () => {
  expect(draftWarnings(buildForm({ lines: [buildLine(1, { product: '' })] }))).toEqual([]);
});

test('a rate that is not in force on the date warns and names the law', () => {
  const lines = [buildLine(1, { gst: '21' }), buildLine(2, { gst: '12' }), buildLine(3)];
  expect(draftWarnings(buildForm({ lines }))).toEqual([
    {
      field: 'line 1 gst',
      message:
        'Row 1: 21% was never a GST slab for these goods: no rate notification under section 9 of the CGST Act has it. Use 5% or 18%.',
    },
    {
      field: 'line 2 gst',
      message:
        'Row 2: 12% ended on 21/09/2025 for these goods (Notification 9/2025-Central Tax (Rate)). Use 5% or 18%.',
    },
  ]);
});

test('a credit note against an older invoice keeps its rate without a warning', () => {
  const note = buildForm({ kind: 'credit', lines: [buildLine(1, { gst: '12' })] });
  expect(draftWarnings(note)).toHaveLength(1);
  expect(draftWarnings(note, { rateDate: '2025-09-10' })).toEqual([]);
  expect(draftWarnings(note, { rateDate: '2025-09-22' })).toHaveLength(1);
});

test.each([
  [
    'state',
    { buyerAddress: 'A, Gurugram\nGSTIN 06ABCDE1234F1Z4' },
    "The buyer's GSTIN is of Haryana and the registration is of Delhi: the law wants Outside State, IGST (IGST Act, section 7)",
  ],
  [
    'central',
    { buyerAddress: 'A, GSTIN 07ABCDE1234F1Z2', consigneeAddress: 'Site, Odisha' },
    "The buyer's GSTIN is of Delhi and the registration is of Delhi: the law wants Within State, CGST and SGST (IGST Act, section 8)",
  ],
  [
    'state',
    { buyerAddress: 'Mr A, Delhi', consigneeAddress: 'Flat 4, Cuttack, Odisha' },
    'The consignee address is in Odisha and the registration is of Delhi: the law wants Outside State, IGST (IGST Act, section 7)',
  ],
  [
    'state',
    { buyerAddress: 'Mr A, Pune, Maharashtra' },
    'The buyer address is in Maharashtra and the registration is of Delhi: the law wants Outside State, IGST (IGST Act, section 7)',
  ],
])('the tax type %s against %j warns', (taxType, addresses, message) => {
  const draft = buildForm({ taxType, ...addresses });
  expect(draftWarnings(draft)).toEqual([{ field: 'taxType', message }]);
  expect(draftWarnings({ ...draft, taxType: taxType === 'state' ? 'central' : 'state' })).toEqual([]);
});

test('a warning is never a refusal', () => {
  const draft = buildForm({
    taxType: 'central',
    buyerAddress: 'A, Delhi',
    lines: [buildLine(1, { gst: '21' }), buildLine(2, { ...blank, rate: '5' })],
  });
  expect(draftWarnings(draft)).toHaveLength(3);
  expect(draftProblems(draft)).toEqual([]);
});

describe('What a slip of the finger leaves behind', () => {
  const about = (changes: Parameters<typeof buildForm>[0], today?: string) =>
    draftWarnings(buildForm(changes), today ? { today } : {}).map(({ field, message }) => `${field}: ${message}`);

  test('a GSTIN whose check digit does not fit is named in the address that holds it', () => {
    expect(about({ buyerAddress: 'Sample, Delhi 110024 GSTIN 07ABCDE1234F1Z3' })).toEqual([
      'buyerAddress: 07ABCDE1234F1Z3 is not a valid GSTIN: check it',
    ]);
    expect(about({ buyerAddress: 'Sample, Delhi 110024 GSTIN 07ABCDE1234F1Z2, order 071234512341234' })).toEqual([]);
  });

  test('an inter-state invoice that shows no place is remarked on', () => {
    expect(about({ taxType: 'central', buyerAddress: 'Sample Trading', consigneeAddress: 'Site' })[0]).toContain(
      'rule 46(n)',
    );
  });

  test('a date to come, and one of another financial year, are remarked on; today and yesterday are not', () => {
    for (const date of ['2026-11-21', '2026-11-20', '2026-04-01']) expect(about({ date }, '2026-11-21')).toEqual([]);
    expect(about({ date: '2026-11-22' }, '2026-11-21')[0]).toMatch(/^date: 22\/11\/2026 is yet to come/);
    expect(about({ date: '2026-03-31' }, '2026-11-21')[0]).toContain(
      "financial year 2025-26: the number is given in that year's series",
    );
  });
});
