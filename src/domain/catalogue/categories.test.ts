import { expect, test } from 'vitest';
import {
  categories,
  deletionOptions,
  folderTitle,
  isProductFolder,
  newArrivalGroups,
  productFolders,
  takesUploads,
  uploadOptions,
} from './categories.ts';

test('the menu has 24 categories, numbered 1 to 25 without 7, in the order that was asked for', () => {
  expect(categories.map(({ id }) => id)).toEqual([...Array(25).keys()].map((i) => i + 1).filter((id) => id !== 7));
  expect(categories.map(({ route }) => route)).toEqual(
    (
      '/claddings, /awnings, /blinds, /wall2wall, /ceilings, /solar, /agrass, /doormats, /pvcpanels, /modulercarpets, ' +
      '/nexacarpets, /fundermax, /aluminiumlouverpanels, /indoorwpclouvers, /outdoorwpclouvers, /hpl, /wallpapers, ' +
      '/woodenfloorings, /wpcbaffleceilings, /soffitpanels, /gymfloorings, /verticalgarden, /foampanels, /acousticbaffleceilings'
    ).split(', '),
  );
});

test.each([
  ['/modulercarpets', 'carpettiles', 'Moduler Carpet Tiles'],
  ['/pvcpanels', 'pvc', 'Pvc Panels'],
  ['/nexacarpets', 'nexa', 'Nexa Carpets'],
  ['/wall2wall', 'wall2wallc', 'Wall-2-Wall Carpets'],
  ['/gymfloorings', 'gym', 'Gym Floorings'],
  ['/solar', 'solar', 'Solar Films'],
  ['/agrass', 'agrass', 'Artificial Grass'],
  ['/wpcbaffleceilings', 'wpcbaffleceilings', 'Wpc Baffle Ceilings'],
  ['/acousticbaffleceilings', 'acousticbaffleceilings', 'Acoustic Baffle Ceilings'],
])('the gallery %s shows the folder %s and is called %s', (route, folder, title) => {
  expect(categories.find((each) => each.route === route)).toMatchObject({ folder, title });
  expect(folderTitle(folder)).toBe(title);
});

test('every gallery and every group of New Arrivals shows a folder that staff can fill', () => {
  for (const { folder } of [...categories, ...newArrivalGroups])
    expect([folder, isProductFolder(folder)]).toEqual([folder, true]);
  expect(newArrivalGroups.map(({ title }) => title)).toEqual([
    'WPC Baffle Ceilings',
    'Soffit Panels',
    'Indoor WPC Louvers',
    'Outdoor WPC Louvers',
    'HPL',
    'Fundermax',
    '3D Panels',
    'Floorings',
    'Wallpapers',
    'Wooden & Gym Floorings',
  ]);
});

test('Specification 3, image-category keys: select first, then the 27 that were asked for and the one that its gallery needs', () => {
  const asked =
    'agrass, wallpapers, solar, wall2wallc, awnings, blinds, ceilings, claddings, doormats, carpettiles, nexa, pvc, woodenfloorings, ' +
    'fundermax, aluminiumlouverpanels, indoorwpclouvers, outdoorwpclouvers, hpl, 3d_panels, fabio, floorings, newarrivals, ' +
    'wpcbaffleceilings, soffitpanels, gym, verticalgarden, foampanels';
  expect(productFolders).toEqual([...asked.split(', '), 'acousticbaffleceilings']);
  expect(deletionOptions[0]).toEqual({ value: '', text: 'select' });
  expect(deletionOptions.slice(1).map(({ value }) => value)).toEqual(productFolders);
  expect(uploadOptions).toEqual([...deletionOptions, { value: 'pdfs', text: 'Brochures' }]);
});

test('each folder has a title of its own, fit to show', () => {
  const texts = uploadOptions.slice(1).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => !/^[A-Z0-9]/.test(text))).toEqual([]);
});

test('brochures are uploaded, and nothing else beside the product folders', () => {
  const others = ['pdfs', 'general', 'social', 'pdfthumbs', '', 'constructor', '__proto__', 'Wallpapers', '../hpl'];
  expect(others.filter(takesUploads)).toEqual(['pdfs']);
  expect(others.filter(isProductFolder)).toEqual([]);
});
