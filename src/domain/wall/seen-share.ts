import type { Marked } from './find-wall.ts';
import { homography, inverse, through } from './homography.ts';
import type { Picture } from './picture.ts';

/** How much of the marked rectangle is seen, 0 to 1 of its true area: looked up at 4,096 places of it. */
export function seenShare({ width, height }: Omit<Picture, 'data'>, seen: Uint8Array, marked: Marked): number {
  const toWall = homography(marked.corners, marked.widthMm, marked.heightMm);
  if (!toWall) return 0;
  const toPhoto = inverse(toWall);
  let count = 0;
  for (let row = 0; row < ALONG; row++)
    for (let column = 0; column < ALONG; column++) {
      const place = [((column + 0.5) * marked.widthMm) / ALONG, ((row + 0.5) * marked.heightMm) / ALONG] as const;
      const [x, y] = through(toPhoto, place).map(Math.floor) as [number, number];
      if (x >= 0 && y >= 0 && x < width && y < height && (seen[y * width + x] as number) > 127) count++;
    }
  return count / ALONG ** 2;
}

const ALONG = 64;
