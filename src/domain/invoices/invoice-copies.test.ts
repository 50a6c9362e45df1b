import { expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import { copiesOf, copyMark, invoiceCopies } from './invoice-copies.ts';

const fitting = buildLine(1, { product: 'Installation', hsn: '995476' });
function marksOf(document: Parameters<typeof copyMark>[0]) {
  return copiesOf(document).map((copy) => copyMark(document, copy));
}

test('Goods, and goods with services, are made in triplicate', () => {
  const marks = ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'];
  expect(marksOf(buildForm())).toEqual(marks);
  expect(marksOf(buildForm({ lines: [fitting, buildLine(2)] }))).toEqual(marks);
});

test('Services alone are made in duplicate, and a triplicate that is asked for is the copy of the supplier', () => {
  const services = buildForm({ lines: [fitting, buildLine(2, { hsn: ' 9987 ' }), buildLine(3, blank)] });
  expect(marksOf(services)).toEqual(['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR SUPPLIER']);
  expect(copyMark(services, 'triplicate')).toBe('DUPLICATE FOR SUPPLIER');
  expect(copiesOf(buildForm({ lines: [buildLine(1, blank)] }))).toEqual(invoiceCopies);
});

test('A credit note keeps its three copies, and a pro-forma has one without a mark', () => {
  expect(marksOf(buildForm({ kind: 'credit', lines: [fitting] }))).toEqual(['ORIGINAL', 'DUPLICATE', 'TRIPLICATE']);
  expect(marksOf(buildForm({ kind: 'pro' }))).toEqual(['']);
});
