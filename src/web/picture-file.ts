import { mediaPath } from '#contract/path.ts';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';

/** A picture for search engines and messengers: its widest JPEG, a format that all of them read, and the pixels of that file. */
export function pictureFile(origin: string, photo: PagePhoto): { address: string; width: number; height: number } {
  const width = photo.jpg.at(-1) ?? photo.width;
  return {
    address: origin + mediaPath(photo.hash, width, 'jpg'),
    width,
    height: Math.round((width * photo.height) / photo.width),
  };
}
