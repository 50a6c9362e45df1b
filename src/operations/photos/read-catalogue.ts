import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { CatalogueStore, MaterialStore } from '../ports/catalogue.ts';
import type { PhotoIndex } from '../ports/photos.ts';

type Ports = {
  photos: PhotoIndex;
  catalogues: Pick<CatalogueStore, 'current'>;
  materials: Pick<MaterialStore, 'current'>;
};

/** What visitors see now. */
export async function readCatalogue({ photos, catalogues, materials }: Ports): Promise<Catalogue> {
  // The revision first: a change in between has the next revision, and the next call reads it.
  const revision = await photos.revision();
  const { record } = await catalogues.current();
  const kept = (await materials.current()).materials.map(({ material }) => material);
  return arrangeCatalogue(revision, await photos.listAll(), record, await photos.lastRemovals(), kept);
}
