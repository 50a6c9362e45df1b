import { expect, test } from 'vitest';
import { allPicturesPath, galleryOf, picturePath } from './picture-path.ts';

const categories = [
  { folder: 'wallpapers', route: '/wallpapers' },
  { folder: 'pvc', route: '/pvcpanels' },
];

test.each([
  ['wallpapers', 'teak.jpg', '/wallpapers/teak', '/wallpapers'],
  ['pvc', 'oak slats.jpg', '/pvcpanels/oak+slats', '/pvcpanels'],
  ['fabio', 'teak.2.jpg', '/newproducts/fabio/teak.2', '/newproducts#fabio'],
])('the page of %s/%s is %s, below all pictures at %s', (folder, name, path, all) => {
  const gallery = galleryOf(folder, categories);
  expect(picturePath(gallery, name)).toBe(path);
  expect(allPicturesPath(gallery)).toBe(all);
});
