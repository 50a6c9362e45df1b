import { expect, test } from 'vitest';
import { blank, buildLine } from '#test/build/build-form.ts';
import { openingCatalogue } from '../../catalogue/opening/opening-catalogue.ts';
import { type ChosenProduct, chooseProduct } from '../../invoices/choose-product.ts';
import type { DraftLine } from '../../invoices/invoice.ts';
import { chooseMaterial } from './choose-material.ts';
import { describeLine } from './describe-line.ts';

const { products } = openingCatalogue;
const sage = {
  code: 'WP 204',
  label: '',
  remark: 'WP 204 Sage, clay',
  product: 'Wallpaper',
  rate: '1250',
  unit: 'roll',
};
const clay = { ...sage, remark: 'WP 204 Clay' };
const grass = { ...sage, code: 'WP 118', remark: 'WP 118 Grass', rate: '900' };
const unpriced = { ...grass, rate: '', unit: '' };
const panel = { ...grass, code: 'PN 7', remark: 'PN 7 Oak', product: '' };
const empty = buildLine(1, blank);

/** The row after the materials, and after what staff type between them. */
function filled(...steps: (typeof sage | Partial<DraftLine> | string)[]) {
  let line: DraftLine = empty;
  let chosen: ChosenProduct | undefined;
  for (const step of steps) {
    if (typeof step === 'string') ({ line, chosen } = chooseProduct(products, line, step, chosen, undefined));
    else if ('code' in step) ({ line, chosen } = chooseMaterial(products, line, step, chosen, undefined));
    else if (step.description !== undefined) ({ line, chosen } = describeLine(line, step.description, chosen));
    else line = { ...line, ...step };
  }
  return line;
}

test('A material fills product, HSN, remark, code, rate and unit', () => {
  expect(filled('wp2', sage)).toMatchObject({
    product: 'Wallpaper',
    hsn: products.find(({ name }) => name === 'Wallpaper')?.hsn,
    description: 'WP 204 Sage, clay',
    material: 'WP 204',
    rate: '1250',
    unit: 'roll',
  });
});

test('What staff typed stays: a rate, and behind the code a remark', () => {
  const line = filled({ rate: '1100' }, { description: 'for the lobby' }, sage);
  expect(line).toMatchObject({ description: 'WP 204 Sage, clay, for the lobby', material: 'WP 204', rate: '1100' });
});

test('Another material takes the place of what the first filled in', () => {
  expect(filled(sage, 'wp1', grass)).toMatchObject({ description: 'WP 118 Grass', material: 'WP 118', rate: '900' });
  expect(filled(sage, unpriced)).toMatchObject({ rate: '' });
});

test('Words and a rate that staff typed stay when another colour or material is chosen', () => {
  const typed = [sage, { description: 'WP 204 Sage, clay, bedroom wall 2' }, { rate: '1100' }];
  expect(filled(...typed, clay)).toMatchObject({ description: 'WP 204 Clay, bedroom wall 2', rate: '1100' });
  expect(filled(...typed, grass)).toMatchObject({ description: 'WP 118 Grass, bedroom wall 2', rate: '1100' });
  expect(filled(...typed, unpriced)).toMatchObject({ rate: '1100', unit: 'roll' });
});

test('Another product takes the words and the rate of the material with it, but not what staff typed', () => {
  const line = filled(sage, 'Blinds');
  expect(line).toEqual({ ...empty, product: 'Blinds', hsn: '630399' });
  const typed = filled(sage, { description: 'WP 204 Sage, clay, bedroom wall 2' }, { rate: '1100' }, 'Blinds');
  expect(typed).toMatchObject({ description: 'bedroom wall 2', rate: '1100' });
  expect(filled(sage, 'Wallpaper')).toEqual(filled(sage));
});

test('Of a loaded row the beginning of the description and the rate are of the material', () => {
  const came = buildLine(1, {
    product: 'Wallpaper',
    material: 'WP 204',
    description: 'WP 204 Sage, hall',
    rate: '1100',
  });
  const choose = (choice: typeof sage) => chooseMaterial(products, came, choice, undefined, undefined).line;
  expect(choose(grass)).toMatchObject({ description: 'WP 118 Grass, hall', rate: '900' });
  expect(choose(clay)).toMatchObject({ description: 'WP 204 Clay, hall', rate: '1100' });
  const { line } = chooseProduct(products, came, 'Blinds', undefined, undefined);
  expect(line).toMatchObject({ description: 'hall', rate: '' });
});

test('A material without a product stays with the product that staff choose next', () => {
  expect(filled(sage, panel)).toMatchObject({ product: '', hsn: '', description: 'PN 7 Oak' });
  expect(filled(sage, panel, 'Bl', 'Blinds')).toMatchObject({
    material: 'PN 7',
    description: 'PN 7 Oak',
    hsn: '630399',
  });
});

test.each([
  ['wp 204 sage', 'WP 204'],
  ['Sage, WP204', 'WP 204'],
  ['WP 20', ''],
  ['WP 2045', ''],
  ['', ''],
])('A row described as “%s” is of the material “%s”', (description, material) => {
  expect(filled(sage, { description })).toMatchObject({ description, material });
  expect(filled(sage, { description }, { description: 'WP 204' }).material).toBe('WP 204');
});

test('The description of a row without a material brings none', () => {
  expect(filled({ description: 'WP 204' })).not.toHaveProperty('material');
});
