import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build-form.ts';
import { draftProblems } from './draft-problems.ts';
import type { DraftHeader, DraftLine, InvoiceDraft } from './invoice.ts';
import { readDraft } from './read-draft.ts';

const messages = (part: Partial<InvoiceDraft>) => draftProblems(buildForm(part)).map((problem) => problem.message);
const problemsOf = (...lines: DraftLine[]) => draftProblems(buildForm({ lines }));

test('a complete draft has no problems', () => {
  expect(draftProblems(buildForm())).toEqual([]);
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
    expect(draftProblems(buildForm({ [field]: nothing }))).toEqual([{ field, message: `${label} is required` }]);
  }
});

const emptyHeader = Object.fromEntries(
  Object.entries(buildForm())
    .filter(([, value]) => typeof value === 'string')
    .map(([field]) => [field, field === 'kind' ? 'tax' : '']),
) as DraftHeader;

test('an empty form says everything that is missing, in the order of the form', () => {
  expect(
    messages({ ...emptyHeader, lines: [buildLine(1, blank), buildLine(2, { ...blank, product: 'Glass' })] }),
  ).toEqual([
    ...required.map(([, label]) => `${label} is required`),
    'Atleast fill one product detail completely !!',
    'Please fill second product detail completely !!',
  ]);
});

describe('rows', () => {
  const blankEach = (row: number, message: string) => {
    for (const cell of ['hsn', 'quantity', 'rate', 'unit', 'gst'] as const) {
      const rows = [...(row === 1 ? [] : [buildLine(1)]), buildLine(row, { [cell]: ' ' })];
      expect(problemsOf(...rows)).toEqual([{ field: `line ${row}`, message }]);
    }
  };

  test('Specification 5, row 1: each of its six cells is needed, else ‘Atleast fill one product detail completely !!’', () => {
    const message = 'Atleast fill one product detail completely !!';
    blankEach(1, message);
    expect(problemsOf(buildLine(1, { product: '' }))).toEqual([{ field: 'line 1', message }]);
  });

  test.each([
    [2, 'Please fill second product detail completely !!'],
    [3, 'Please fill third product detail completely !!'],
    [4, 'Please fill 4th product detail completely !!'],
    [5, 'Please fill 5th product detail completely !!'],
  ])('Specification 5, rows 2 to 5: row %i with a product and a blank cell says: %s', (row, message) => {
    blankEach(row, message);
    expect(problemsOf(buildLine(1), buildLine(row, blank))).toEqual([]);
  });

  test.each([
    [6, 'Please fill 6th product detail completely !!'],
    [11, 'Please fill 11th product detail completely !!'],
    [12, 'Please fill 12th product detail completely !!'],
    [13, 'Please fill 13th product detail completely !!'],
    [20, 'Please fill 20th product detail completely !!'],
    [21, 'Please fill 21st product detail completely !!'],
    [22, 'Please fill 22nd product detail completely !!'],
    [23, 'Please fill 23rd product detail completely !!'],
    [101, 'Please fill 101st product detail completely !!'],
    [112, 'Please fill 112th product detail completely !!'],
  ])('row %i with a blank cell says: %s', blankEach);

  test('the first row needs a product, though the second is complete', () => {
    const message = 'Atleast fill one product detail completely !!';
    expect(problemsOf(buildLine(1, { product: '' }), buildLine(2))).toEqual([{ field: 'line 1', message }]);
    expect(problemsOf()).toEqual([{ field: 'line 1', message }]);
    expect(problemsOf(buildLine(2))).toEqual([{ field: 'line 1', message }]);
  });

  test('a later row without a product is ignored, whatever else it holds', () => {
    expect(problemsOf(buildLine(1), buildLine(2, { product: '', quantity: 'many', hsn: 'x' }))).toEqual([]);
  });

  test('Specification 5, quantity and rate: numbers of 0 or more, and 0 counts as filled', () => {
    for (const cell of ['quantity', 'rate'] as const)
      for (const typed of ['-1', '-0.01', 'ten', '1e3'])
        expect(problemsOf(buildLine(1, { [cell]: typed })).map(({ field }) => field)).toEqual([`line 1 ${cell}`]);
    expect(problemsOf(buildLine(1, { quantity: '0', rate: '0' }))).toEqual([]);
  });

  test('500 products fit and 501 do not', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => buildLine(index + 1));
    expect(problemsOf(...rows(500), buildLine(501, blank))).toEqual([]);
    expect(problemsOf(...rows(501))).toEqual([
      { field: '', message: 'A document can hold at most 500 products: split it in two' },
    ]);
  });
});

describe('cells', () => {
  test.each([
    ['product', 'Gold', 'Row 2: choose the product from its list'],
    ['product', 'glass', 'Row 2: choose the product from its list'],
    ['hsn', '9999', 'Row 2: choose HSN/SAC from its list'],
    ['unit', 'Piece', 'Row 2: choose the unit from its list'],
    ['gst', '13', 'Row 2: choose GST from its list'],
    ['gst', '18.0', 'Row 2: choose GST from its list'],
    ['gst', '18%', 'Row 2: choose GST from its list'],
    ['quantity', '1.2345', 'Row 2: Quantity can be at most 99,99,999.999, with up to 3 decimals'],
    ['quantity', '10000000', 'Row 2: Quantity can be at most 99,99,999.999, with up to 3 decimals'],
    ['quantity', '-1', 'Row 2: Quantity must be a plain number, 0 or more, with up to 3 decimals'],
    ['quantity', '1,200', 'Row 2: Quantity must be a plain number, 0 or more, with up to 3 decimals'],
    ['quantity', '1e3', 'Row 2: Quantity must be a plain number, 0 or more, with up to 3 decimals'],
    ['rate', '1.234', 'Row 2: Rate can be at most 9,99,99,999.99, with up to 2 decimals'],
    ['rate', '100000000', 'Row 2: Rate can be at most 9,99,99,999.99, with up to 2 decimals'],
    ['rate', 'ten', 'Row 2: Rate must be a plain number, 0 or more, with up to 2 decimals'],
    ['description', 'a\u0007', 'Row 2: Description holds a character that cannot be printed: type it again'],
  ] as const)('%s %j: %s', (cell, value, message) => {
    expect(problemsOf(buildLine(1), buildLine(2, { [cell]: value }))).toEqual([{ field: `line 2 ${cell}`, message }]);
  });

  test.each([
    ['quantity', '9999999.999'],
    ['quantity', '.125'],
    ['rate', '99999999.99'],
    ['rate', ' 12 '],
  ] as const)('%s %j is good', (cell, value) => {
    expect(problemsOf(buildLine(1, { quantity: '1', rate: '1', [cell]: value }))).toEqual([]);
  });

  test('a row can have a gap and a slip at once', () => {
    expect(problemsOf(buildLine(1, { hsn: '', rate: 'x' })).map((problem) => problem.field)).toEqual([
      'line 1',
      'line 1 rate',
    ]);
  });
});

describe('the payable amount', () => {
  const tooMuch = 'The payable amount can be at most Rs 9,99,99,99,99,999: split the document';
  // 9,52,380 pieces at ten lakh and one of the rest, with 5% on both, come to the limit.
  const rows = (rest: string) => [
    buildLine(1, { quantity: '952380', rate: '1000000', gst: '5' }),
    buildLine(2, { quantity: '1', rate: rest, gst: '5' }),
  ];
  const problems = (taxType: string, rest: string) => draftProblems(buildForm({ taxType, lines: rows(rest) }));

  test.each(['state', 'central'])('may reach the limit and not pass it by a rupee (%s)', (taxType) => {
    expect(problems(taxType, '952380')).toEqual([]);
    expect(problems(taxType, '952380.47')).toEqual([]);
    expect(problems(taxType, '952380.48')).toEqual([{ field: '', message: tooMuch }]);
  });

  test('is refused, not miscounted, where it passes what a number holds', () => {
    const largest = buildLine(1, { quantity: '9999999.999', rate: '99999999.99' });
    expect(problemsOf(largest)).toEqual([{ field: '', message: tooMuch }]);
    expect(problemsOf(largest, buildLine(2, { rate: 'x' })).map((problem) => problem.field)).toEqual(['line 2 rate']);
  });
});

describe('fields', () => {
  test.each([
    ['taxState', 'goa', 'Tax State is not one of its list: choose one'],
    ['taxState', 'Delhi', 'Tax State is not one of its list: choose one'],
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
    expect(draftProblems(buildForm({ [field]: value }))).toEqual([{ field, message }]);
  });

  test.each([
    ['taxState', 'odisha'],
    ['taxType', 'central'],
    ['date', '2026-11-21 23:59:59'],
    ['date', '2000-04-01'],
    ['date', '2100-03-31'],
    ['deliveryNoteDate', '1999-12-31'],
    ['number', 'INV-7/A'],
    ['number', 'DL/26-27/0001'],
    ['buyerAddress', 'A\tB\r\nC'],
    ['destination', 'ଭୁବନେଶ୍ୱର'],
  ] as const)('%s %j is good', (field, value) => {
    expect(draftProblems(buildForm({ [field]: value }))).toEqual([]);
  });

  test.each([
    ['consigneeAddress', 2000, 'Consignee Address can have at most 2,000 characters'],
    ['buyerAddress', 2000, 'Buyer Address can have at most 2,000 characters'],
    ['otherReferences', 300, 'Other Refrences can have at most 300 characters'],
    ['termsOfDelivery', 300, 'Terms of Delivery can have at most 300 characters'],
  ] as const)('%s holds %i characters, of any script', (field, longest, message) => {
    expect(draftProblems(buildForm({ [field]: '😀'.repeat(longest) }))).toEqual([]);
    expect(draftProblems(buildForm({ [field]: 'क'.repeat(longest + 1) }))).toEqual([{ field, message }]);
  });

  test('a description holds 1000 characters', () => {
    const message = 'Row 1: Description can have at most 1,000 characters';
    expect(problemsOf(buildLine(1, { description: '😀'.repeat(1000) }))).toEqual([]);
    expect(problemsOf(buildLine(1, { description: 'a'.repeat(1001) }))).toEqual([
      { field: 'line 1 description', message },
    ]);
  });

  test('a kind that does not exist is named', () => {
    expect(draftProblems(buildForm({ kind: 'gift' as 'tax' }))).toEqual([
      { field: 'kind', message: 'Choose tax, pro or credit as the type' },
    ]);
  });

  test('what is filled wrongly comes after what is missing', () => {
    expect(messages({ taxState: 'goa', destination: '', lines: [buildLine(1, { gst: '' })] })).toEqual([
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
      const problems = draftProblems(draft);
      for (const { message } of problems) expect(message).toMatch(/^[A-Z].{10,}$/);
      if (problems.length > 0) expect(() => readDraft(draft)).toThrow(problems[0]?.message);
      else expect(readDraft(draft).lines.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
