import sharp from 'sharp';
import type { Colour } from '#domain/colours/colour.ts';
import { cellSide } from '#domain/colours/picture-cells.ts';
import { readColours } from '#domain/colours/read-colours.ts';
import type { Pixels } from './image-messages.ts';

/** Enough cells for the main colours; a pattern is mixed to what it looks like from a distance. */
const SIDE = 96 * cellSide;

/** The main colours of a decoded picture. */
export async function pictureColours({ data, width, height }: Pixels): Promise<Colour[]> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readColours({ data: small.data, width: small.info.width, height: small.info.height });
}
