import { expect, test } from 'vitest';
import { picturePath } from './picture-path.ts';

test.each([
  ['wallpapers', 'teak.jpg', '/wallpapers/teak'],
  ['pvc', 'oak slats.jpg', '/pvcpanels/oak%20slats'],
  ['fabio', 'teak.2.jpg', '/newproducts/fabio/teak.2'],
])('the page of %s/%s is %s', (folder, name, path) => {
  expect(picturePath(folder, name)).toBe(path);
});
