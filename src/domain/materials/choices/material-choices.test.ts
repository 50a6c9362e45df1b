import { expect, test } from 'vitest';
import { buildMaterial } from '#test/build/build-material.ts';
import { openingCatalogue } from '../../catalogue/opening/opening-catalogue.ts';
import { inEnglish } from '../../text/names.ts';
import { materialChoices } from './material-choices.ts';

const way = (name: string) => ({ names: inEnglish(name), colours: [], pictures: [] });
const leaf = buildMaterial({ colourways: [way('Sage'), way('Clay')] });
const grass = buildMaterial({
  code: 'WP 20',
  names: inEnglish('Grass weave'),
  rate: { paise: 90_050, unit: 'bundle', shown: false },
});
const old = buildMaterial({ code: 'WP 201', discontinued: true, product: 'Blinds', rate: null });
const find = (typed: string, most = 8) =>
  materialChoices([old, leaf, grass], openingCatalogue, typed, most).map(({ remark }) => remark);

test.each([
  ['wp204', ['WP 204 Sage', 'WP 204 Clay']],
  ['WP-204', ['WP 204 Sage', 'WP 204 Clay']],
  ['wp20', ['WP 20 Sage, clay', 'WP 204 Sage', 'WP 204 Clay', 'WP 201 Sage, clay']],
  ['leaf sage', ['WP 204 Sage', 'WP 201 Sage, clay']],
  ['wp cla', ['WP 204 Clay', 'WP 20 Sage, clay', 'WP 201 Sage, clay']],
  ['age', []],
  ['grass', ['WP 20 Sage, clay']],
  ['w', []],
  ['blinds', []],
  ['--', []],
])('%s finds codes before names, and what is discontinued last', (typed, remarks) => {
  expect(find(typed)).toEqual(remarks);
});

test('A choice has the product of its category or its own, and a rate whose unit the form has', () => {
  const [first] = materialChoices([leaf], openingCatalogue, 'wp204', 1);
  expect(first).toEqual({
    code: 'WP 204',
    label: 'WP 204 Sage · Leaf wallpaper',
    remark: 'WP 204 Sage',
    product: 'Wallpaper',
    rate: '1250.00',
    unit: 'roll',
  });
  expect(materialChoices([grass], openingCatalogue, 'wp20', 1)).toMatchObject([{ rate: '', unit: '' }]);
  expect(materialChoices([old], openingCatalogue, 'wp201', 1)).toMatchObject([
    {
      ...{ product: 'Blinds', rate: '', remark: 'WP 201 Sage, clay' },
      label: 'WP 201 Sage, clay · Leaf wallpaper (discontinued)',
    },
  ]);
  const renamed = { ...old, product: 'Roller blinds of before' };
  expect(materialChoices([renamed], openingCatalogue, 'wp201', 1)).toMatchObject([{ product: 'Wallpaper' }]);
  const products = openingCatalogue.products.map((each) => ({ ...each, hidden: each.name === 'Wallpaper' }));
  const without = { ...openingCatalogue, products };
  expect(materialChoices([leaf], without, 'wp204', 1)).toMatchObject([{ code: 'WP 204', product: '' }]);
  expect(find('wp', 2)).toHaveLength(2);
});
