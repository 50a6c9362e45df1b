import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { openingCatalogue } from '#domain/catalogue/opening-catalogue.ts';
import type { PhotoIndex } from '../ports/photos.ts';

/** The pictures and brochures that visitors see now. */
export async function readCatalogue({ photos }: { photos: PhotoIndex }): Promise<Catalogue> {
  // The revision first: a change in between has the next revision, and the next call reads it.
  const revision = await photos.revision();
  return arrangeCatalogue(revision, await photos.listAll(), openingCatalogue);
}
