import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { categories } from '#domain/catalogue/categories.ts';

type Selected = Pick<Catalogue, 'folders' | 'brochures'>;

/** The first picture of every category: its cover. */
export const covers = ({ folders }: Catalogue): Selected => ({
  folders: Object.fromEntries(categories.map(({ folder }) => [folder, (folders[folder] ?? []).slice(0, 1)])),
  brochures: [],
});

/** All that is in these folders. */
export const allOf =
  (...wanted: string[]) =>
  ({ folders }: Catalogue): Selected => ({
    folders: Object.fromEntries(wanted.map((folder) => [folder, folders[folder] ?? []])),
    brochures: [],
  });
