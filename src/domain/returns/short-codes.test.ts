import { expect, test } from 'vitest';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { shortCodes } from './short-codes.ts';

const today = '2026-11-21';
const { products } = openingCatalogue;

test('Codes of four digits are too short above five crore, and where e-invoices are made', () => {
  const count = (firm: Parameters<typeof shortCodes>[1]) => shortCodes(products, firm, today).length;
  const four = products.filter(({ hsn }) => hsn.length === 4).length;
  expect(four).toBe(33);
  expect(count({})).toBe(0);
  expect(count({ turnover: 'up-to-5' })).toBe(0);
  expect(count({ turnover: '5-to-10' })).toBe(four);
  expect(count({ turnover: 'from-10' })).toBe(four);
  expect(count({ eInvoiceFrom: today })).toBe(four);
  expect(count({ eInvoiceFrom: '2026-11-22' })).toBe(0);
});

test('A hidden product and one without a code are not counted', () => {
  const hidden = products.map((product) => ({ ...product, hidden: true }));
  expect(shortCodes(hidden, { turnover: 'from-10' }, today)).toEqual([]);
  expect(shortCodes(products, { turnover: 'from-10' }, today).map(({ name }) => name)).not.toContain('3D Panels');
});
