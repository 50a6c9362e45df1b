import { expect, test } from 'vitest';
import { blank, buildLine } from '#test/build/build-form.ts';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { chooseProduct, chosenIn, dropMaterial } from './choose-product.ts';
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

const ofMaterial = { code: 'BL 104', remark: 'BL 104 Sage', rate: '120.00' };

test('A material takes its remark and its rate with it, and leaves what staff typed', () => {
  const row = { ...blinds.line, material: 'BL 104', description: 'BL 104 Sage, left window', rate: '120.00' };
  const chosen = { product: 'Blinds', hsn: '630399', ...piece, filled: ofMaterial };
  const { material: _, ...without } = row;
  expect(dropMaterial(row, chosen)).toEqual({ ...without, description: 'left window', rate: '' });
  expect(dropMaterial({ ...row, rate: '99.00' }, chosen).rate).toBe('99.00');
  expect(dropMaterial({ ...row, description: 'left, BL 104 Sage' }, chosen).description).toBe('left, BL 104 Sage');
  expect(dropMaterial({ ...row, description: 'BL 104 Sage' }, chosen).description).toBe('');
  expect(dropMaterial({ ...row, description: 'BL 104 Sage wide, low' }, chosen).description).toBe(' wide, low');
  expect(dropMaterial(row, undefined)).toEqual(without);
});

test('Another product leaves the row without what the material filled in', () => {
  const row = { ...blinds.line, material: 'BL 104', description: 'BL 104 Sage', rate: '120.00' };
  const next = chooseProduct(
    products,
    row,
    'Glass',
    { product: 'Blinds', hsn: '', unit: '', gst: '', filled: ofMaterial },
    feet,
  );
  expect(next.line).toMatchObject({ product: 'Glass', description: '', rate: '' });
  expect(next.chosen).toEqual({ product: 'Glass', hsn: '70071900', ...feet, filled: undefined });
});

test('A material without a product keeps the row until one is chosen', () => {
  const row = { ...empty, material: 'BL 104', description: 'BL 104 Sage', rate: '120.00', unit: 'roll' };
  const before = { product: '', hsn: '', unit: '', gst: '', filled: ofMaterial };
  const { line, chosen } = chooseProduct(products, row, 'Blinds', before, piece);
  expect(line).toEqual({ ...row, product: 'Blinds', hsn: '630399', unit: 'roll', gst: '18' });
  expect(chosen).toEqual({ product: 'Blinds', hsn: '630399', ...piece, filled: ofMaterial });
});

test('A row has no part that it never had', () => {
  expect(Object.keys(chooseProduct(products, empty, 'Blinds', undefined, piece).line)).toEqual(Object.keys(empty));
  const same = chooseProduct(products, { ...blinds.line, hsn: '' }, 'Blinds', blinds.chosen, piece).line;
  expect(Object.keys(same)).toEqual(Object.keys(empty));
  expect(same.hsn).toBe('630399');
});

test('Of a loaded row the beginning of its description and its rate are of its material', () => {
  const row = { ...blinds.line, material: 'BL 104', description: 'BL 104 Sage, left window', rate: '120.00' };
  const loaded = { product: 'Blinds', hsn: '', unit: '', gst: '' };
  expect(chosenIn(row, undefined)).toEqual({ ...loaded, filled: ofMaterial });
  expect(chosenIn({ ...row, description: 'As BL 104' }, undefined)?.filled?.remark).toBe('');
  expect(chosenIn({ ...row, description: 'Sage BL 104' }, undefined)?.filled?.remark).toBe('');
  expect(chosenIn(blinds.line, undefined)).toEqual(loaded);
  expect(chosenIn(empty, undefined)).toBeUndefined();
  expect(chosenIn({ ...empty, material: 'BL 104' }, undefined)).toBeUndefined();
  const mine = { ...loaded, filled: { code: 'X', remark: 'X', rate: '1' } };
  expect(chosenIn(row, mine)).toBe(mine);
});
