import { expect, test } from 'vitest';
import { buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { findSelected } from './find-selected.ts';

const [teak, oak] = [buildCataloguePhoto({ name: 'teak.jpg' }), buildCataloguePhoto({ name: 'oak.jpg' })];
const folders = { hpl: [teak, oak] };

test('Pictures come in the order in which they were chosen', () => {
  const { photos, gone } = findSelected(folders, ['hpl/oak', 'hpl/teak']);
  expect(photos.map(({ folder, name }) => `${folder}/${name}`)).toEqual(['hpl/oak.jpg', 'hpl/teak.jpg']);
  expect(gone).toBe(0);
});

test('Pictures that are no longer there are counted', () => {
  expect(findSelected(folders, ['hpl/ebony', 'hpl/oak', 'pdfs/x', '__proto__/name', 'constructor', 'oak'])).toEqual({
    photos: [{ folder: 'hpl', ...oak }],
    gone: 5,
  });
});

test('A picture that is named with its ending too is shown once', () => {
  expect(findSelected(folders, ['hpl/oak', 'hpl/oak.jpg'])).toEqual({ photos: [{ folder: 'hpl', ...oak }], gone: 0 });
});
