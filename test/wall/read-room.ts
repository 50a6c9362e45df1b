import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Marked } from '#domain/wall/find-wall.ts';
import { markedArea } from '#domain/wall/marked-area.ts';
import type { Corners, Picture } from '#domain/wall/picture.ts';
import type { Surface } from '#domain/wall/see-on-wall.ts';

const folder = join(import.meta.dirname, '../fixtures/rooms');

export const roomNames = ['corner-white', 'hall-cream', 'living-dark', 'living-green', 'living-white', 'reading-grey'];

/** A rendered room with a painted wall, and the same room with papers truly on that wall. */
export type Room = {
  name: string;
  photo: Picture;
  marked: Marked;
  /** 1 for each pixel of the wall that nothing stands in front of. */
  visible: Uint8Array;
  /** 1 for each pixel within the corners. */
  marks: Uint8Array;
  papers: { name: string; surface: Surface; truth: Picture }[];
};

/** With all of its papers, or one of them alone: each is two large pictures to open. */
export async function readRoom(name: string, only?: number): Promise<Room> {
  const facts = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as {
    photo: string;
    corners: Corners;
    rectangleMm: [number, number];
    visible: string;
    papers: { image: string; repeatMm: [number, number]; truth: string; originFromBottomLeftMm: [number, number] }[];
  };
  const photo = await readPicture(facts.photo);
  const mask = await readPicture(facts.visible);
  const papers: Room['papers'] = [];
  for (const { image, repeatMm, truth, originFromBottomLeftMm } of facts.papers.filter(
    (_, at) => only === undefined || at === only,
  ))
    papers.push({
      name: image.replace(/^paper-|\.webp$/g, ''),
      surface: { picture: await readPicture(image), repeatMm, originFromBottomLeftMm, repeat: 'straight' },
      truth: await readPicture(truth),
    });
  return {
    name,
    photo,
    marked: { corners: facts.corners, widthMm: facts.rectangleMm[0], heightMm: facts.rectangleMm[1] },
    visible: Uint8Array.from({ length: photo.width * photo.height }, (_, at) =>
      (mask.data[4 * at] ?? 0) > 127 ? 1 : 0,
    ),
    marks: markedArea(facts.corners, photo.width, photo.height),
    papers,
  };
}

/** Another test may have closed sharp's loaders in this process. */
async function readPicture(file: string): Promise<Picture> {
  sharp.unblock({
    operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
  });
  const { data, info } = await sharp(join(folder, file))
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
