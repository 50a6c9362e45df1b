import type { Photo } from '../photos/photo.ts';

/** A picture as the site shows it; `avif` and `jpg` are the widths at /media/{hash}/…, ascending, the master left out. */
export type CataloguePhoto = Pick<Photo, 'name' | 'title' | 'hash' | 'width' | 'height' | 'placeholder'> & {
  avif: number[];
  jpg: number[];
};

export type CatalogueBrochure = {
  /** 'hpl-2026.pdf' */
  name: string;
  /** 'HPL 2026' */
  title: string;
  pages: number;
  bytes: number;
  thumb: CataloguePhoto;
  /** The folders of the galleries that offer it; absent without one. */
  galleries?: string[];
};

/** All that visitors see of the pictures and brochures, at one revision. */
export type Catalogue = {
  revision: number;
  /** Of every product folder, newest first. */
  folders: Record<string, CataloguePhoto[]>;
  brochures: CatalogueBrochure[];
};
