import { expect, test } from 'vitest';
import { buildPhoto } from '#test/build/factories.ts';
import { arrangeCatalogue } from './arrange-catalogue.ts';
import { foldersOf } from './folders-of.ts';
import { openingCatalogue } from './opening-catalogue.ts';

function variant(format: 'avif' | 'jpg' | 'pdf', width: number, bytes = 1) {
  return {
    format,
    width,
    height: Math.round(width * 0.75),
    file: 'f'.repeat(64),
    bytes,
  };
}

test('Every product folder is listed, even when empty, and has its own pictures, newest first', () => {
  const photos = [
    buildPhoto({ name: 'new.jpg' }),
    buildPhoto({ name: 'teak.jpg', folder: 'hpl' }),
    buildPhoto({ name: 'old.jpg' }),
  ];
  const { folders, brochures, revision } = arrangeCatalogue(7, photos, openingCatalogue);
  expect(Object.keys(folders)).toEqual(foldersOf(openingCatalogue));
  expect(folders.wallpapers?.map(({ name }) => name)).toEqual(['new.jpg', 'old.jpg']);
  expect(folders.hpl?.map(({ name }) => name)).toEqual(['teak.jpg']);
  expect(folders.gym).toEqual([]);
  expect([revision, brochures]).toEqual([7, []]);
});

test('A picture lists its widths, narrowest first, without the master, which is too wide for any page', () => {
  const variants = [variant('jpg', 2400), variant('avif', 512), variant('jpg', 1024), variant('avif', 256)];
  const [photo] = arrangeCatalogue(1, [buildPhoto({ variants })], openingCatalogue).folders.wallpapers ?? [];
  expect(photo).toMatchObject({ avif: [256, 512], jpg: [1024] });
  expect(Object.keys(photo ?? {})).not.toContain('sourceHash');
});

test('A brochure has the number of pages and bytes of its PDF, and a picture of its first page', () => {
  const brochure = buildPhoto({
    folder: 'pdfs',
    name: 'hpl-2026.pdf',
    title: 'HPL 2026',
    pages: 4,
    variants: [variant('avif', 256), variant('jpg', 512), variant('pdf', 0, 90_000)],
  });
  const { brochures, folders } = arrangeCatalogue(1, [brochure], openingCatalogue);
  expect(brochures).toMatchObject([
    { name: 'hpl-2026.pdf', title: 'HPL 2026', pages: 4, bytes: 90_000, thumb: { avif: [256], jpg: [512] } },
  ]);
  expect(brochures[0]?.thumb.hash).toBe(brochure.hash);
  expect(folders.pdfs).toBeUndefined();
});
