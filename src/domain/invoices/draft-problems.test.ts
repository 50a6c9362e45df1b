import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import { inOpeningLists } from '#test/build/opening-lists.ts';
import { branch, homeName } from '#test/specification/specified-firm.ts';
import { takeAnyValue } from '../catalogue/form-lists.ts';
import { draftProblems } from './draft-problems.ts';
import type { DraftHeader, InvoiceDraft } from './invoice.ts';
import { readDraft } from './read-draft.ts';

function messages(part: Partial<InvoiceDraft>) {
  return draftProblems(buildForm(part), inOpeningLists).map((problem) => problem.message);
}

test('a complete draft has no problems', () => {
  expect(draftProblems(buildForm(), inOpeningLists)).toEqual([]);
});

const required = [
  ['taxState', 'Tax State'],
  ['taxType', 'Tax Type'],
  ['consigneeAddress', 'Consignee Address'],
  ['buyerAddress', 'Buyer Address'],
  ['date', 'Date'],
  ['referenceNumber', 'Reference No'],
  ['buyerDate', 'Buyer Date'],
  ['deliveryNoteDate', 'Delivery Note Date'],
  ['dispatchedThrough', 'Dispatched Through'],
  ['destination', 'Destination'],
] as const;

test.each(required)('Specification 5, required fields: without %s it says: %s is required', (field, label) => {
  for (const nothing of ['', '  \n']) {
    expect(draftProblems(buildForm({ [field]: nothing }), inOpeningLists)).toEqual([
      { field, message: `${label} is required` },
    ]);
  }
});

const emptyHeader = Object.fromEntries(
  Object.entries(buildForm())
    .filter(([, value]) => typeof value === 'string')
    .map(([field]) => [field, field === 'kind' ? 'tax' : '']),
) as DraftHeader;

test('an empty form lists everything that is missing, in the order of the form', () => {
  expect(
    messages({ ...emptyHeader, lines: [buildLine(1, blank), buildLine(2, { ...blank, product: 'Glass' })] }),
  ).toEqual([
    ...required.map(([, label]) => `${label} is required`),
    'Atleast fill one product detail completely !!',
    'Please fill second product detail completely !!',
  ]);
});

describe('fields', () => {
  test.each([
    ['taxState', 'atlantis', 'Tax State is not one of its list: choose one'],
    ['taxState', homeName, 'Tax State is not one of its list: choose one'],
    ['taxType', 'igst', 'Tax Type is not one of its list: choose one'],
    ['buyerDate', '2026-02-30', 'Buyer Date is not a date: enter DD/MM/YYYY'],
    ['buyerDate', '21/11/2026', 'Buyer Date is not a date: enter DD/MM/YYYY'],
    ['date', '2026-11-21T10:00:00', 'Date is not a date: enter DD/MM/YYYY'],
    ['date', '2026-11-21 24:00:00', 'Date is not a date: enter DD/MM/YYYY'],
    ['date', '2000-03-31', 'Date must lie between 01/04/2000 and 31/03/2100'],
    ['date', '2100-04-01', 'Date must lie between 01/04/2000 and 31/03/2100'],
    ['number', 'A'.repeat(17), 'Invoice Number can have at most 16 letters, digits, hyphens and slashes'],
    ['number', 'A 1', 'Invoice Number can have at most 16 letters, digits, hyphens and slashes'],
    ['number', 'देल/1', 'Invoice Number can have at most 16 letters, digits, hyphens and slashes'],
    ['destination', 'a\u0000', 'Destination holds a character that cannot be printed: type it again'],
    ['destination', '\ud800', 'Destination holds a character that cannot be printed: type it again'],
    ['termsOfDelivery', '\u0085x\u009f', 'Terms of Delivery holds a character that cannot be printed: type it again'],
  ] as const)('%s %j: %s', (field, value, message) => {
    expect(draftProblems(buildForm({ [field]: value }), inOpeningLists)).toEqual([{ field, message }]);
  });

  test.each([
    ['taxState', branch],
    ['taxType', 'central'],
    ['date', '2026-11-21 23:59:59'],
    ['date', '2000-04-01'],
    ['date', '2100-03-31'],
    ['deliveryNoteDate', '1999-12-31'],
    ['number', 'INV-7/A'],
    ['number', 'DL/26-27/0001'],
    ['buyerAddress', 'A\tB\r\nC'],
    ['destination', 'ଭୁବନେଶ୍ୱର'],
  ] as const)('%s %j is accepted', (field, value) => {
    expect(draftProblems(buildForm({ [field]: value }), inOpeningLists)).toEqual([]);
  });

  test.each([
    ['consigneeAddress', 2000, 'Consignee Address can have at most 2,000 characters'],
    ['buyerAddress', 2000, 'Buyer Address can have at most 2,000 characters'],
    ['otherReferences', 300, 'Other Refrences can have at most 300 characters'],
    ['termsOfDelivery', 300, 'Terms of Delivery can have at most 300 characters'],
  ] as const)('%s takes %i characters of any script', (field, longest, message) => {
    expect(draftProblems(buildForm({ [field]: '😀'.repeat(longest) }), inOpeningLists)).toEqual([]);
    expect(draftProblems(buildForm({ [field]: 'क'.repeat(longest + 1) }), inOpeningLists)).toEqual([
      { field, message },
    ]);
  });

  test('a description takes 1000 characters', () => {
    const message = 'Row 1: Description can have at most 1,000 characters';
    const described = (description: string) =>
      draftProblems(buildForm({ lines: [buildLine(1, { description })] }), inOpeningLists);
    expect(described('😀'.repeat(1000))).toEqual([]);
    expect(described('a'.repeat(1001))).toEqual([{ field: 'line 1 description', message }]);
  });

  test('a kind that does not exist is refused', () => {
    expect(draftProblems(buildForm({ kind: 'gift' as 'tax' }), inOpeningLists)).toEqual([
      { field: 'kind', message: 'Choose tax, pro, credit or challan as the type' },
    ]);
  });

  test('missing values are listed before wrong values', () => {
    expect(messages({ taxState: 'atlantis', destination: '', lines: [buildLine(1, { gst: '' })] })).toEqual([
      'Destination is required',
      'Atleast fill one product detail completely !!',
      'Tax State is not one of its list: choose one',
    ]);
  });
});

const anyCell = fc.constantFrom(
  '',
  ' ',
  '0',
  '12.5',
  '-1',
  'x',
  '99999999999',
  '18',
  'Glass',
  'sqft',
  '70071900',
  '\u0000',
);
const anyDraft = fc
  .record({
    taxType: fc.constantFrom('', 'state', 'central', 'x'),
    date: fc.constantFrom('', '2026-11-21', '2026-02-30'),
    lines: fc.array(
      fc.record({
        row: fc.integer({ min: 1, max: 7 }),
        product: anyCell,
        description: anyCell,
        hsn: anyCell,
        quantity: anyCell,
        rate: anyCell,
        unit: anyCell,
        gst: anyCell,
      }),
      { maxLength: 5 },
    ),
  })
  .map((part) => buildForm(part));

test('a draft can be read exactly when it has no problems, and every problem is a sentence', () => {
  const good = fc.constant(buildForm());
  fc.assert(
    fc.property(fc.oneof(anyDraft, good), (draft) => {
      const problems = draftProblems(draft, takeAnyValue);
      for (const { message } of problems) expect(message).toMatch(/^[A-Z].{10,}$/);
      if (problems.length > 0) expect(() => readDraft(draft)).toThrow(problems[0]?.message);
      else expect(readDraft(draft).lines.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

test.each(['consigneeAddress', 'buyerAddress'] as const)(
  'An address takes 50 lines, blank ones not counted, and the problem says how many it has: %s',
  (field) => {
    const address = (lines: number) => Array.from({ length: lines }, (_, line) => `Line ${line}`).join('\n\n');
    expect(draftProblems(buildForm({ [field]: address(50) }), inOpeningLists)).toEqual([]);
    const label = field === 'buyerAddress' ? 'Buyer Address' : 'Consignee Address';
    expect(draftProblems(buildForm({ [field]: address(51) }), inOpeningLists)).toEqual([
      { field, message: `${label} has 51 lines: the paper holds 50. Write several on one line` },
    ]);
  },
);

test.each([
  [{ kind: 'credit', withoutGst: 'yes' }, []],
  [{ kind: 'credit', withoutGst: 'no' }, ['Without GST is yes, or left blank']],
  [{ kind: 'tax', withoutGst: 'yes' }, ['Only a credit note can be without GST']],
] as const)('Only a credit note can be without GST: %j', (part, says) => {
  expect(draftProblems(buildForm({ ...part }), inOpeningLists).map(({ message }) => message)).toEqual(says);
});

describe('Reference No, Dispatched Through and Destination', () => {
  const chosen = ['referenceNumber', 'dispatchedThrough', 'destination'] as const;
  const blanks = { referenceNumber: '', dispatchedThrough: ' ', destination: '' };
  const fieldsOf = (part: Partial<InvoiceDraft>, wanted?: (typeof chosen)[number][]) =>
    draftProblems(buildForm({ ...blanks, ...part }), inOpeningLists, wanted).map(({ field }) => field);

  test('are all compulsory unless the firm says otherwise, and only the chosen ones when it does', () => {
    expect(fieldsOf({})).toEqual([...chosen]);
    expect(fieldsOf({}, ['destination'])).toEqual(['destination']);
    expect(fieldsOf({}, [])).toEqual([]);
    expect(fieldsOf({ kind: 'pro' }, [])).toEqual([]);
  });

  test('A credit note names its invoice all the same', () => {
    expect(fieldsOf({ kind: 'credit' }, [])).toEqual(['referenceNumber']);
  });

  test('What the law wants stays compulsory', () => {
    expect(fieldsOf({ buyerAddress: '' }, [])).toEqual(['buyerAddress']);
  });

  test('A document that was issued without them is read', () => {
    expect(readDraft(buildForm(blanks))).toMatchObject({ referenceNumber: '', dispatchedThrough: '', destination: '' });
  });
});
