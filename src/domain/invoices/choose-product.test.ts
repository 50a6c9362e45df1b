import { expect, test } from 'vitest';
import { blank, buildLine } from '#test/build/build-form.ts';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { chooseProduct } from './choose-product.ts';
import type { DraftLine } from './invoice.ts';

const { products } = openingCatalogue;

const empty = buildLine(2, blank);
const piece = { unit: 'pcs', gst: '18' };
const feet = { unit: 'sqft', gst: '5' };
const blinds = chooseProduct(products, empty, 'Blinds', undefined, piece);
function afterBlinds(part: Partial<DraftLine>, product: string, habit?: typeof piece) {
  return chooseProduct(products, { ...blinds.line, ...part }, product, blinds.chosen, habit).line;
}

test('Choosing a product fills its HSN, and unit and GST as they were last used', () => {
  expect(blinds.line).toEqual({ ...empty, product: 'Blinds', hsn: '630399', ...piece });
});

test('A product that was never billed leaves unit and GST blank', () => {
  expect(chooseProduct(products, empty, 'Glass', undefined, undefined).line).toMatchObject({
    hsn: '70071900',
    unit: '',
    gst: '',
  });
});

test('Another product fills its own unit and GST, and clears those of the earlier product', () => {
  expect(afterBlinds({}, 'Glass', feet)).toMatchObject({ hsn: '70071900', ...feet });
  expect(afterBlinds({}, 'Glass')).toMatchObject({ hsn: '70071900', unit: '', gst: '' });
});

test('A unit and a GST that staff chose stay when the product changes; the HSN follows it', () => {
  const changed = afterBlinds({ hsn: '3925', unit: 'roll', gst: '5' }, 'Glass', { unit: 'sqft', gst: '12' });
  expect(changed).toMatchObject({ hsn: '70071900', unit: 'roll', gst: '5' });
});

test('The same product again overwrites nothing that was set by hand', () => {
  const mine = { hsn: '3925', unit: 'roll', gst: '5' };
  const retyping = chooseProduct(products, { ...blinds.line, ...mine }, 'Blin', blinds.chosen, piece);
  expect(chooseProduct(products, retyping.line, 'Blinds', retyping.chosen, piece).line).toMatchObject(mine);
  expect(afterBlinds(mine, 'Blinds', piece)).toMatchObject(mine);
});

test('In a row that was loaded, the same product overwrites nothing, and another one only the HSN', () => {
  const came = buildLine(1, { hsn: '3925', unit: 'roll', gst: '5' });
  const typing = chooseProduct(products, came, 'Gl', undefined, undefined);
  expect(chooseProduct(products, typing.line, 'Glass', typing.chosen, feet).line).toEqual(came);
  expect(chooseProduct(products, typing.line, 'Blinds', typing.chosen, feet).line).toMatchObject({
    hsn: '630399',
    unit: 'roll',
    gst: '5',
  });
});

test('A text that is not a product leaves the other cells as they are', () => {
  expect(afterBlinds({}, 'blin')).toEqual({ ...blinds.line, product: 'blin' });
});

test('A row from a pro-forma keeps its origin with its product, and loses it with another one', () => {
  const row = { ...empty, product: 'Blinds', hsn: '630399', quantity: '6', fromRow: '4' };
  expect(chooseProduct(products, row, 'Blinds', undefined, undefined).line).toEqual(row);
  expect(chooseProduct(products, row, 'Wallpaper', undefined, undefined).line).not.toHaveProperty('fromRow');
});

test('A row keeps its material while it has the product, and loses it with another', () => {
  expect(afterBlinds({ material: 'BL 104' }, 'Blinds')).toMatchObject({ material: 'BL 104' });
  expect(afterBlinds({ material: 'BL 104' }, 'Glass')).not.toHaveProperty('material');
});
