import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { homeRows, homeSlides, slideInterval } from './home-page-lists.ts';

test('Specification 3, carousel slide: each has an id, a picture and a caption', () => {
  expect(homeSlides[0]).toEqual({ id: 1, folder: 'wallpapers', caption: '3D Wallpapers', route: '/wallpapers' });
  expect(homeSlides.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
});

test('the 14 slides stand in the order and under the captions that were asked for', () => {
  expect(homeSlides.map(({ caption }) => caption).join(', ')).toBe(
    '3D Wallpapers, Wooden Floorings, Exterior Claddings, Acoustic Baffle Ceilings, Ceilings, Awnings, ' +
      'Wall-2-Wall Carpets, Blinds, Solar Films, Artificial Grass, Door Mats, Pvc Panels, Moduler Carpet Tiles, Nexa Carpets',
  );
});

test('Specification 9, carousel: a slide stands for 5000 ms, and for 1000 ms on the home page', () => {
  expect(slideInterval).toEqual({ byDefault: 5000, home: 1000 });
});

test('every card and every slide leads to a category', () => {
  expect(homeRows.newArrivals.map(({ title }) => title)).toEqual([
    'WPC Baffle Ceilings',
    'Soffit Panels',
    'Indoor WPC Louvers',
    'Outdoor WPC Louvers',
    'HPL',
    'Fundermax',
  ]);
  expect([homeRows.trending.length, homeRows.bestSelling.length]).toEqual([3, 5]);
  const routes = categories.map(({ route }) => route);
  const shown = [...homeSlides, ...Object.values(homeRows).flat()];
  expect(shown.filter(({ route }) => !routes.includes(route))).toEqual([]);
});
