import { mediaPath } from '#contract/paths.ts';
import type { CataloguePhoto } from '#domain/catalogue/catalogue.ts';

/** Where others find a picture: the widest JPEG that the site shows, which every reader of pages understands. */
export function pictureAddress(origin: string, { hash, jpg, width }: CataloguePhoto): string {
  return origin + mediaPath(hash, jpg.at(-1) ?? width, 'jpg');
}
