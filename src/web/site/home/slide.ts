import type { CataloguePhoto } from '#domain/catalogue/catalogue.ts';

/** A picture of a carousel; undefined while its folder is empty. */
export type Slide = { id: number; caption: string; route: string; folder: string; photo: CataloguePhoto | undefined };
