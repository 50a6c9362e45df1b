import { expect, test } from 'vitest';
import { buildLine } from '#test/build/build-form.ts';
import { discountProblem } from './discount-problem.ts';
import { cleaned, readLine } from './read-line.ts';
import { textProblem } from './text-problem.ts';

const said = (discount: string, more = {}) =>
  discountProblem(buildLine(1, { quantity: '2', rate: '50', discount, ...more }));

test('A discount is rupees up to the value of the row, or up to 100%', () => {
  for (const right of ['', ' ', '0', '100', '100.00', ' 5% ', '5 %', '0.25%', '100%', '.5'])
    expect([right, said(right)]).toEqual([right, null]);
  expect(said('100.01')).toBe('Discount can be at most 100.00, the value of the row');
  expect(said('100.01%')).toBe('Discount can be at most 100%');
  for (const decimals of ['1.005', '5.125%', '.125']) expect(said(decimals)).toBe('Discount can have up to 2 decimals');
  for (const wrong of ['-5', 'ten', '5 rupees', '%', '1,000', '5%%', '.'])
    expect([wrong, said(wrong)]).toEqual([
      wrong,
      'Discount must be rupees or a percentage, 0 or more, such as 120.00 or 5%',
    ]);
});

test('While quantity or rate cannot be read, they are what is wrong, and not the discount', () => {
  expect([said('999', { quantity: 'x' }), said('999', { rate: '' })]).toEqual([null, null]);
  expect(said('101%', { rate: '' })).toBe('Discount can be at most 100%');
});

test('A row is read when all of its numbers are right, with its texts trimmed', () => {
  const row = buildLine(3, {
    product: ' Glass ',
    description: 'Oak\r\nand ash ',
    quantity: '1.5',
    rate: '10',
    gst: '18',
  });
  expect(readLine(row)).toEqual({
    ...{ row: 3, product: 'Glass', description: 'Oak\nand ash', hsn: '70071900', quantityMilli: 1500 },
    ...{ ratePaise: 1000, unit: 'sqft', gstBasisPoints: 1800, discountPaise: 0, discountBasisPoints: 0 },
  });
  expect(readLine(row, { withoutGst: 'yes' })?.gstBasisPoints).toBe(0);
  for (const wrong of [{ quantity: '' }, { rate: 'x' }, { gst: '1.005' }, { discount: '15.01' }])
    expect([wrong, readLine({ ...row, ...wrong })]).toEqual([wrong, null]);
  expect([cleaned(' a\rb\r\nc '), cleaned(' a\nb ')]).toEqual(['a\nb\nc', 'a\nb']);
});

test('A text is printed as it is typed, up to its length in characters and not in bytes', () => {
  expect(textProblem('Note', 'tab\tand\r\nline', 20)).toBeNull();
  expect(textProblem('Note', 'x'.repeat(20), 20)).toBeNull();
  expect(textProblem('Note', '😀'.repeat(20), 20)).toBeNull();
  expect(textProblem('Note', '😀'.repeat(21), 20)).toBe('Note can have at most 20 characters');
  expect(textProblem('Note', 'x'.repeat(2001), 2000)).toBe('Note can have at most 2,000 characters');
  for (const text of ['a\u0000', '\u007f', '\u0085', 'a\ud800b'])
    expect(textProblem('Note', text, 20)).toBe('Note holds a character that cannot be printed: type it again');
});
