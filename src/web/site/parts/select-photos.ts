import { type Catalogue, coverOf } from '#domain/catalogue/catalogue.ts';

type Selected = Pick<Catalogue, 'folders' | 'brochures'>;

/** All the pictures of these folders. */
export function allPhotos({ folders }: Catalogue, wanted: readonly string[]): Selected {
  return { folders: Object.fromEntries(wanted.map((folder) => [folder, folders[folder] ?? []])), brochures: [] };
}

/** The cover of each of these folders, as its only picture. */
export function coverPhotos(catalogue: Catalogue, wanted: readonly string[]): Selected {
  const covers = wanted.map((folder) => {
    const cover = coverOf(catalogue, folder);
    return [folder, cover ? [cover] : []] as const;
  });
  return { folders: Object.fromEntries(covers), brochures: [] };
}
