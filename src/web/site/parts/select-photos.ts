import type { Catalogue } from '#domain/catalogue/catalogue.ts';

type Selected = Pick<Catalogue, 'folders' | 'brochures'>;

/** All the pictures of these folders. */
export function allPhotos(wanted: readonly string[], most = Number.POSITIVE_INFINITY) {
  return ({ folders }: Catalogue): Selected => ({
    folders: Object.fromEntries(wanted.map((folder) => [folder, (folders[folder] ?? []).slice(0, most)])),
    brochures: [],
  });
}

/** The first picture of each of these folders: its cover. */
export function coverPhotos(wanted: readonly string[]) {
  return allPhotos(wanted, 1);
}
