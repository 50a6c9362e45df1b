import { expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import { splitByPlace, supplyParts } from './supply-parts.ts';

const goods = buildLine(1);
const work = buildLine(3, { product: 'Floor laying', hsn: '995475' });
const freight = buildLine(4, { product: 'Freight & Cartage Charges', hsn: '996793' });
const two = {
  buyerAddress: 'Sample Interiors, New Delhi 110024\nGSTIN 07ABCDE1234F2Z1',
  consigneeAddress: 'Site\nGurugram 122002',
};

test('Goods for a buyer at home and work at Gurugram have two places; one that was typed over has one', () => {
  const draft = buildForm({ ...two, lines: [goods, buildLine(2, blank), work] });
  expect(supplyParts(draft).map(({ rows, place }) => [rows, place.code, place.rule])).toEqual([
    [[1], '07', 'ship-to'],
    [[3], '06', 'property'],
  ]);
  expect(supplyParts({ ...draft, placeOfSupply: '06', placeRemark: 'One supply' })).toEqual([]);
  expect(supplyParts({ ...draft, atSite: 'yes' })).toHaveLength(1);
});

test('The rows are parted by their place, freight stays with the goods, and nothing is lost', () => {
  const parts = splitByPlace(buildForm({ ...two, lines: [goods, buildLine(2, blank), work, freight] }));
  expect(parts?.map(({ lines }) => lines.map(({ row, product }) => [row, product]))).toEqual([
    [
      [1, 'Glass'],
      [2, 'Freight & Cartage Charges'],
    ],
    [[1, 'Floor laying']],
  ]);
  const workFirst = splitByPlace(buildForm({ ...two, lines: [{ ...work, row: 1 }, { ...goods, row: 2 }, freight] }));
  expect(workFirst?.map(({ lines }) => lines.map(({ product }) => product))).toEqual([
    ['Floor laying'],
    ['Glass', 'Freight & Cartage Charges'],
  ]);
  expect(splitByPlace(buildForm({ ...two, lines: [goods, freight] }))).toBeNull();
});
