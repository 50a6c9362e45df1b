import { formatRupees } from '../money/format-rupees.ts';
import { fillWords } from '../text/fill-words.ts';
import { metres, squareMetres } from './format-size.ts';
import { type HowMuch, stripsOf } from './how-much.ts';
import type { MeasureWords } from './measure-words.ts';
import type { MeasuredWall } from './measured-wall.ts';
import type { Pack, Rate } from './pack.ts';

/** How it was reckoned, a line each: `['Area: 11.1 m²', 'Strips: 7 of 0.53 m', …, 'Rolls: 3']` */
export function measureLines(
  { pack, rate = null }: { pack: Pack; rate?: Rate | null },
  walls: readonly MeasuredWall[],
  much: HowMuch,
  words: MeasureWords,
): string[] {
  const area = { area: squareMetres(much.areaMm2), openings: squareMetres(much.openingsMm2) };
  return [
    fillWords(much.openingsMm2 > 0 ? words.areaLess : words.area, area),
    ...linesOf(pack, much, words, {
      highest: Math.max(...walls.map(({ heightMm }) => heightMm)),
      hung: stripsOf(pack, walls),
    }),
    ...(pack.wastePercent > 0 ? [fillWords(words.waste, { n: pack.wastePercent })] : []),
    ...(rate?.shown ? [fillWords(words.about, { amount: formatRupees(BigInt(rate.paise * much.quantity)) })] : []),
  ];
}

function linesOf(
  pack: Pack,
  { quantity: n, strips = 0, cutMm = 0, perPack = 0, openingsMm2 }: HowMuch,
  words: MeasureWords,
  { highest, hung }: { highest: number; hung: number },
): string[] {
  switch (pack.kind) {
    case 'roll': {
      const { widthMm, lengthMm, repeatMm, trimMm } = pack;
      const more = strips - hung;
      const cut = { cut: metres(cutMm), height: metres(highest), trim: metres(trimMm), repeat: metres(repeatMm) };
      return [
        fillWords(more > 0 ? words.stripsMore : words.strips, { n: hung, more, width: metres(widthMm) }),
        fillWords(repeatMm > 0 ? words.cutRepeat : words.cut, cut),
        fillWords(words.fromRoll, { n: perPack, length: metres(lengthMm) }),
        ...(openingsMm2 > 0 ? [words.openings] : []),
        fillWords(words.rolls, { n }),
      ];
    }
    case 'piece': {
      const sizes = { width: metres(pack.widthMm), length: metres(pack.lengthMm) };
      return [fillWords(words.columns, { n: strips, ...sizes }), fillWords(words.pieces, { n, ...sizes })];
    }
    case 'box':
      return [fillWords(words.boxes, { n, area: squareMetres(pack.areaMm2) })];
    case 'length':
      return [fillWords(words.running, { n })];
    case 'area':
      return [fillWords(words.squareFeet, { n })];
  }
}
