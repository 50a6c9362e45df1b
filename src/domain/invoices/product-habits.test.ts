import { expect, test } from 'vitest';
import { buildLine } from '#test/build/build-form.ts';
import { productHabits } from './product-habits.ts';

const roll = buildLine(1, { product: 'Wallpaper', unit: 'roll', gst: '18' });
const sqft = buildLine(1, { product: 'Wallpaper', unit: 'sqft', gst: '5' });

test('A product has the unit and GST of the latest document with it', () => {
  const glass = buildLine(2, { product: 'Glass', unit: 'sqmtr', gst: '18' });
  expect(productHabits([{ lines: [sqft] }, { lines: [roll, glass] }])).toEqual({
    Wallpaper: { unit: 'sqft', gst: '5' },
    Glass: { unit: 'sqmtr', gst: '18' },
  });
});

test('Of two rows of one document the later one counts, and a row without unit or GST does not count', () => {
  const half = buildLine(3, { product: 'Wallpaper', unit: '', gst: '18' });
  expect(productHabits([{ lines: [roll, { ...sqft, row: 2 }, half] }])).toEqual({
    Wallpaper: { unit: 'sqft', gst: '5' },
  });
});
