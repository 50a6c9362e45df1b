import { expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import { copiesOf, copyMark, invoiceCopies } from './invoice-copies.ts';

const fitting = buildLine(1, { product: 'Installation', hsn: '995476' });
function marksOf(document: Parameters<typeof copyMark>[0]) {
  return copiesOf(document).map((copy) => copyMark(document, copy));
}

test('Goods, and goods with services, get three copies', () => {
  const marks = ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'];
  expect(marksOf(buildForm())).toEqual(marks);
  expect(marksOf(buildForm({ lines: [fitting, buildLine(2)] }))).toEqual(marks);
});

test('Services alone get two copies, and a requested triplicate is the copy for the supplier', () => {
  const services = buildForm({ lines: [fitting, buildLine(2, { hsn: ' 9987 ' }), buildLine(3, blank)] });
  expect(marksOf(services)).toEqual(['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR SUPPLIER']);
  expect(copyMark(services, 'triplicate')).toBe('DUPLICATE FOR SUPPLIER');
  expect(copiesOf(buildForm({ lines: [buildLine(1, blank)] }))).toEqual(invoiceCopies);
});

test('A credit note always gets three copies, and a pro-forma one without a mark', () => {
  expect(marksOf(buildForm({ kind: 'credit', lines: [fitting] }))).toEqual(['ORIGINAL', 'DUPLICATE', 'TRIPLICATE']);
  expect(marksOf(buildForm({ kind: 'pro' }))).toEqual(['']);
});
