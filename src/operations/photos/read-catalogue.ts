import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { PhotoIndex } from '../ports/photos.ts';

type Ports = { photos: PhotoIndex; catalogues: Pick<CatalogueStore, 'current'> };

/** What visitors see now. */
export async function readCatalogue({ photos, catalogues }: Ports): Promise<Catalogue> {
  // The revision first: a change in between has the next revision, and the next call reads it.
  const revision = await photos.revision();
  const { record } = await catalogues.current();
  return arrangeCatalogue(revision, await photos.listAll(), record, await photos.lastRemovals());
}
