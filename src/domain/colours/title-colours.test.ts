import { expect, test } from 'vitest';
import { titleColours } from './title-colours.ts';

test.each([
  ['Indoor WPC louvers in walnut tone, close view', ['brown']],
  ['Carpet tiles in charcoal and green', ['charcoal', 'green']],
  ['Acoustic baffles in off-white', ['cream']],
  ['Louvers in Dark Grey', ['charcoal']],
  ['Gold veins, gold joints', ['yellow']],
  ['Red, blue, green and white stripes', ['red', 'blue', 'green']],
  ['Plain ceiling with a lit cove', []],
  ['', []],
])('The title “%s” names %j', (title, colours) => {
  expect(titleColours(title)).toEqual(colours);
});

test('A word is a colour only as a whole word', () => {
  expect(titleColours('Washed panels, ash-toned, goldenrod, blackboard, redwood')).toEqual(['beige']);
});

test('A material names a colour only where no other colour is named', () => {
  expect(titleColours('Foam panels in white, brick pattern')).toEqual(['white']);
  expect(titleColours('Brick cladding, garden front')).toEqual(['red']);
  expect(titleColours('PVC panels in cream marble look')).toEqual(['cream']);
});
