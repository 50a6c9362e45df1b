import { expect, test } from 'vitest';
import { buildInput } from '#test/build/factories.ts';
import { invoiceBody } from './invoice-body.ts';

function problemsOf(changes: Record<string, unknown>) {
  const result = invoiceBody.safeParse({ ...buildInput(), ...changes });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join()}: ${message}`);
}

const renumber = 'Rows are numbered 1, 2, 3 … with at most 15 digits and no zero in front: number this row again.';

test.each(['productname9007199254740993', 'productname01', 'qty0', 'hsn1000000000000000', 'pcomment00'])(
  'A filled cell %s with an invalid row number is refused and not dropped silently; a blank one is ignored',
  (key) => {
    expect(problemsOf({ [key]: 'Blinds' })).toEqual([`${key}: ${renumber}`]);
    expect(problemsOf({ [key]: 7 })).toEqual([`${key}: ${renumber}`]);
    expect(problemsOf({ [key]: '' })).toEqual([]);
  },
);

test('A high row number is accepted, and keys that are not cells are ignored', () => {
  expect(problemsOf({ productname999999: 'Blinds', productname: 'x', 'qty-1': 'x', productnames2: 'x' })).toEqual([]);
});

test('A text far too long for its field is refused here in the words of the field; a little too long is for the rules', () => {
  expect(problemsOf({ buyerAddress: 'x'.repeat(4101) })).toEqual([
    'buyerAddress: Buyer Address can have at most 2,000 characters',
  ]);
  expect(problemsOf({ buyerAddress: 'x'.repeat(2001), pcomment7: '𝕏'.repeat(1000) })).toEqual([]);
  expect(problemsOf({ qty2: '7'.repeat(301), pcomment3: 'x'.repeat(2101), buyerDate: '2'.repeat(301) })).toEqual([
    'buyerDate: Buyer Date can have at most 100 characters',
    'qty2: Row 2: Quantity can have at most 100 characters',
    'pcomment3: Row 3: Description can have at most 1,000 characters',
  ]);
});

test.each([
  ['qty1', '1,50,000', '150000'],
  ['rate1', '₹ 1,50,000.50', '150000.50'],
  ['rate12', 'Rs. 1,50,000/-', '150000'],
  ['discount1', '1,200/-', '1200'],
  ['discount1', '5%', '5%'],
  ['rate1', '1.50,000', '1.50,000'],
  ['rate1', 42.5, 42.5],
  ['pcomment1', '1,50,000', '1,50,000'],
])('%s: %j arrives as %j', (key, written, read) => {
  expect(invoiceBody.parse({ ...buildInput(), [key]: written })[key]).toBe(read);
});
