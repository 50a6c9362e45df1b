import { expect, test } from 'vitest';
import type { Colour } from '../colours/colour.ts';
import { createSearchIndex, type SearchedCategory } from './search-index.ts';
import { searchShop } from './search-shop.ts';
import { nothingTold } from './told-of-shop.ts';

const categories: SearchedCategory[] = [
  category(1, 'claddings', 'Exterior Claddings', { hi: 'एक्सटीरियर क्लैडिंग', called: ['brick cladding', 'ईंट की क्लैडिंग'] }),
  category(3, 'blinds', 'Blinds', { hi: 'ब्लाइंड्स', or: 'ବ୍ଲାଇଣ୍ଡସ୍', called: ['curtains', 'परदा', 'पर्दा', 'parda', 'ପରଦା'] }),
  category(4, 'wall2wallc', 'Wall-2-Wall Carpets', { called: ['kaleen', 'कालीन', 'ଗାଲିଚା', 'carpet roll', 'dari'] }),
  category(8, 'agrass', 'Artificial Grass', {
    hi: 'आर्टिफ़िशियल घास',
    or: 'କୃତ୍ରିମ ଘାସ',
    called: ['ghaas', 'grass carpet', 'ଘାସ'],
  }),
  category(9, 'doormats', 'Door Mats', { hi: 'पायदान', called: ['paydan', 'chatai'] }),
  category(10, 'pvc', 'Pvc Panels', { called: ['marble sheet', 'wall panel'] }),
  category(11, 'carpettiles', 'Moduler Carpet Tiles', { called: ['kaleen tile', 'कालीन टाइल'] }),
  category(19, 'woodenfloorings', 'Wooden Floorings', { called: ['लकड़ी का फ़र्श', 'lakdi ka farsh'] }),
];

const pictures = [
  picture('blinds', 'Roller blinds in ivory, bedroom', ['cream']),
  picture('wall2wallc', 'Carpet in sage green, bedroom', ['green']),
  picture('wall2wallc', 'Carpet in slate grey', ['grey']),
  picture('carpettiles', 'Tiles in charcoal and green', ['charcoal', 'green']),
  picture('pvc', 'Panels with marble veins', ['white', 'grey']),
  picture('pvc', 'Panels in plain white', ['white']),
  picture('woodenfloorings', 'Planks in walnut', ['brown'], 'अखरोट के तख़्ते'),
  picture('fabio', 'Mural in teak', ['brown', 'beige']),
];

const index = createSearchIndex(categories, pictures);

function category(
  id: number,
  folder: string,
  name: string,
  { hi = '', or = '', called }: { hi?: string; or?: string; called: string[] },
): SearchedCategory {
  return { id, folder, names: { en: name, hi, or }, alsoCalled: { en: called, hi: [], or: [] } };
}

function picture(folder: string, title: string, colours: Colour[], hi = '') {
  return { folder, name: `${title}.jpg`, hash: title, titles: { en: title, hi, or: '' }, colours };
}

function find(text: string, colour: Colour | null = null) {
  const found = searchShop(index, { text, colour });
  const titlesOf = (positions: readonly number[]) => positions.map((position) => pictures[position]?.titles.en);
  return {
    ...found,
    categories: found.categories.map(({ names }) => names.en),
    nearest: found.nearest.map(({ names }) => names.en),
    called: titlesOf(found.called),
    coloured: titlesOf(found.coloured),
  };
}

test.each([
  ['parda', ['Blinds']],
  ['परदा', ['Blinds']],
  ['ପରଦା', ['Blinds']],
  ['ब्लाइन्ड', ['Blinds']],
  ['kalin', ['Wall-2-Wall Carpets', 'Moduler Carpet Tiles']],
  ['ଘାସ', ['Artificial Grass']],
  ['paydaan', ['Door Mats']],
  ['ईंट', ['Exterior Claddings']],
  ['doormat', ['Door Mats']],
  ['lakdi ka farsh', ['Wooden Floorings']],
  ['l-2-', ['Wall-2-Wall Carpets']],
])('%s finds a category by its name or another one, in any script and spelling', (text, names) => {
  expect(find(text)).toMatchObject({ categories: names, corrected: null });
});

test('A name stands before another name, and a whole word before the beginning of one', () => {
  expect(find('carpet').categories).toEqual(['Wall-2-Wall Carpets', 'Moduler Carpet Tiles', 'Artificial Grass']);
  expect(find('carp').categories).toEqual(['Wall-2-Wall Carpets', 'Moduler Carpet Tiles', 'Artificial Grass']);
  // Two letters begin too many words that nobody sees: 'parda' of Blinds, 'paydan' of Door Mats.
  expect(find('pa').categories).toEqual(['Pvc Panels']);
  expect(find('wall').categories).toEqual(['Wall-2-Wall Carpets', 'Pvc Panels']);
});

test('Every word counts, in a category and in a picture; words that join others do not', () => {
  expect(find('green carpet')).toMatchObject({
    categories: [],
    called: ['Carpet in sage green, bedroom', 'Tiles in charcoal and green'],
  });
  expect(find('carpet for the bedroom').called).toEqual(['Carpet in sage green, bedroom']);
  expect(find('carpet kitchen').called).toEqual([]);
});

test('A typing mistake is corrected only when nothing else is found, and the page can say so', () => {
  expect(find('carpte')).toMatchObject({
    corrected: 'carpets',
    categories: expect.arrayContaining(['Wall-2-Wall Carpets']),
  });
  expect(find('wallnut flor')).toMatchObject({ corrected: null });
  expect(find('artifical gras')).toMatchObject({ corrected: 'artificial gras', categories: ['Artificial Grass'] });
  expect(find('brwon')).toMatchObject({ corrected: 'brown', coloured: ['Planks in walnut', 'Mural in teak'] });
  expect(find('pard')).toMatchObject({ corrected: null, categories: ['Blinds'] });
});

test('What finds nothing gets the nearest names, the nearest first', () => {
  expect(find('roofing')).toMatchObject({ categories: [], called: [], coloured: [] });
  expect(find('roofing').nearest[0]).toBe('Wooden Floorings');
  expect(find('மரம்').nearest).toEqual([]);
});

test('A picture is found by its title in any language, and by the names of its category', () => {
  expect(find('अखरोट').called).toEqual(['Planks in walnut']);
  expect(find('kaleen').called).toEqual([
    'Carpet in sage green, bedroom',
    'Carpet in slate grey',
    'Tiles in charcoal and green',
  ]);
});

test('A colour finds the pictures that are called so, then the others that show it', () => {
  const walnut = find('walnut');
  expect(walnut).toMatchObject({ colour: 'brown', isColour: true, categories: [] });
  expect([walnut.called, walnut.coloured]).toEqual([['Planks in walnut'], ['Mural in teak']]);
  expect(find('भूरा').coloured).toEqual(['Planks in walnut', 'Mural in teak']);
  expect(find('dark grey')).toMatchObject({ colour: 'charcoal', coloured: ['Tiles in charcoal and green'] });
  // Panels are also called marble sheet: the category is found, but not every picture of it.
  expect(find('marble')).toMatchObject({
    categories: ['Pvc Panels'],
    called: ['Panels with marble veins'],
    coloured: ['Panels in plain white'],
  });
});

test('The counts say what each colour would leave: of the results, or of the whole shop when a colour was typed', () => {
  expect(find('kaleen').counts).toMatchObject({ green: 2, grey: 1, charcoal: 1, brown: 0 });
  expect(find('kaleen', 'green').called).toEqual(['Carpet in sage green, bedroom', 'Tiles in charcoal and green']);
  expect(find('kaleen', 'green').counts).toEqual(find('kaleen').counts);
  expect(find('walnut').counts).toMatchObject({ green: 2, brown: 2 });
});

test('Without a text everything is found; a colour alone narrows the pictures', () => {
  expect(find(' ').categories).toHaveLength(categories.length);
  expect(find(' ').called).toHaveLength(pictures.length);
  expect(find('', 'brown')).toMatchObject({ categories: [], called: ['Planks in walnut', 'Mural in teak'] });
});

test('One picture of each material comes before the second of any, among those that fit as well', () => {
  const material = (code: string, ...titles: string[]) => ({
    code,
    names: [],
    texts: [],
    facts: [],
    ways: [{ names: [], pictures: titles.map((title) => `wall2wallc/${title}.jpg`) }],
  });
  const titles = ['Carpet in moss', 'Carpet in moss, close', 'Carpet on stairs', 'Carpet in sand'];
  const photos = titles.map((title) => picture('wall2wallc', title, []));
  const materials = [material('WC 1', 'Carpet in moss', 'Carpet in moss, close'), material('WC 2', 'Carpet in sand')];
  const told = createSearchIndex(categories, photos, { ...nothingTold, materials });
  const { called } = searchShop(told, { text: 'carpet', colour: null });
  expect(called.map((position) => titles[position])).toEqual([
    'Carpet in moss',
    'Carpet on stairs',
    'Carpet in sand',
    'Carpet in moss, close',
  ]);
});

test('A code finds the same however it is spaced, alone and beside other words, and nothing that has its parts apart', () => {
  const material = (code: string, title: string, fact: string) => ({
    code,
    names: [],
    texts: [],
    facts: [fact],
    ways: [{ names: [], pictures: [`wall2wallc/${title}.jpg`] }],
  });
  const photos = ['Leaves', 'Ferns, 101 of them', 'Moss', 'Sand'].map((title) => picture('wall2wallc', title, []));
  const materials = [
    material('WP 204', 'Ferns, 101 of them', 'Repeat 530 mm'),
    material('WP 300', 'Moss', 'Repeat 101 mm'),
    material('WP 101', 'Leaves', 'Repeat 640 mm'),
    material('A-101', 'Sand', 'Loops of wool'),
  ];
  const brochures = [{ titles: ['Walls'], text: 'Page 101 has WP 300. WP 204 is on page 101.' }];
  const told = createSearchIndex(categories, photos, { ...nothingTold, materials, brochures });
  const found = (text: string) => {
    const { called, brochures: books, categories: named } = searchShop(told, { text, colour: null });
    return [called.map((at) => photos[at]?.titles.en), books.length + named.length];
  };
  for (const typed of ['wp101', 'WP-101', 'wp 101', 'WP - 101', 'leaves wp 101', 'WP-101 leaves'])
    expect([typed, ...found(typed)]).toEqual([typed, ['Leaves'], 0]);
  for (const typed of ['a101', 'A-101', 'a 101']) expect([typed, ...found(typed)]).toEqual([typed, ['Sand'], 0]);
  // What is no code is sought word by word, as ever.
  expect(found('moss 101')).toEqual([['Moss'], 0]);
});

test('A brochure is found by its title, then by whole words of its pages; a word of most of them is no word of one', () => {
  const brochure = (title: string, text: string) => ({ titles: [title], text: `Page of the shop, one page. ${text}` });
  const brochures = [
    brochure('Floors', 'Planks from the forest, the forest of oak, no stove.'),
    brochure('Walls', 'A forest of stripes in the forest, with mild soap.'),
    brochure('Forest', 'Murals.'),
    brochure('Windows', 'Zebra.'),
  ];
  const told = createSearchIndex(categories, pictures, { ...nothingTold, brochures });
  const found = (text: string) =>
    searchShop(told, { text, colour: null }).brochures.map((at) => brochures[at]?.titles[0]);
  expect(found('forest')).toEqual(['Forest', 'Floors', 'Walls']);
  expect(found('fores')).toEqual(['Forest', 'Floors', 'Walls']);
  expect(found('forest planks')).toEqual(['Floors']);
  expect(['page', 'shop', 'soap', 'forst', 'stove', 'zebra', ''].flatMap(found)).toEqual([]);
});

test('A long text is cut, and strange letters find nothing', () => {
  expect(find(`carpet ${'x '.repeat(5000)}`).called).toEqual([]);
  expect(find('-- ()').called).toEqual([]);
});
