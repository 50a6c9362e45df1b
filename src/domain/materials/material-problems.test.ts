import { expect, test } from 'vitest';
import { buildMaterial } from '#test/build/build-material.ts';
import { inEnglish } from '../text/names.ts';
import type { CatalogueMaterial } from './catalogue-material.ts';
import { materialChanges } from './material-changes.ts';
import { materialKey, materialPath } from './material-key.ts';
import { materialProblems } from './material-problems.ts';
import { settleMaterial } from './settle-material.ts';

const around = {
  folders: ['wallpapers'],
  products: ['Wallpaper'],
  codes: ['WP 204', 'WP 118'],
  cities: ['Delhi'],
};

function fieldsOf(changes: Partial<CatalogueMaterial>): string[] {
  return materialProblems(buildMaterial(changes), around).map(({ field }) => field);
}

test('A material of this shop has no problem', () => {
  const ready = [{ city: 'Delhi', days: 2 }];
  expect(fieldsOf({ product: 'Wallpaper', goesWith: ['wp-118'], ready })).toEqual([]);
  expect(fieldsOf({ discontinued: true, successor: 'WP 118' })).toEqual([]);
});

const way = (pictures: CatalogueMaterial['colourways'][number]['pictures'], name = '') => ({
  names: inEnglish(name),
  colours: [],
  pictures,
});
const picture = { folder: 'wallpapers', name: 'leaf.jpg', kind: 'room' as const };
const fact = { kind: 'size' as const, label: inEnglish(''), number: null, unit: '' as const, text: inEnglish('') };

test.each<[Partial<CatalogueMaterial>, string]>([
  [{ code: 'WP_204' }, 'code'],
  [{ code: 'W'.repeat(500) }, 'code'],
  [{ code: '-WP' }, 'code'],
  [{ code: '' }, 'code'],
  [{ names: { en: ' ', hi: 'पत्ती', or: '' } }, 'names.en'],
  [{ names: inEnglish('x'.repeat(121)) }, 'names.en'],
  [{ names: inEnglish('a\u0000b') }, 'names.en'],
  [{ folder: 'nothing' }, 'folder'],
  [{ care: { en: '', hi: '', or: 'x'.repeat(1001) } }, 'care.or'],
  [{ colourways: [] }, 'colourways'],
  [{ colourways: [way([]), way([], 'Ink')] }, 'colourways.0.names.en'],
  [{ colourways: [way([picture], 'Sage'), way([picture], 'Ink')] }, 'colourways.1.pictures'],
  [{ facts: [fact] }, 'facts.0'],
  [{ facts: [{ ...fact, number: 4 }] }, 'facts.0'],
  [{ facts: [{ ...fact, text: inEnglish('x'), unit: 'mm' }] }, 'facts.0'],
  [{ facts: [{ ...fact, kind: 'own', text: inEnglish('yes') }] }, 'facts.0'],
  [{ facts: [{ ...fact, number: Number.NaN, unit: 'mm' }] }, 'facts.0'],
  [{ rate: { paise: 0, unit: 'roll', shown: true } }, 'rate'],
  [{ rate: { paise: 100, unit: ' ', shown: true } }, 'rate'],
  [{ ready: [{ city: 'Pune', days: 1 }] }, 'ready'],
  [{ ready: [{ city: 'Delhi', days: 1.5 }] }, 'ready'],
  [{ goesWith: ['WP 999'] }, 'goesWith'],
  [{ goesWith: ['wp 204'] }, 'goesWith'],
  [{ product: 'Door' }, 'product'],
  [{ discontinued: true, successor: 'WP 204' }, 'successor'],
  [{ successor: 'WP 118' }, 'successor'],
])('%j has its problem at %s', (changes, field) => {
  expect(fieldsOf(changes)).toContain(field);
});

test('A code is one address however it is typed', () => {
  expect(['WP 204', ' wp-204', 'Wp  204', 'WP -204'].map(materialKey)).toEqual(Array(4).fill('wp-204'));
  expect(materialPath('/wallpapers', 'WP 204')).toBe('/wallpapers/wp-204');
});

test('Space around texts and codes that stand twice are not stored', () => {
  const typed = buildMaterial({ code: ' WP  204', names: inEnglish(' Leaf '), goesWith: ['WP 118', 'wp-118 '] });
  expect(settleMaterial(typed)).toMatchObject({ code: 'WP 204', names: inEnglish('Leaf'), goesWith: ['wp-118'] });
});

test('The audit log says what differs, and shortens what is long', () => {
  const before = buildMaterial();
  const after = { ...before, names: inEnglish('Leaves'), care: inEnglish('x'.repeat(300)), rate: null };
  expect(materialChanges(before, after)).toEqual([
    { field: 'rate', from: '125000 paise, roll, shown', to: '' },
    { field: 'names.en', from: 'Leaf wallpaper', to: 'Leaves' },
    { field: 'names.hi', from: 'पत्तियों का वॉलपेपर', to: '' },
    { field: 'care.en', from: '', to: `${'x'.repeat(200)} …` },
  ]);
  expect(materialChanges(before, before)).toEqual([]);
  const filed = (kind: 'sheet' | 'certificate') => ({ ...before, files: [{ kind, name: 'fire.pdf' }] });
  expect(materialChanges(filed('sheet'), filed('certificate'))).toEqual([
    { field: 'files', from: 'sheet fire.pdf', to: 'certificate fire.pdf' },
  ]);
  expect(materialChanges(null, before)).toContainEqual({ field: 'code', from: '', to: 'WP 204' });
});
