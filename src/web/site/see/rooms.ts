import type { Corners } from '#domain/wall/picture.ts';
import cornerWhite from './rooms/corner-white.jpg';
import hallCream from './rooms/hall-cream.jpg';
import livingDark from './rooms/living-dark.jpg';
import livingGreen from './rooms/living-green.jpg';
import livingWhite from './rooms/living-white.jpg';
import readingGrey from './rooms/reading-grey.jpg';
import cornerWhiteSmall from './rooms/small/corner-white.jpg';
import hallCreamSmall from './rooms/small/hall-cream.jpg';
import livingDarkSmall from './rooms/small/living-dark.jpg';
import livingGreenSmall from './rooms/small/living-green.jpg';
import livingWhiteSmall from './rooms/small/living-white.jpg';
import readingGreySmall from './rooms/small/reading-grey.jpg';

/**
 * A rendered room for visitors without a photo: 960 by 720 pixels, with the corners of one wall in pixels and its true size. `small`: the
 * same in 384 by 288.
 */
export type Room = { address: string; small: string; corners: Corners; widthMm: number; heightMm: number };

const living = [
  [22, 68],
  [753, 167],
  [751, 484],
  [28, 559],
] as const;

export const rooms: readonly Room[] = [
  { address: livingWhite, small: livingWhiteSmall, corners: living, widthMm: 5300, heightMm: 2700 },
  room(livingGreen, livingGreenSmall, [11, 133, 888, 133, 888, 548, 11, 548], 5700, 2700),
  room(readingGrey, readingGreySmall, [28, 22, 857, 118, 853, 519, 35, 597], 4400, 2400),
  room(hallCream, hallCreamSmall, [49, 7, 886, 120, 879, 525, 59, 625], 4400, 2400),
  { address: livingDark, small: livingDarkSmall, corners: living, widthMm: 5300, heightMm: 2700 },
  room(cornerWhite, cornerWhiteSmall, [441, 10, 584, 134, 580, 524, 444, 699], 2100, 2200),
];

function room(address: string, small: string, places: readonly number[], widthMm: number, heightMm: number): Room {
  const corner = (at: number) => [places[2 * at] ?? 0, places[2 * at + 1] ?? 0] as const;
  return { address, small, corners: [corner(0), corner(1), corner(2), corner(3)], widthMm, heightMm };
}
