import { expect, test } from 'vitest';
import { buildMaterial } from '#test/build/build-material.ts';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { inEnglish } from '../text/names.ts';
import { soldAs, soldBy } from './sold-as.ts';

const roll = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 0, trimMm: 100, wastePercent: 0 } as const;
const piece = { kind: 'piece', widthMm: 1220, lengthMm: 2440, wastePercent: 10 } as const;
const [usual, own] = [
  { paise: 125_000, shown: true },
  { paise: 200_000, unit: 'pcs', shown: true },
];
const record = {
  ...openingCatalogue,
  products: openingCatalogue.products.map((each) => {
    if (each.name === 'Wallpaper') return { ...each, pack: roll, rate: usual };
    return each.name === 'HPL Sheet' ? { ...each, pack: piece, rate: { ...usual, shown: false } } : each;
  }),
};
const pictured = (name: string, changes: Parameters<typeof buildMaterial>[0]) => {
  const pictures = [{ folder: 'wallpapers', name: `${name}.jpg`, kind: 'swatch' as const }];
  return buildMaterial({ colourways: [{ names: inEnglish(''), colours: [], pictures }], rate: null, ...changes });
};

test('A picture is sold as its folder, unless a material that names it is sold otherwise', () => {
  const sold = soldBy(
    record,
    ['wallpapers', 'blinds'],
    [
      pictured('same', {}),
      pictured('sheet', { product: 'HPL Sheet' }),
      pictured('sheet', { product: 'Wallpaper' }),
      pictured('none', { product: 'Blinds' }),
    ],
  );
  const paper = { product: 'Wallpaper', unit: '', pack: roll, rate: usual };
  for (const reference of ['wallpapers', 'wallpapers/other', 'wallpapers/same'])
    expect(soldAs(sold, reference)).toEqual(paper);
  expect(soldAs(sold, 'wallpapers/sheet')).toEqual({ product: 'HPL Sheet', unit: '', pack: piece, rate: null });
  expect(soldAs(sold, 'wallpapers/none')).toBeNull();
  expect(soldAs(sold, 'blinds/roller')).toBeNull();
});

test('The rate of a material is its own, shown for the unit of the pack alone; that of its product is never told for it', () => {
  const rateOf = (rate: typeof own | null, product = 'HPL Sheet') =>
    soldAs(soldBy(record, ['wallpapers'], [pictured('a', { product, rate })]), 'wallpapers/a')?.rate;
  expect(rateOf(own)).toEqual({ paise: 200_000, shown: true });
  expect(rateOf({ ...own, unit: 'Sq. ft.' })).toBeNull();
  expect(rateOf({ ...own, shown: false })).toBeNull();
  expect(rateOf({ ...own, unit: 'Roll' }, '')).toEqual({ paise: 200_000, shown: true });
  expect(rateOf({ ...own, unit: 'roll', shown: false }, '')).toBeNull();
  expect(rateOf(null, '')).toEqual(usual);
});

test('A roll is cut to the repeat that its material says, in millimetres or metres, where a roll is that long', () => {
  const repeatOf = (number: number | null, unit: 'mm' | 'm' | 'kg' | '') => {
    const fact = { kind: 'repeat', label: inEnglish(''), number, unit, text: inEnglish('') } as const;
    const pack = soldAs(soldBy(record, ['wallpapers'], [pictured('a', { facts: [fact] })]), 'wallpapers/a')?.pack;
    return pack?.kind === 'roll' && pack.repeatMm;
  };
  expect([repeatOf(1050, 'mm'), repeatOf(0.64, 'm')]).toEqual([1050, 640]);
  expect([repeatOf(2700, 'kg'), repeatOf(null, ''), repeatOf(12, 'm')]).toEqual([0, 0, 0]);
});

test('A mural is sold by the square foot where its product comes in rolls, and at a rate for that alone', () => {
  const surface = { widthMm: 3000, heightMm: 2000, repeat: 'mural', for: 'wall' } as const;
  const photos = ['hills', 'coast', 'reef'].map((name) => ({ folder: 'wallpapers', name: `${name}.jpg`, surface }));
  const materials = [
    pictured('coast', { rate: { paise: 22_000, unit: 'sq ft', shown: true } }),
    pictured('reef', { product: 'HPL Sheet' }),
  ];
  const sold = soldBy(record, ['wallpapers'], materials, photos);
  const bySquareFoot = { product: 'Wallpaper', unit: '', pack: { kind: 'area', wastePercent: 0 } };
  expect(soldAs(sold, 'wallpapers/hills')).toEqual({ ...bySquareFoot, rate: null });
  expect(soldAs(sold, 'wallpapers/coast')).toEqual({ ...bySquareFoot, rate: { paise: 22_000, shown: true } });
  expect(soldAs(sold, 'wallpapers/reef')?.pack).toEqual(piece);
  expect(soldAs(sold, 'wallpapers/other')?.pack).toEqual(roll);
});
