import { expect, test } from 'vitest';
import { askedGalleries, askedSlides } from '#test/specification/asked-lists.ts';
import { homeRows, homeSlides, slideInterval } from './home-page-lists.ts';

test('Specification 3, carousel slide: each has an id, a picture and a caption', () => {
  const folderOf = (route: string) => askedGalleries.find((each) => each.route === route)?.folder;
  expect(homeSlides).toEqual(
    askedSlides.map(({ caption, route }, index) => ({ id: index + 1, folder: folderOf(route), caption, route })),
  );
});

test('Specification 2, home carousel: the 14 captions in the order that was asked for', () => {
  expect(homeSlides.map(({ caption }) => caption)).toEqual(askedSlides.map(({ caption }) => caption));
});

test('Specification 9, carousel: a slide stands for 5000 ms, and for 1000 ms on the home page', () => {
  expect(slideInterval).toEqual({ byDefault: 5000, home: 1000 });
});

test('The card rows show their categories in their order, New Arrivals under the titles of its groups', () => {
  const titles = Object.entries(homeRows).map(([row, cards]) => [row, cards.map(({ title }) => title)]);
  expect(Object.fromEntries(titles)).toEqual({
    newArrivals: [
      'WPC Baffle Ceilings',
      'Soffit Panels',
      'Indoor WPC Louvers',
      'Outdoor WPC Louvers',
      'HPL',
      'Fundermax',
    ],
    trending: ['Vertical Garden', 'Acoustic Baffle Ceilings', 'Pvc Panels'],
    bestSelling: ['Wallpapers', 'Wooden Floorings', 'Moduler Carpet Tiles', 'Blinds', 'Artificial Grass'],
  });
});
