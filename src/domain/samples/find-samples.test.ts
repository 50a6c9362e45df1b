import { expect, test } from 'vitest';
import { buildMaterial } from '#test/build/build-material.ts';
import { inEnglish } from '../text/names.ts';
import { findSamples } from './find-samples.ts';
import { sampleWords } from './sample-words.ts';

const way = (name: string, ...pictures: ['swatch' | 'room', string][]) => ({
  names: inEnglish(name),
  colours: [],
  pictures: pictures.map(([kind, file]) => ({ folder: 'wallpapers', name: file, kind })),
});

const materials = [
  buildMaterial({
    colourways: [way('Sage', ['room', 'sage-room.jpg'], ['swatch', 'sage.jpg']), way('Clay', ['room', 'clay.jpg'])],
  }),
  buildMaterial({ code: 'WP 205', names: inEnglish('Fern') }),
  buildMaterial({ code: 'WP 100', discontinued: true, successor: 'WP 205' }),
  buildMaterial({ code: 'WP 101', discontinued: true }),
];

function find(...wishes: [code: string, colourway?: string][]) {
  return findSamples(
    wishes.map(([code, colourway = '']) => ({ code, colourway })),
    materials,
    6,
    sampleWords('en'),
  );
}

const whyNot = (...wishes: Parameters<typeof find>) => find(...wishes).problems.map(({ message }) => message);

test('A sample is found by its code however it is typed, with the swatch of its colourway, each once', () => {
  expect(find(['wp-204', 'Sage'], ['WP 204', 'Sage'], ['WP 204', 'Clay'], ['WP 205'])).toEqual({
    items: [
      { code: 'WP 204', name: 'Leaf wallpaper', colourway: 'Sage' },
      { code: 'WP 204', name: 'Leaf wallpaper', colourway: 'Clay' },
      { code: 'WP 205', name: 'Fern', colourway: 'Sage, clay' },
    ],
    pictures: ['wallpapers/sage.jpg', 'wallpapers/clay.jpg'],
    problems: [],
  });
});

test('None, and more than the owner offers, are refused with the number', () => {
  expect(whyNot()).toEqual(['Tick at least one sample.']);
  const fifty = Array.from({ length: 50 }, (_, nth): [string] => [`WP ${nth}`]);
  expect(whyNot(...fifty)).toEqual(['At most 6 samples at a time; 50 are ticked.']);
});

test('A code that does not exist, a colourway that it does not have, and a material that is no longer sold are named', () => {
  expect(whyNot(['XY 999'], ['WP 204', 'Red'], ['WP 100'], ['WP 101'])).toEqual([
    'There is no material XY 999.',
    'WP 204 does not come in “Red”.',
    'WP 100 is no longer sold. Sold instead: Fern, WP 205.',
    'WP 101 is no longer sold, so there is no sample of it.',
  ]);
});
