import { expect, test } from 'vitest';
import { buildPhoto } from '#test/build/factories.ts';
import { arrangeCatalogue } from './arrange-catalogue.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';
import { pictureAt } from './picture-at.ts';

const photos = [
  buildPhoto({ folder: 'pvc', name: 'teak.jpg', title: 'Teak', titles: { hi: 'सागौन', or: '' } }),
  buildPhoto({ folder: 'pvc', name: 'oak slats.jpg', title: '' }),
  buildPhoto({ folder: 'pvc', name: 'ash.jpg', title: 'Ash' }),
  buildPhoto({ folder: 'fabio', name: 'leaves.jpg', title: 'Leaves' }),
];
const catalogue = arrangeCatalogue(1, photos, openingCatalogue);

test('A picture is shown with its neighbours in the folder, in the language of the page', () => {
  expect(pictureAt('/pvcpanels/oak+slats', catalogue, 'hi')).toMatchObject({
    title: '',
    folder: 'pvc',
    gallery: '/pvcpanels',
    galleryTitle: { lang: 'hi' },
    at: 2,
    count: 3,
    previous: { name: 'teak.jpg', title: 'सागौन', lang: 'hi' },
    next: { name: 'ash.jpg', title: 'Ash', lang: 'en' },
  });
});

test('The first picture has none before it, the last none after it', () => {
  expect(pictureAt('/pvcpanels/teak', catalogue, 'or')).toMatchObject({ title: 'Teak', lang: 'en', previous: null });
  expect(pictureAt('/pvcpanels/ash', catalogue, 'en')).toMatchObject({ next: null });
});

test('A folder without a gallery has its pictures under New Arrivals', () => {
  expect(pictureAt('/newproducts/fabio/leaves', catalogue, 'en')).toMatchObject({
    galleryTitle: { title: 'Wallpapers' },
    gallery: '/newproducts/fabio',
  });
});

test.each([
  '',
  '/',
  '/pvcpanels',
  '/pvcpanels/',
  '/pvcpanels/none',
  '/pvcpanels/teak.jpg',
  '/pvcpanels/TEAK',
  '/pvcpanels/oak slats',
  '/pvcpanels/oak%20slats',
  '/pvcpanels/x/teak',
  '/pvc/teak',
  '/wallpapers/teak',
  '/newproducts/pvc/teak',
  '/newproducts/leaves',
])('There is no picture at %j', (path) => {
  expect(pictureAt(path, catalogue, 'en')).toBeNull();
});

test('The pictures of a hidden category have no pages', () => {
  const hidden = {
    ...openingCatalogue,
    categories: openingCatalogue.categories.map((each) => ({ ...each, hidden: each.folder === 'pvc' })),
  };
  expect(pictureAt('/pvcpanels/teak', arrangeCatalogue(1, photos, hidden), 'en')).toBeNull();
  expect(pictureAt('/newproducts/pvc/teak', arrangeCatalogue(1, photos, hidden), 'en')).toBeNull();
});
