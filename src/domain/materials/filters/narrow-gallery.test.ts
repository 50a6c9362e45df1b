import { expect, test } from 'vitest';
import { filterQuery, readFilterQuery } from '#contract/catalogue/filter-query.ts';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { inEnglish } from '../../text/names.ts';
import { narrowGallery } from './narrow-gallery.ts';

const photo = (name: string, title: string, colours: ('green' | 'brown' | 'grey')[]) =>
  buildCataloguePhoto({ name: `${name}.jpg`, titles: inEnglish(title), colours });
const way = (name: string, colours: ('green' | 'brown')[], picture: string) => ({
  names: inEnglish(name),
  colours,
  pictures: [{ folder: 'wallpapers', name: `${picture}.jpg`, kind: 'room' as const }],
});
const fact = (kind: 'finish' | 'size', number: number | null, text: string) => ({
  kind,
  label: inEnglish(''),
  number,
  unit: number === null ? ('' as const) : ('mm' as const),
  text: inEnglish(text),
});
const leaf = buildMaterial({
  colourways: [way('Sage', ['green'], 'leaf'), way('Clay', [], 'leaf-clay')],
  facts: [fact('finish', null, 'Matt, washable'), fact('size', 530, 'roll of 10.05 m')],
  where: inEnglish('Bedrooms and the dry side of bathrooms.'),
});
const oak = buildMaterial({
  code: 'WP 118',
  names: inEnglish('Oak panel'),
  colourways: [way('', ['brown'], 'oak')],
  facts: [fact('size', 2440, '2,440 mm × 1,220 mm, 8 × 4 feet')],
  where: { en: '', hi: 'दुकानों में', or: '' },
});
const catalogue = buildCatalogue({
  materials: [leaf, oak],
  folders: {
    wallpapers: [
      photo('leaf', 'Leaf wallpaper', ['brown']),
      photo('leaf-clay', 'Leaf wallpaper in clay', ['brown']),
      photo('oak', '', ['grey']),
      photo('alone', 'Striped paper', ['grey', 'green']),
    ],
    blinds: [photo('blind', 'Blind', ['grey'])],
  },
});

function narrowed(query: string, language: 'en' | 'hi' = 'en') {
  const { photos, filters } = narrowGallery(catalogue, 'wallpapers', readFilterQuery(query), language);
  const counts = Object.fromEntries(
    (filters?.groups ?? []).map(({ kind, values }) => [
      kind,
      values.map(({ value, count, chosen }) => `${value} ${count}${chosen ? ' chosen' : ''}`),
    ]),
  );
  return { names: photos.map(({ name }) => name.replace('.jpg', '')), counts, filters };
}

test('In the order of codes, or from light to dark, a gallery shows the same pictures, and filters go on as before', () => {
  expect(narrowed('order=code').names).toEqual(['oak', 'leaf', 'leaf-clay', 'alone']);
  expect(narrowed('order=light').names).toEqual(['alone', 'leaf', 'leaf-clay', 'oak']);
  expect(narrowed('order=code&colour=green&colour=grey').names).toEqual(['leaf', 'alone']);
  expect(narrowed('order=code').filters).toMatchObject({ order: 'code', chosen: 0, unknown: false, found: 4 });
  expect(narrowed('order=price')).toMatchObject({ names: ['leaf', 'leaf-clay', 'oak', 'alone'] });
  expect(narrowed('order=price').filters).toMatchObject({ unknown: true });
});

test('Without filters nothing is lost, and each value says how many pictures it would leave', () => {
  const { names, counts } = narrowed('');
  expect(names).toEqual(['leaf', 'leaf-clay', 'oak', 'alone']);
  expect(counts).toEqual({
    // The words of a colourway come before what the picture shows; without words the picture says it.
    colour: ['grey 1', 'brown 2', 'green 2'],
    look: ['wood 1', 'leaves 2', 'stripes 1'],
    // Of the record, in any language; a picture without a material has what its category says.
    place: ['living 1', 'bedroom 3', 'bathroom 2', 'office 1', 'reception 1', 'shop 1'],
    finish: ['matt 2'],
    size: ['530-mm 2', '2440-mm-1220-mm 1'],
  });
});

test('Two values of one filter add up, two filters narrow each other, and the counts follow', () => {
  const both = narrowed('colour=green&colour=brown&look=leaves');
  expect(both.names).toEqual(['leaf', 'leaf-clay']);
  expect(both.counts.colour).toEqual(['grey 0', 'brown 1 chosen', 'green 1 chosen']);
  expect(both.counts.look).toEqual(['wood 1', 'leaves 2 chosen', 'stripes 1']);
  expect(both.filters).toMatchObject({ chosen: 3, found: 2, of: 4, unknown: false });
  // What a count says is what one gets.
  expect(narrowed('colour=green&look=leaves').names).toEqual(['leaf']);
  expect(narrowed('size=2440-mm-1220-mm&place=bathroom')).toMatchObject({
    names: [],
    filters: { found: 0, chosen: 2 },
  });
});

test('A value that nothing has narrows nothing, and the page says so; the others still narrow', () => {
  const lost = narrowed('colour=tartan');
  expect(lost.names).toHaveLength(4);
  expect(lost.filters).toMatchObject({ chosen: 0, unknown: true });
  expect(narrowed('colour=tartan&look=leaves')).toMatchObject({
    names: ['leaf', 'leaf-clay'],
    filters: { unknown: true },
  });
  expect(narrowed('gclid=1&utm_source=x').filters).toMatchObject({ chosen: 0, unknown: false });
});

test('A value that a record says twice finds its picture once', () => {
  const twice = buildMaterial({ ...oak, facts: [fact('finish', null, 'Matt'), fact('finish', null, 'matt; oiled')] });
  const { filters } = narrowGallery(
    { ...catalogue, materials: [leaf, twice] },
    'wallpapers',
    readFilterQuery(''),
    'en',
  );
  expect(filters?.groups.find(({ kind }) => kind === 'finish')?.values).toMatchObject([{ value: 'matt', count: 3 }]);
});

test('A thousand filters in one address narrow nothing', () => {
  const many = Array.from({ length: 1000 }, (_, nth) => `colour=c${nth}`).join('&');
  const lost = narrowed(`look=leaves&${many}`);
  expect(lost.names).toHaveLength(4);
  expect(lost.filters).toMatchObject({ chosen: 0, unknown: true });
});

test('A gallery without materials has no filters', () => {
  const shown = narrowGallery(catalogue, 'blinds', readFilterQuery(''), 'en');
  expect([shown.photos.length, shown.filters]).toEqual([1, null]);
});

test('Values have the names of the record in the language of the page', () => {
  const names = narrowed('', 'hi').filters?.groups.flatMap(({ values }) => values.map(({ name }) => name));
  expect(names).toContainEqual({ text: 'हरा', lang: 'hi' });
  expect(names).toContainEqual({ text: '2,440 mm × 1,220 mm', lang: 'en' });
});

test('The same filters have one address, in any order', () => {
  expect(filterQuery(readFilterQuery('look=leaves&colour=green&x=1&colour=blue&colour=green'))).toBe(
    '?colour=blue&colour=green&look=leaves',
  );
  expect(filterQuery(readFilterQuery('x=1'))).toBe('');
});
