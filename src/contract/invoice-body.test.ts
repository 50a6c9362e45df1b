import { expect, test } from 'vitest';
import { buildInput } from '#test/build/factories.ts';
import { invoiceBody } from './invoice-body.ts';

function problemsOf(changes: Record<string, unknown>) {
  const result = invoiceBody.safeParse({ ...buildInput(), ...changes });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join()}: ${message}`);
}

const renumber = 'Rows are numbered 1, 2, 3 … with at most 15 digits and no zero in front: number this row anew.';

test.each(['productname9007199254740993', 'productname01', 'qty0', 'hsn1000000000000000', 'pcomment00'])(
  'A filled cell %s stands in no row: it is refused and never left out in silence; a blank one is nothing',
  (key) => {
    expect(problemsOf({ [key]: 'Blinds' })).toEqual([`${key}: ${renumber}`]);
    expect(problemsOf({ [key]: 7 })).toEqual([`${key}: ${renumber}`]);
    expect(problemsOf({ [key]: '' })).toEqual([]);
  },
);

test('The last row number is taken, and keys that name no cell are ignored', () => {
  expect(problemsOf({ productname999999: 'Blinds', productname: 'x', 'qty-1': 'x', productnames2: 'x' })).toEqual([]);
});

test('A text far past its field is refused in the words of the field; one a little past it is the rules’ to refuse', () => {
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
