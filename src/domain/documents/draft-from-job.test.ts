import { expect, test } from 'vitest';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { sumJob } from '../measures/sum-job.ts';
import { draftFromJob } from './draft-from-job.ts';

test('What was measured on site is a pro-forma with a row for each product that could be reckoned', () => {
  const measured = { widthMm: 3658, heightMm: 3048, openings: [] };
  const wall = { room: 0, wall: 0, roomName: 'Hall', name: 'East', measured };
  const answer = {
    areaMm2: 1,
    openingsMm2: 0,
    quantity: 3,
    unit: 'roll',
    sum: '3 rolls',
    plans: [],
    words: ['Area: 11.1 m²', 'Rolls: 3'],
  };
  const sums = [
    { product: 'Wallpaper', walls: [wall, { ...wall, wall: 1 }], answer, problems: [] },
    { product: 'Blinds', walls: [wall], answer: null, problems: [] },
  ];
  const habits = { Wallpaper: { unit: 'sqft', gst: '18' } };
  const draft = draftFromJob({ name: ' Site 9, Hall ', sums }, '2026-12-01', habits, openingCatalogue.products);
  expect(draft).toMatchObject({ kind: 'pro', date: '2026-12-01', otherReferences: 'Site 9, Hall' });
  expect(draft.lines).toMatchObject([
    {
      ...{ row: 1, product: 'Wallpaper', quantity: '3', unit: 'roll', gst: '18' },
      description: 'Hall: Area: 11.1 m²; Rolls: 3',
    },
  ]);
  expect(draft.lines[0]?.rate).toBe('');
});

test('A product that comes in boxes is counted in its own unit, and has its rate', () => {
  const walls = [{ name: 'East', product: 'Tile', w: '3 m', h: '2.4 m', openings: [] }];
  const [usual] = openingCatalogue.products.filter(({ name }) => name === 'Carpet Tile');
  const tiles = (changes: object) =>
    [
      { ...usual, id: 900, name: 'Tile', pack: { kind: 'box', areaMm2: 1_440_000, wastePercent: 0 }, ...changes },
    ] as typeof openingCatalogue.products;
  const rowOf = (changes: object) => {
    const products = tiles(changes);
    const sums = sumJob({ name: '', rooms: [{ name: 'Bath', walls }] }, products);
    return draftFromJob({ name: '', sums }, '2026-12-01', {}, products).lines[0];
  };
  const rate = { paise: 98_000, shown: false };
  expect(rowOf({ unit: 'box', rate })).toMatchObject({ quantity: '5', unit: 'box', rate: '980.00' });
  expect(rowOf({ unit: '', rate: null })).toMatchObject({ quantity: '5', unit: 'pcs', rate: '' });
  // What is in a box is no number of boxes.
  expect(rowOf({ unit: 'sqmtr', rate: null })).toMatchObject({ quantity: '5', unit: 'pcs' });
});
