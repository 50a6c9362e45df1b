import type { Photo } from '../photos/photo.ts';
import type { Language } from '../text/language.ts';

/** A picture as the site shows it; `avif` and `jpg` are the widths at /media/{hash}/…, ascending, without the master. */
export type CataloguePhoto = Pick<Photo, 'name' | 'title' | 'colours' | 'hash' | 'width' | 'height' | 'placeholder'> & {
  /** The title in each language; '' where nobody typed one. */
  titles: Record<Language, string>;
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
  /** The folders of the galleries that offer it; absent when no gallery does. */
  galleries?: string[];
};

/** The pictures and brochures that visitors see, at one revision. */
export type Catalogue = {
  revision: number;
  /** The pictures of each product folder, newest first. */
  folders: Record<string, CataloguePhoto[]>;
  brochures: CatalogueBrochure[];
};
