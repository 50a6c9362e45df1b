import { expect, test } from 'vitest';
import { hsnCodes } from './hsn-codes.ts';
import { isOption, optionLists } from './option-lists.ts';
import { products } from './products.ts';

test('every list of the form begins with its blank', () => {
  const { reportTypes: _, ...lists } = optionLists;
  expect(Object.values(lists).map((list) => list[0])).toEqual([
    { value: '', text: 'Select Product' },
    { value: '', text: 'Select HSN' },
    { value: '', text: 'Select GST' },
    { value: '', text: 'Select Rate Per Quantity' },
    { value: '', text: 'Select tax type' },
    { value: '', text: 'Select tax state' },
  ]);
});

test('the short lists hold what was asked for and no more', () => {
  expect(optionLists.gst.slice(1)).toEqual([
    { value: '5', text: '5 %' },
    { value: '12', text: '12 %' },
    { value: '18', text: '18 %' },
    { value: '21', text: '21 %' },
    { value: '28', text: '28 %' },
  ]);
  expect(optionLists.units.slice(1).map(({ value, text }) => `${value}=${text}`)).toEqual([
    'pcs=Piece',
    'sqft=sqft',
    'roll=roll',
    'rft=rft',
    'sqmtr=sqmtr',
  ]);
  expect(optionLists.taxTypes.slice(1).map(({ value, text }) => `${value}=${text}`)).toEqual([
    'state=Within State',
    'central=Outside State',
  ]);
  expect(optionLists.taxStates.slice(1).map(({ value, text }) => `${value}=${text}`)).toEqual([
    'delhi=delhi',
    'odisha=odisha',
  ]);
  expect(optionLists.reportTypes.map(({ value, text }) => `${value}=${text}`)).toEqual([
    'tax=Tax Invoice',
    'pro=Pro forma Invoice',
    'credit=Credit Note',
  ]);
});

test('no list offers the same thing twice', () => {
  for (const list of Object.values(optionLists)) {
    expect(new Set(list.map((option) => option.value)).size).toBe(list.length);
    expect(new Set(list.map((option) => option.text)).size).toBe(list.length);
  }
});

test('there are 85 products, the named ones among them', () => {
  expect(products).toHaveLength(85);
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
  expect(named.filter((name) => !isOption('products', name))).toEqual([]);
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
])('choosing %s fills in HSN %j', (name, hsn) => {
  expect(products.find((product) => product.name === name)?.hsn).toBe(hsn);
});

test('every default code is in the HSN list, and only 3D Panels have none', () => {
  expect(products.filter(({ hsn }) => !isOption('hsn', hsn)).map(({ name }) => name)).toEqual(['3D Panels']);
});

test('the HSN list holds every code that was asked for, each of a lawful length', () => {
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
  expect(asked.filter((code) => !isOption('hsn', code))).toEqual([]);
  expect(hsnCodes.filter((code) => !/^(?:\d{4}|\d{6}|\d{8})$/.test(code))).toEqual([]);
});

test('the blank is no choice', () => {
  expect(isOption('gst', '')).toBe(false);
  expect(isOption('gst', '18')).toBe(true);
  expect(isOption('gst', '18.0')).toBe(false);
});
