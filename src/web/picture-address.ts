import { mediaPath } from '#contract/path.ts';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';

/** The address of a picture for search engines and messengers: its widest JPEG, a format that all of them read. */
export function pictureAddress(origin: string, { hash, jpg, width }: PagePhoto): string {
  return origin + mediaPath(hash, jpg.at(-1) ?? width, 'jpg');
}
