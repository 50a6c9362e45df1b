import { expect, test } from 'vitest';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { measureWords } from '../measures/measure-words.ts';
import { surfaceFacts, surfacesIn } from './surfaces-in.ts';

const surface = { widthMm: 1060, heightMm: 795, repeat: 'straight', for: 'wall' } as const;

test('Only surfaces are shown, those that were asked for first; one without a title has that of its gallery', () => {
  const catalogue = buildCatalogue({
    folders: {
      wallpapers: [
        buildCataloguePhoto({ name: 'weave.jpg', title: 'Weave', surface }),
        buildCataloguePhoto({ name: 'room.jpg', title: 'A room' }),
      ],
      hpl: [buildCataloguePhoto({ name: 'IMG_1.jpg', surface: { ...surface, for: 'floor' } })],
    },
  });
  expect(
    surfacesIn(catalogue, ['hpl/IMG_1', 'hpl/gone'], 'hi').map(({ reference, title }) => [reference, title]),
  ).toEqual([
    ['hpl/IMG_1', 'HPL'],
    ['wallpapers/weave', 'Weave'],
  ]);
});

test('Of more than a strip holds, those for the same as the one that was asked for stay: a floor beside a floor', () => {
  const papers = Array.from({ length: 50 }, (_, at) => buildCataloguePhoto({ name: `paper-${at}.jpg`, surface }));
  const floors = ['oak', 'ash'].map((name) =>
    buildCataloguePhoto({ name: `${name}.jpg`, surface: { ...surface, for: 'floor' } }),
  );
  const catalogue = buildCatalogue({ folders: { wallpapers: papers, flooring: floors } });
  const shown = (asked: string[]) => surfacesIn(catalogue, asked, 'en').map(({ reference }) => reference);
  expect(shown(['flooring/ash']).slice(0, 3)).toEqual(['flooring/ash', 'flooring/oak', 'wallpapers/paper-0']);
  expect(shown(['flooring/ash'])).toHaveLength(40);
  expect(shown([])[0]).toBe('wallpapers/paper-0');
});

test('A surface says how it is sold, and for how much only where a rate is shown', () => {
  const pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 0, trimMm: 100, wastePercent: 0 } as const;
  const words = measureWords('en');
  expect(surfaceFacts(surface, null, words)).toEqual({ for: 'wall', said: ['1060 × 795 mm, straight'] });
  expect(surfaceFacts({ ...surface, for: 'ceiling', repeat: 'half-drop' }, null, measureWords('hi'))).toEqual({
    for: 'ceiling',
    said: ['1060 × 795 mm, आधा नीचे'],
  });
  expect(surfaceFacts(surface, { pack, rate: { paise: 125_000, shown: true } }, words)).toEqual({
    for: 'wall',
    said: ['1060 × 795 mm, straight', 'roll, 0.53 × 10.05 m', 'from ₹ 1,250 / roll, GST extra'],
  });
});
