import { expect, test } from 'vitest';
import { askedMenu } from '#test/specification/asked-lists.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';
import { menuIn } from './page-catalogue.ts';
import { nearestItems, searchCatalogue } from './search-catalogue.ts';

const categories = menuIn(openingCatalogue.categories, 'en');

function namesOf(items: { name: string }[]) {
  return items.map(({ name }) => name);
}

test('Specification 3, search item: each has an id, a name and a link', () => {
  expect(searchCatalogue(categories, 'wallpapers')).toEqual([{ id: 18, name: 'Wallpapers', link: '/wallpapers' }]);
});

test.each([
  ['carpet', ['Wall-2-Wall Carpets', 'Moduler Carpet Tiles', 'Nexa Carpets']],
  ['  WPC ', ['Indoor WPC Louvers', 'Outdoor WPC Louvers', 'Wpc Baffle Ceilings']],
  ['l-2-', ['Wall-2-Wall Carpets']],
  ['marble', []],
])('a text finds the names that contain it, in upper or lower case: %j', (text, names) => {
  expect(namesOf(searchCatalogue(categories, text))).toEqual(names);
});

test('a blank text finds all, in the order of the menu', () => {
  expect(searchCatalogue(categories, ' ')).toEqual(askedMenu);
});

test.each([
  ['/wallpaper', ['Wallpapers']],
  ['/products/gym-flooring.html', ['Wooden Floorings', 'Gym Floorings']],
  ['/Indoor-Louver', ['Aluminium Louver Panels', 'Indoor WPC Louvers', 'Outdoor WPC Louvers']],
  ['/blind/2', ['Blinds']],
  ['/no/such/page', []],
])('an address without a page suggests the categories that share a word with it: %s', (path, names) => {
  expect(namesOf(nearestItems(categories, path))).toEqual(names);
});
