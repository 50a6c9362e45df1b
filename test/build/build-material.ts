import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { inEnglish } from '#domain/text/names.ts';

/** A paper in one colourway, without a picture. */
export function buildMaterial(changes: Partial<CatalogueMaterial> = {}): CatalogueMaterial {
  return {
    code: 'WP 204',
    names: { en: 'Leaf wallpaper', hi: 'पत्तियों का वॉलपेपर', or: '' },
    folder: 'wallpapers',
    colourways: [
      {
        names: inEnglish('Sage, clay'),
        colours: ['green'],
        pictures: [],
      },
    ],
    facts: [
      {
        kind: 'size',
        label: inEnglish(''),
        number: 530,
        unit: 'mm',
        text: inEnglish('roll of 10.05 m'),
      },
    ],
    where: inEnglish(''),
    whereNot: inEnglish('Walls that sweat in the monsoon.'),
    care: inEnglish(''),
    rate: { paise: 125_000, unit: 'roll', shown: true },
    ready: [],
    files: [],
    goesWith: [],
    product: '',
    discontinued: false,
    successor: '',
    ...changes,
  };
}
