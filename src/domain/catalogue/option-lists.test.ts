import { expect, test } from 'vitest';
import { buildLine } from '#test/build/build-form.ts';
import { askedOptions } from '#test/specification/asked-lists.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { findProducts } from './find-products.ts';
import { listedIn } from './form-lists.ts';
import { formListsOf } from './form-lists-of.ts';
import { hsnCodes } from './opening/hsn-codes.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';
import { products } from './opening/products.ts';
import { blankProduct, hsnOptions, isOption, optionLists, taxStateOptions, unitOptions } from './option-lists.ts';

const lists = formListsOf(openingCatalogue);
const isListed = listedIn(lists);

function written(name: keyof typeof optionLists) {
  return optionLists[name].map(({ value, text }) => `${value}=${text}`);
}
function asked(name: keyof typeof askedOptions) {
  return askedOptions[name].map(([value, text]) => `${value}=${text}`);
}

test('Specification 3, GST list: 5, 12, 18, 21 and 28 percent after its blank', () => {
  expect(written('gst')).toEqual(asked('gst'));
});

test('Specification 3, rate per quantity list: pcs=Piece, sqft, roll, rft and sqmtr after its blank', () => {
  expect(unitOptions(lists).map(({ value, text }) => `${value}=${text}`)).toEqual(asked('units'));
});

test('Specification 3, tax type list: state=Within State and central=Outside State after its blank', () => {
  expect(written('taxTypes')).toEqual(asked('taxTypes'));
});

test('Specification 3, tax state list: the two states of the firm after its blank', () => {
  const options = taxStateOptions([home, branch]);
  expect(options.map(({ value, text }) => `${value}=${text}`)).toEqual(asked('taxStates'));
});

test('Specification 9, choices: rates, units, tax types, states and report types are these and no more', () => {
  const values = (name: keyof typeof optionLists) => optionLists[name].map(({ value }) => value).filter(Boolean);
  expect(values('gst')).toEqual(['5', '12', '18', '21', '28']);
  expect(lists.units.map(({ value }) => value)).toEqual(['pcs', 'sqft', 'roll', 'rft', 'sqmtr']);
  expect(values('taxTypes')).toEqual(['state', 'central']);
  expect(written('reportTypes')).toEqual([
    'tax=Tax Invoice',
    'pro=Pro forma Invoice',
    'credit=Credit Note',
    'challan=Delivery Challan',
  ]);
});

test('no list has an option twice', () => {
  for (const list of Object.values(optionLists)) {
    expect(new Set(list.map((option) => option.value)).size).toBe(list.length);
    expect(new Set(list.map((option) => option.text)).size).toBe(list.length);
  }
});

test('Specification 3, product names: 85 after a blank Select Product, the named ones among them', () => {
  expect(products).toHaveLength(85);
  expect(blankProduct).toEqual({ value: '', text: 'Select Product' });
  const named = [
    'Sun Film',
    'Glass',
    'WPC Panel',
    'Laminate Flooring',
    'Wallpaper',
    'Carpet Tile',
    'Blinds',
    'Freight & Cartage Charges',
    'Packing Charges',
    'Installation Charges',
    'Modular Kitchen',
    'Fire Extinguisher',
    'Projector',
    'Painting',
    'Computer and Monitor',
    '3D Panels',
    'Interior Fitout works',
    'Screw',
    'Carpets',
    'IPE Wood',
    'Electrical Switch',
    'Monitor',
  ];
  expect(named.filter((name) => !isListed('products', name))).toEqual([]);
});

test.each([
  ['Sun Film', '3919'],
  ['Interior Fitout works', '995468'],
  ['Glass', '70071900'],
  ['Screw', '3925'],
  ['Blinds', '630399'],
  ['Carpets', '57033090'],
  ['IPE Wood', '4409'],
  ['Electrical Switch', '85352111'],
  ['Monitor', '8528'],
  ['Computer and Monitor', '85284900'],
  ['3D Panels', ''],
])('Specification 3, product-to-HSN lookup: choosing %s fills in HSN %j', (name, hsn) => {
  expect(products.find((product) => product.name === name)?.hsn).toBe(hsn);
});

test('every default code is in the HSN list, and only 3D Panels have none', () => {
  expect(products.filter(({ hsn }) => !isListed('hsn', hsn)).map(({ name }) => name)).toEqual(['3D Panels']);
});

test('Specification 3, HSN codes: every named one after a blank Select HSN, each of a lawful length', () => {
  expect(hsnOptions(lists)[0]).toEqual({ value: '', text: 'Select HSN' });
  expect(hsnCodes.length).toBeGreaterThanOrEqual(45);
  const asked = [
    '3919',
    '995468',
    '39269099',
    '39259090',
    '48239019',
    '39181090',
    '73269099',
    '44129990',
    '48142000',
    '57032990',
    '996793',
    '76042100',
    '998540',
    '83024190',
    '8528',
    '85284900',
  ];
  expect(asked.filter((code) => !isListed('hsn', code))).toEqual([]);
  expect(hsnCodes.filter((code) => !/^(?:\d{4}|\d{6}|\d{8})$/.test(code))).toEqual([]);
});

test('A longer code of a heading of the list is taken, one of another heading is not', () => {
  const { lines } = { lines: [buildLine(1, { hsn: '44099999' })] };
  const isTaken = listedIn({ ...lists, hsnCodes: ['4814', '44099999'], instead: [] });
  expect(['48142000', '44092910', '440929'].map((code) => isTaken('hsn', code))).toEqual([true, true, true]);
  expect(['4409', '44', '4409291', '69072100'].map((code) => isTaken('hsn', code))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(listedIn({ ...lists, hsnCodes: [], instead: [] }, { lines })('hsn', '44092910')).toBe(true);
});

test('the blank is no choice', () => {
  expect(isOption('gst', '')).toBe(false);
  expect(isOption('gst', '18')).toBe(true);
  expect(isOption('gst', '18.0')).toBe(false);
});

test('A hidden product is taken and not offered, and what another document has is taken too', () => {
  const record = {
    ...openingCatalogue,
    products: [
      ...openingCatalogue.products.map((each) => ({ ...each, hidden: each.name === 'Glass' })),
      { id: 86, name: 'Slate', hsn: '6803', unit: 'sqft', gst: '18', hidden: false },
    ],
  };
  const now = formListsOf(record);
  expect(now.hsnCodes.at(-1)).toBe('6803');
  expect([listedIn(now)('products', 'Glass'), listedIn(now)('products', 'Old Name')]).toEqual([true, false]);
  const from = { lines: [buildLine(1, { product: 'Old Name', hsn: '9999', unit: 'yard' })] };
  const isTaken = listedIn(now, from);
  expect([isTaken('products', 'Old Name'), isTaken('hsn', '9999'), isTaken('units', 'yard')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isTaken('products', '')).toBe(false);
  expect(findProducts(now.products, 'glass')).not.toContain('Glass');
  expect(findProducts(now.products, 'slate')).toEqual(['Slate']);
});
