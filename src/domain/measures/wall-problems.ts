import type { Problem } from '../outcome.ts';
import { fillWords } from '../text/fill-words.ts';
import { metres } from './format-size.ts';
import { cutLength, stripsOf } from './how-much.ts';
import { type MeasureWords, measureWords } from './measure-words.ts';
import type { MeasuredWall } from './measured-wall.ts';
import type { Pack } from './pack.ts';

/** The smallest and largest side of a wall or a floor, in millimetres. */
const limits = { least: 300, most: 30_000 } as const;

/** Strips or columns of all walls together. Twenty large rooms in narrow planks have about a thousand. */
const mostStrips = 5000;

/**
 * What is wrong with walls, by field: `wallProblems([{ widthMm: 53_000, … }])` → `[{ field: 'walls.0.widthMm', message: 'A wall is 0.3 to
 * 30 m wide. 53 m looks like 5.3 m.' }]`. With the pack: a strip that no roll is long enough for, and more strips than are reckoned at once.
 */
export function wallProblems(
  walls: readonly MeasuredWall[],
  pack: Pack | null = null,
  words: MeasureWords = measureWords('en'),
): Problem[] {
  const problems = walls.flatMap((wall, at) =>
    oneWallProblems(wall, pack, words).map(({ field, message }) => ({ field: `walls.${at}.${field}`, message })),
  );
  if (problems.length > 0 || !pack) return problems;
  const n = stripsOf(pack, walls);
  return n > mostStrips ? [{ field: 'walls', message: fillWords(words.manyStrips, { n, most: mostStrips }) }] : [];
}

function oneWallProblems(wall: MeasuredWall, pack: Pack | null, words: MeasureWords): Problem[] {
  const { widthMm, heightMm, openings } = wall;
  const problems = [
    ...sideProblems('widthMm', words.wide, widthMm, words),
    ...sideProblems('heightMm', words.high, heightMm, words),
  ];
  if (problems.length > 0) return problems;
  const add = (field: string, message: string) => problems.push({ field, message });
  for (const [at, opening] of openings.entries())
    for (const [side, tooLarge] of [
      ['widthMm', words.openingWide],
      ['heightMm', words.openingHigh],
    ] as const) {
      const sizes = { m: metres(opening[side]), wall: metres(wall[side]) };
      if (!(opening[side] > 0)) add(`openings.${at}.${side}`, words.unread);
      else if (opening[side] > wall[side]) add(`openings.${at}.${side}`, fillWords(tooLarge, sizes));
    }
  const open = openings.reduce((sum, each) => sum + each.widthMm * each.heightMm, 0);
  if (problems.length === 0 && open >= widthMm * heightMm) add('openings', words.openingsLarge);
  if (pack?.kind !== 'roll') return problems;
  const cut = cutLength({ ...pack, heightMm });
  if (cut > pack.lengthMm)
    add('heightMm', fillWords(words.longCut, { cut: metres(cut), length: metres(pack.lengthMm) }));
  return problems;
}

function sideProblems(field: string, between: string, mm: number, words: MeasureWords): Problem[] {
  const { least, most } = limits;
  if (mm >= least && mm <= most) return [];
  const says = mm > most && mm / 10 <= most ? words.looksLike : mm > 0 ? words.itIs : words.unread;
  return [{ field, message: `${between} ${fillWords(says, { m: metres(mm), tenth: metres(mm / 10) })}` }];
}
