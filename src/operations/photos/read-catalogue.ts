import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { PhotoIndex } from '../ports/photos.ts';

/** All that visitors see of the pictures and brochures, now. */
export async function readCatalogue({ photos }: { photos: PhotoIndex }): Promise<Catalogue> {
  // The revision first: a change that comes in between is read again under the next one, and none is missed.
  const revision = await photos.revision();
  return arrangeCatalogue(revision, await photos.listAll());
}
