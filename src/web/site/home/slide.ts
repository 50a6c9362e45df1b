import type { PagePhoto } from '#domain/catalogue/catalogue.ts';

/** A picture of a carousel, and the name of its category; undefined while its folder is empty. */
export type Slide = { id: number; caption: string; route: string; name: string; photo: PagePhoto | undefined };
