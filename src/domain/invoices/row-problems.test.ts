import { describe, expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import { inOpeningLists } from '#test/build/opening-lists.ts';
import { draftProblems } from './draft-problems.ts';
import type { DraftLine } from './invoice.ts';
import { cellProblems, hasUnknownOption } from './row-problems.ts';

function problemsOf(...lines: DraftLine[]) {
  return draftProblems(buildForm({ lines }), inOpeningLists);
}

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

  test('the first row needs a product, even when the second is complete', () => {
    const message = 'Atleast fill one product detail completely !!';
    expect(problemsOf(buildLine(1, { product: '' }), buildLine(2))).toEqual([{ field: 'line 1', message }]);
    expect(problemsOf()).toEqual([{ field: 'line 1', message }]);
    expect(problemsOf(buildLine(2))).toEqual([{ field: 'line 1', message }]);
  });

  test('a later row without a product is ignored, even when other cells are filled', () => {
    expect(problemsOf(buildLine(1), buildLine(2, { product: '', quantity: 'many', hsn: 'x' }))).toEqual([]);
  });

  test('Specification 5, quantity and rate: numbers of 0 or more, and 0 counts as filled', () => {
    for (const cell of ['quantity', 'rate'] as const)
      for (const typed of ['-1', '-0.01', 'ten', '1e3'])
        expect(problemsOf(buildLine(1, { [cell]: typed })).map(({ field }) => field)).toEqual([`line 1 ${cell}`]);
    expect(problemsOf(buildLine(1, { quantity: '0', rate: '0' }))).toEqual([]);
  });

  test('a document takes 500 products and not 501', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => buildLine(index + 1));
    expect(problemsOf(...rows(500), buildLine(501, blank))).toEqual([]);
    expect(problemsOf(...rows(501))).toEqual([
      { field: '', message: 'A document can hold at most 500 products: split it in two' },
    ]);
  });
});

const discountNumber = 'Discount must be rupees or a percentage, 0 or more, such as 120.00 or 5%';

describe('cells', () => {
  test.each([
    ['product', 'Gold', 'Row 2: Product “Gold” is not in its list'],
    ['product', 'glass', 'Row 2: Product “glass” is not in its list'],
    ['hsn', '9999', 'Row 2: HSN/SAC “9999” is not in its list'],
    ['unit', 'Piece', 'Row 2: Per “Piece” is not in its list'],
    ['gst', '13', 'Row 2: GST “13” is not in its list'],
    ['gst', '0', 'Row 2: GST “0” is not in its list'],
    ['gst', '18.0', 'Row 2: GST “18.0” is not in its list'],
    ['gst', '18%', 'Row 2: GST “18%” is not in its list'],
    ['quantity', '1.2345', 'Row 2: Quantity can be at most 99,99,999.999, with up to 3 decimals'],
    ['quantity', '10000000', 'Row 2: Quantity can be at most 99,99,999.999, with up to 3 decimals'],
    ['quantity', '-1', 'Row 2: Quantity “-1” is not a number of 0 or more: type it like 1,50,000.50'],
    ['quantity', '1,200', 'Row 2: Quantity “1,200” is not a number of 0 or more: type it like 1,50,000.50'],
    ['quantity', '1e3', 'Row 2: Quantity “1e3” is not a number of 0 or more: type it like 1,50,000.50'],
    ['rate', '1.50,000', 'Row 2: Rate “1.50,000” is not a number of 0 or more: type it like 1,50,000.50'],
    [
      'rate',
      'as agreed with the buyer on the telephone',
      'Row 2: Rate “as agreed with the buyer on t…” is not a number of 0 or more: type it like 1,50,000.50',
    ],
    ['rate', '1.234', 'Row 2: Rate can be at most 9,99,99,999.99, with up to 2 decimals'],
    ['rate', '100000000', 'Row 2: Rate can be at most 9,99,99,999.99, with up to 2 decimals'],
    ['rate', 'ten', 'Row 2: Rate “ten” is not a number of 0 or more: type it like 1,50,000.50'],
    ['description', 'a\u0007', 'Row 2: Description holds a character that cannot be printed: type it again'],
    ['discount', '-5', `Row 2: ${discountNumber}`],
    ['discount', 'ten', `Row 2: ${discountNumber}`],
    ['discount', '5%%', `Row 2: ${discountNumber}`],
    ['discount', '%', `Row 2: ${discountNumber}`],
    ['discount', '1e2', `Row 2: ${discountNumber}`],
    ['discount', '1,200', `Row 2: ${discountNumber}`],
    ['discount', '100.01%', 'Row 2: Discount can be at most 100%'],
    ['discount', '5.125%', 'Row 2: Discount can have up to 2 decimals'],
    ['discount', '1.005', 'Row 2: Discount can have up to 2 decimals'],
    ['discount', '15945.76', 'Row 2: Discount can be at most 15,945.75, the value of the row'],
  ] as const)('%s %j: %s', (cell, value, message) => {
    expect(problemsOf(buildLine(1), buildLine(2, { [cell]: value }))).toEqual([{ field: `line 2 ${cell}`, message }]);
  });

  test.each([
    ['quantity', '9999999.999'],
    ['quantity', '.125'],
    ['rate', '99999999.99'],
    ['rate', ' 12 '],
    ['discount', '1'],
    ['discount', ' .5 '],
    ['discount', '100%'],
    ['discount', '12.5 %'],
    ['discount', '0'],
  ] as const)('%s %j is accepted', (cell, value) => {
    expect(problemsOf(buildLine(1, { quantity: '1', rate: '1', [cell]: value }))).toEqual([]);
  });

  test('a row can have a blank cell and a wrong value at once', () => {
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
  const problems = (taxType: string, rest: string) =>
    draftProblems(buildForm({ taxType, lines: rows(rest) }), inOpeningLists);

  test.each(['state', 'central'])('may reach the limit, and not exceed it by a rupee (%s)', (taxType) => {
    expect(problems(taxType, '952380')).toEqual([]);
    expect(problems(taxType, '952380.47')).toEqual([]);
    expect(problems(taxType, '952380.48')).toEqual([{ field: '', message: tooMuch }]);
  });

  test('is refused, and not calculated wrongly, beyond the safe integers', () => {
    const largest = buildLine(1, { quantity: '9999999.999', rate: '99999999.99' });
    expect(problemsOf(largest)).toEqual([{ field: '', message: tooMuch }]);
    expect(problemsOf(largest, buildLine(2, { rate: 'x' })).map((problem) => problem.field)).toEqual(['line 2 rate']);
  });
});

describe('a cell with a list', () => {
  const unknown = (part: Partial<DraftLine>, draft = {}) => hasUnknownOption(buildLine(1, part), inOpeningLists, draft);

  test('is known, blank, or not of its list, with space around it or without', () => {
    expect(unknown({})).toBe(false);
    expect(unknown({ product: ' Glass ', gst: ' 18 ', unit: ' sqft ' })).toBe(false);
    expect(unknown({ product: ' ', hsn: '', unit: '', gst: '' })).toBe(false);
    for (const cell of ['product', 'hsn', 'unit', 'gst'] as const) expect(unknown({ [cell]: 'x' })).toBe(true);
  });

  test('may say 0 % under LUT alone', () => {
    expect(unknown({ gst: '0' })).toBe(true);
    expect(unknown({ gst: '0' }, { supplyType: 'SEZWP' })).toBe(true);
    expect(unknown({ gst: '0' }, { supplyType: 'SEZWOP' })).toBe(false);
    expect(unknown({ gst: '1' }, { supplyType: 'SEZWOP' })).toBe(true);
  });

  test('names what it holds, up to thirty letters', () => {
    const said = (product: string) => cellProblems(buildLine(2, { product }), inOpeningLists)[0]?.message;
    expect(said('x'.repeat(30))).toBe(`Row 2: Product “${'x'.repeat(30)}” is not in its list`);
    expect(said('x'.repeat(31))).toBe(`Row 2: Product “${'x'.repeat(29)}…” is not in its list`);
  });
});

test('a row names a material by a code', () => {
  const of = (material: string) => cellProblems(buildLine(2, { material }), inOpeningLists);
  expect(of(' WP 204 ')).toEqual([]);
  expect(of('')).toEqual([]);
  expect(of('WP_204')).toEqual([{ field: 'line 2 material', message: 'Row 2: “WP_204” is no code of a material' }]);
});
