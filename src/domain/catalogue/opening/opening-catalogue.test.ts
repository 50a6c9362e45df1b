import { expect, test } from 'vitest';
import { askedGalleries, askedMenu, askedNewArrivals, askedSlides } from '#test/specification/asked-lists.ts';
import { arrangeCatalogue } from '../arrange-catalogue.ts';
import { slideInterval } from '../slide-interval.ts';
import { openingCatalogue } from './opening-catalogue.ts';

const { categories, home, arrivals } = arrangeCatalogue(1, [], openingCatalogue);
const byId = new Map(categories.map((category) => [category.id, category]));

test('Specification 2, category menu: ids 1 to 25 without 7, each with its name and its link, in the order that was asked for', () => {
  expect(categories.map(({ id, names, route }) => ({ id, name: names.en, link: route }))).toEqual(askedMenu);
});

test('Specification 2, gallery routes: each shows the folder that was asked for', () => {
  const byRoute = (one: { route: string }, other: { route: string }) => one.route.localeCompare(other.route);
  const shown = categories.map(({ route, folder }) => ({ route, folder }));
  expect(shown.sort(byRoute)).toEqual([...askedGalleries].sort(byRoute));
});

test('Specification 2, /newproducts: the ten groups in their order, each with its folder', () => {
  expect(arrivals.map(({ folder, names }) => ({ title: names.en, folder }))).toEqual(askedNewArrivals);
});

test('Specification 3, carousel slide: each has an id, a picture and a caption', () => {
  const shown = home.slides.map(({ category, caption }) => ({
    caption: caption.en,
    route: byId.get(category)?.route,
    folder: byId.get(category)?.folder,
  }));
  const folderOf = (route: string) => askedGalleries.find((each) => each.route === route)?.folder;
  expect(shown).toEqual(askedSlides.map(({ caption, route }) => ({ caption, route, folder: folderOf(route) })));
});

test('Specification 2, home carousel: the 14 captions in the order that was asked for', () => {
  expect(home.slides.map(({ caption }) => caption.en)).toEqual(askedSlides.map(({ caption }) => caption));
});

test('Specification 9, carousel: a slide stands for 5000 ms, and for 1000 ms on the home page', () => {
  expect(slideInterval).toEqual({ byDefault: 5000, home: 1000 });
});

test('The lists of Home name their categories in their order', () => {
  const namesOf = (ids: readonly number[]) => ids.map((id) => byId.get(id)?.names.en);
  expect(namesOf(home.newArrivals)).toEqual([
    'Wpc Baffle Ceilings',
    'Soffit Panels',
    'Indoor WPC Louvers',
    'Outdoor WPC Louvers',
    'HPL',
    'Fundermax',
  ]);
  expect(namesOf(home.trending)).toEqual(['Vertical Garden', 'Acoustic Baffle Ceilings', 'Pvc Panels']);
  expect(namesOf(home.bestSelling)).toEqual([
    'Wallpapers',
    'Wooden Floorings',
    'Moduler Carpet Tiles',
    'Blinds',
    'Artificial Grass',
  ]);
});

test('Every category, slide and group has a name in each language', () => {
  const names = [...categories, ...arrivals].map((each) => each.names);
  for (const each of [...names, ...home.slides.map(({ caption }) => caption)])
    expect(Object.values(each)).not.toContain('');
});

test('Every gallery has an introduction in each language, and says where it is used, its sizes and its care', () => {
  for (const { names, introduction, details } of categories) {
    expect([names.en, Object.values(introduction).includes('')]).toEqual([names.en, false]);
    const { usedFor, sizes, care } = details;
    expect([names.en, [usedFor, sizes, care].map(({ en }) => en !== '')]).toEqual([names.en, [true, true, true]]);
  }
});
