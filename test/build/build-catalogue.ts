import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import type { Catalogue, CataloguePhoto } from '#domain/catalogue/catalogue.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';

export function buildCataloguePhoto(changes: Partial<CataloguePhoto> = {}): CataloguePhoto {
  const title = changes.title ?? '';
  return {
    name: 'teak.jpg',
    title,
    titles: { en: title, hi: '', or: '' },
    colours: [],
    hash: 'ab'.repeat(32),
    width: 1600,
    height: 1200,
    surface: null,
    placeholder: 'data:image/webp;base64,UklGRg==',
    avif: [256, 384, 512],
    jpg: [512, 1024],
    ...changes,
  };
}

/** Two pictures in every folder: `{folder}-1.jpg`, which is untitled, and `{folder}-2.jpg`; and two brochures. */
export function buildCatalogue(changes: Partial<Catalogue> = {}): Catalogue {
  const catalogue = arrangeCatalogue(1, [], openingCatalogue);
  return {
    ...catalogue,
    folders: Object.fromEntries(
      Object.keys(catalogue.folders).map((folder) => [
        folder,
        [
          buildCataloguePhoto({ name: `${folder}-1.jpg` }),
          buildCataloguePhoto({ name: `${folder}-2.jpg`, title: `Second of ${folder}` }),
        ],
      ]),
    ),
    brochures: [
      {
        name: 'hpl-2026.pdf',
        title: 'HPL 2026',
        pages: 8,
        bytes: 1_240_000,
        thumb: buildCataloguePhoto({ width: 640, height: 905 }),
      },
      {
        name: 'carpets.pdf',
        title: 'CARPETS',
        pages: 1,
        bytes: 640_000,
        thumb: buildCataloguePhoto({ width: 800, height: 450 }),
      },
    ],
    ...changes,
  };
}
