import type { PageSurface } from '#domain/catalogue/surfaces-in.ts';
import { squareMetres } from '#domain/measures/format-size.ts';
import type { Rectangle } from '#domain/measures/measured-wall.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import type { Words } from '../words/words.ts';

type Laid = { readonly surface: Pick<PageSurface, 'title'>; readonly size: Rectangle; readonly share: number };

/**
 * What a picture of a wall shows, for those who do not see it: 'Botanical paper on 14.6 of 16.2 m² of your wall; something stands in front
 * of 1.6 m².' Both parts add up to the whole.
 */
export function wallSentence({ surface, size, share }: Laid, of: Words['onWall' | 'onFloor']): string {
  const [all, seen] = [size.widthMm * size.heightMm, share * size.widthMm * size.heightMm].map(tenths) as [
    number,
    number,
  ];
  return fillWords(share >= FREE || seen === all ? of.shown : of.shownFront, {
    name: surface.title,
    seen: squareMetres(seen),
    all: squareMetres(all),
    front: squareMetres(all - seen),
  });
}

/** Of the marked rectangle; with less seen something stands in front. */
const FREE = 0.97;

/** Rounded to tenths of a square metre, in square millimetres. */
const tenths = (mm2: number) => Math.round(mm2 / 100_000) * 100_000;
