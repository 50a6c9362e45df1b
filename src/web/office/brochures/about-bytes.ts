import type { ChosenPicture } from './use-folder-photos.ts';

/** The width in pixels in which pictures are printed, when they have it. */
const PRINTED = 1536;

/** The text, the fonts and the back. */
const REST = 80_000;

/** The size of the file, as words: its pictures are stored as they are printed. */
export function aboutBytes(pictures: readonly ChosenPicture[]): string {
  const bytes = pictures.reduce((sum, { photo }) => {
    if (!photo) return sum;
    const share = Math.min(1, PRINTED / photo.pixelWidth);
    return sum + photo.bytes * share * share;
  }, REST);
  return bytes < 1_000_000 ? `${Math.round(bytes / 10_000) * 10} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
