import { expect, test } from 'vitest';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { type Language, languages } from '../text/language.ts';
import { inEnglish } from '../text/names.ts';
import type { CatalogueMaterial } from './catalogue-material.ts';
import { materialAt, materialOf } from './material-at.ts';

const pictures = [
  { folder: 'wallpapers', name: 'wallpapers-1.jpg', kind: 'swatch' as const },
  { folder: 'wallpapers', name: 'gone.jpg', kind: 'close' as const },
  { folder: 'blinds', name: 'blinds-2.jpg', kind: 'room' as const },
];
const [leafWay] = buildMaterial().colourways;
const leaf = buildMaterial({
  colourways: [{ names: leafWay?.names ?? { en: '', hi: '', or: '' }, colours: ['green'], pictures }],
  goesWith: ['wp 118', 'WP 999'],
});
const grass = buildMaterial({ code: 'WP 118', rate: { paise: 90_000, unit: 'roll', shown: false } });
const shopWith = (...materials: CatalogueMaterial[]) => buildCatalogue({ materials });

test('A material has its page under its gallery, in the language of the page, without pictures that are gone', () => {
  const shown = materialAt('/wallpapers/wp-204', shopWith(leaf, grass), 'hi');
  expect(shown).toMatchObject({
    code: 'WP 204',
    name: { text: 'पत्तियों का वॉलपेपर', lang: 'hi' },
    path: '/wallpapers/wp-204',
    rate: { paise: 125_000, unit: 'रोल' },
    goesWith: [{ code: 'WP 118', path: '/wallpapers/wp-118', photo: null }],
    successor: null,
  });
  expect(shown?.colourways.map(({ name, views }) => [name.text, views.map(({ path, kind }) => [path, kind])])).toEqual([
    [
      'Sage, clay',
      [
        ['/wallpapers/wallpapers-1', 'swatch'],
        ['/blinds/blinds-2', 'room'],
      ],
    ],
  ]);
});

test('What a material does not say of its use, its category says; a rate is told only where the owner shows it', () => {
  const catalogue = shopWith(grass);
  const details = catalogue.categories.find(({ folder }) => folder === 'wallpapers')?.details;
  const shown = materialAt('/wallpapers/wp-118', catalogue, 'en');
  expect(shown?.using).toEqual([
    { part: 'where', text: { text: details?.usedFor.en, lang: 'en' } },
    { part: 'whereNot', text: { text: 'Walls that sweat in the monsoon.', lang: 'en' } },
    { part: 'care', text: { text: details?.care.en, lang: 'en' } },
  ]);
  expect(shown?.rate).toBeNull();
});

test.each([
  ['Rolls', 'roll', 'रोल', 'ରୋଲ', 'रोल'],
  ['Sq. ft.', 'sq ft', 'वर्ग फुट', 'ବର୍ଗ ଫୁଟ', 'चौ. फूट'],
  ['sft', 'sq ft', 'वर्ग फुट', 'ବର୍ଗ ଫୁଟ', 'चौ. फूट'],
  ['pcs', 'piece', 'नग', 'ଖଣ୍ଡ', 'नग'],
  ['box', 'box', 'डिब्बा', 'ବାକ୍ସ', 'खोके'],
  ['rft', 'running ft', 'रनिंग फुट', 'ରନିଂ ଫୁଟ', 'रनिंग फूट'],
  ['sqmtr', ...Array(4).fill('m²')],
  ['Sq. m', ...Array(4).fill('m²')],
  ['roll of 10 m', ...Array(4).fill('roll of 10 m')],
  ['ଗଣ୍ଡା', ...Array(4).fill('ଗଣ୍ଡା')],
])(
  'A rate for one %s is for one %s in English, %s, %s and %s; what is no usual unit stays as it is typed',
  (unit, ...said) => {
    const shop = shopWith(buildMaterial({ rate: { paise: 125_000, unit, shown: true } }));
    const told = languages.map((language) => materialAt('/wallpapers/wp-204', shop, language)?.rate?.unit);
    expect(told).toEqual(said);
  },
);

test('A text that is written in Hindi alone is shown in Hindi; other pages have what the category says', () => {
  const catalogue = shopWith(buildMaterial({ whereNot: inEnglish(''), care: { en: '', hi: 'सूखे कपड़े से पोंछें।', or: '' } }));
  const care = catalogue.categories.find(({ folder }) => folder === 'wallpapers')?.details.care;
  const careIn = (language: Language) =>
    materialAt('/wallpapers/wp-204', catalogue, language)?.using.find(({ part }) => part === 'care')?.text;
  expect(careIn('hi')).toEqual({ text: 'सूखे कपड़े से पोंछें।', lang: 'hi' });
  expect(careIn('en')).toEqual({ text: care?.en, lang: 'en' });
  expect(careIn('or')).toEqual({ text: care?.or, lang: 'or' });
});

test.each(['/wallpapers/wp-999', '/blinds/wp-204', '/wallpapers/WP-204', '/wallpapers', '/wp-204', '/'])(
  'There is none at %s',
  (path) => {
    expect(materialAt(path, shopWith(leaf), 'en')).toBeNull();
  },
);

test('A picture that had the address keeps it, unless it is of the material itself', () => {
  const older = buildCataloguePhoto({ name: 'wp-204.jpg' });
  const catalogue = (material: CatalogueMaterial) =>
    buildCatalogue({ materials: [material], folders: { wallpapers: [older] } });
  expect(materialAt('/wallpapers/wp-204', catalogue(leaf), 'en')).toBeNull();
  const own = {
    names: { en: '', hi: '', or: '' },
    colours: [],
    pictures: [{ folder: 'wallpapers', name: 'wp-204.jpg', kind: 'room' as const }],
  };
  expect(materialAt('/wallpapers/wp-204', catalogue(buildMaterial({ colourways: [own] })), 'en')?.code).toBe('WP 204');
});

test('A picture knows what it is of; one that belongs to none does not', () => {
  const catalogue = shopWith(leaf);
  expect(materialOf(catalogue, 'blinds', 'blinds-2.jpg', 'en')).toMatchObject({
    code: 'WP 204',
    path: '/wallpapers/wp-204',
  });
  expect(materialOf(catalogue, 'blinds', 'blinds-1.jpg', 'en')).toBeNull();
});

test('A material whose address a picture of something else has is linked from nowhere', () => {
  const catalogue = buildCatalogue({
    materials: [leaf, buildMaterial({ code: 'WP 118', goesWith: ['WP 204'] })],
    folders: {
      wallpapers: [buildCataloguePhoto({ name: 'wp-204.jpg' }), buildCataloguePhoto({ name: 'wallpapers-1.jpg' })],
    },
  });
  expect(materialOf(catalogue, 'wallpapers', 'wallpapers-1.jpg', 'en')).toBeNull();
  expect(materialAt('/wallpapers/wp-118', catalogue, 'en')?.goesWith).toEqual([]);
});
