import { expect, test } from 'vitest';
import { buildPhoto } from '#test/build/factories.ts';
import { soldAs } from '../materials/sold-as.ts';
import { arrangeCatalogue } from './arrange-catalogue.ts';
import { coverOf } from './catalogue.ts';
import { foldersOf } from './folders-of.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';

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

test('What is hidden is in no list, and a slide whose picture is deleted shows the cover', () => {
  const { home } = openingCatalogue;
  const record = {
    ...openingCatalogue,
    categories: openingCatalogue.categories.map((each) => ({ ...each, hidden: each.id === 20 })),
    home: { ...home, slides: home.slides.map((slide) => ({ ...slide, picture: { folder: 'hpl', name: 'gone.jpg' } })) },
  };
  const { categories, home: shown, arrivals, folders } = arrangeCatalogue(1, [buildPhoto({ folder: 'hpl' })], record);
  expect(categories.map(({ id }) => id)).not.toContain(20);
  expect(shown.newArrivals).toEqual([21, 15, 16, 17, 13]);
  expect(arrivals.map(({ folder }) => folder)).not.toContain('wpcbaffleceilings');
  expect(folders.wpcbaffleceilings).toBeUndefined();
  expect(new Set(shown.slides.map(({ picture }) => picture))).toEqual(new Set([null]));
});

test('The chosen picture is the cover of its folder, and the newest when it is gone', () => {
  const photos = [buildPhoto({ name: 'new.jpg' }), buildPhoto({ name: 'old.jpg' })];
  const coverWith = (photo: string) => {
    const cover = { photo, closeUp: { left: 0, top: 0 } };
    const categories = openingCatalogue.categories.map((each) => ({ ...each, cover }));
    return coverOf(arrangeCatalogue(1, photos, { ...openingCatalogue, categories }), 'wallpapers')?.name;
  };
  expect([coverWith(''), coverWith('old.jpg'), coverWith('gone.jpg')]).toEqual(['new.jpg', 'old.jpg', 'new.jpg']);
});

test('A slide and a group without an English text keep what they have in Hindi, and take the other names of their category', () => {
  const { home, arrivals } = openingCatalogue;
  const hindi = { en: '', hi: 'परदे', or: '' };
  const slides = home.slides.map((slide) => (slide.category === 3 ? { ...slide, caption: hindi } : slide));
  const groups = arrivals.map((group) => (group.folder === 'hpl' ? { ...group, names: hindi } : group));
  const shown = arrangeCatalogue(1, [], { ...openingCatalogue, home: { ...home, slides }, arrivals: groups });
  const caption = shown.home.slides.find(({ category }) => category === 3)?.caption;
  expect(caption).toEqual({ en: 'Blinds', hi: 'परदे', or: 'ବ୍ଲାଇଣ୍ଡସ୍' });
  expect(shown.arrivals.find(({ folder }) => folder === 'hpl')?.names).toEqual({ en: 'HPL', hi: 'परदे', or: 'HPL' });
});

test('What pages say of a mural is by the square foot, and of the other papers of its folder by the roll', () => {
  const roll = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 0, trimMm: 100, wastePercent: 0 } as const;
  const products = openingCatalogue.products.map((each) =>
    each.name === 'Wallpaper' ? { ...each, pack: roll } : each,
  );
  const surface = { widthMm: 3000, heightMm: 2000, repeat: 'mural', for: 'wall' } as const;
  const photos = [buildPhoto({ name: 'hills.jpg', surface }), buildPhoto({ name: 'weave.jpg' })];
  const { sold } = arrangeCatalogue(1, photos, { ...openingCatalogue, products });
  expect(soldAs(sold, 'wallpapers/hills')?.pack.kind).toBe('area');
  expect(soldAs(sold, 'wallpapers/weave')?.pack.kind).toBe('roll');
});
