import { expect, test } from 'vitest';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { drawPage } from '#test/build/draw-page.ts';

test('Without script too, a size that cannot be is said of what the surface covers', () => {
  const sides = { widthMm: 1000, heightMm: 1000, repeat: 'straight' } as const;
  const photos = [
    buildCataloguePhoto({ name: 'floor.jpg', surface: { ...sides, for: 'floor' } }),
    buildCataloguePhoto({ name: 'wall.jpg', surface: { ...sides, for: 'wall' } }),
  ];
  const plain = buildCatalogue();
  const catalogue = { ...plain, folders: { ...plain.folders, wallpapers: photos } };
  const asked = (picture: string, path = '/see') =>
    drawPage(path, { catalogue, query: `p=wallpapers/${picture}&w=53+m&h=10+ft` }).body;
  expect(asked('floor')).toContain('A floor is 0.3 to 30 m wide. 53 m looks like 5.3 m.');
  expect(asked('floor', '/mr/see')).toContain('जमीन 0.3 ते 30 मी रुंद असते.');
  expect(asked('wall')).toContain('A wall is 0.3 to 30 m wide. 53 m looks like 5.3 m.');
});
