import { expect, test } from 'vitest';
import { buildMaterial } from '#test/build/build-material.ts';
import { inEnglish } from '../text/names.ts';
import { codeOfPicture, materialsNaming } from './code-of-picture.ts';

const sage = {
  names: { en: 'Sage', hi: 'सेज', or: '' },
  colours: [],
  pictures: [{ folder: 'hpl', name: 'sage.jpg', kind: 'room' }],
} as const;
const clay = {
  names: inEnglish('Clay'),
  colours: [],
  pictures: [{ folder: 'blinds', name: 'clay.jpg', kind: 'close' }],
} as const;
const materials = [
  buildMaterial({ code: 'HP 1', colourways: [sage, clay] }),
  buildMaterial({ code: 'HP 2', colourways: [sage], files: [{ kind: 'certificate', name: 'fire.pdf' }] }),
  buildMaterial({ code: 'HP 3', files: [{ kind: 'texture', name: 'sage.jpg' }] }),
];

test.each([
  ['hpl', ['sage.jpg', 'clay.jpg'], ['HP 1 sage.jpg', 'HP 2 sage.jpg']],
  ['blinds', ['clay.jpg', 'sage.jpg'], ['HP 1 clay.jpg']],
  ['datasheets', ['fire.pdf', 'other.pdf'], ['HP 2 fire.pdf']],
  ['textures', ['sage.jpg'], ['HP 3 sage.jpg']],
  ['pdfs', ['fire.pdf'], []],
])('Before %s loses %j, these materials are named: %j; other folders do not count', (folder, names, naming) => {
  const found = materialsNaming(materials, folder, names);
  expect(found.map(({ material: { code }, names: files }) => `${code} ${files.join(' ')}`)).toEqual(naming);
});

test.each([
  ['en', 'HP 1 Sage'],
  ['hi', 'HP 1 सेज'],
  ['or', 'HP 1 Sage'],
] as const)(
  'In %s a picture is ordered by %s: where the colourway is not translated, its English name stands',
  (language, code) => {
    expect(codeOfPicture(materials, { folder: 'hpl', name: 'sage.jpg' }, language)).toBe(code);
  },
);
