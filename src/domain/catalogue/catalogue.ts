import type { CatalogueMaterial } from '../materials/catalogue-material.ts';
import type { SoldBy } from '../materials/sold-as.ts';
import type { Photo } from '../photos/photo.ts';
import type { Language } from '../text/language.ts';
import { type Names, nameIn } from '../text/names.ts';
import type { ArrivalGroup, CatalogueCategory, HomeLists } from './catalogue-record.ts';

/** A picture as the site shows it; `avif` and `jpg` are the widths at /media/{hash}/…, ascending, without the master. */
export type CataloguePhoto = Pick<
  Photo,
  'name' | 'title' | 'colours' | 'hash' | 'width' | 'height' | 'placeholder' | 'surface'
> & {
  /** The title in each language; '' where nobody typed one. */
  titles: Names;
  avif: number[];
  jpg: number[];
  /** The code and colourway of its material, where a page says it. */
  code?: string;
};

/** A picture on a page, which is sent with it: its title is in the language of the page, and `lang` says where it is not. */
export type PagePhoto = Omit<CataloguePhoto, 'titles' | 'colours' | 'surface'> & { lang?: Language };

export type CatalogueBrochure = {
  /** 'hpl-2026.pdf' */
  name: string;
  /** 'HPL 2026' */
  title: string;
  pages: number;
  bytes: number;
  thumb: CataloguePhoto;
  /** The file with what its pages say; absent where they have no text. */
  textFile?: string;
  /** The folders of the galleries that offer it; absent when no gallery does. */
  galleries?: string[];
};

/** `pixels`: of a texture, '2400 × 1600'; it has no pages. */
export type CatalogueSheet = Pick<CatalogueBrochure, 'name' | 'pages' | 'bytes'> & { pixels?: string };

/** What visitors see, at one revision: nothing of it is hidden. */
export type Catalogue = {
  revision: number;
  /** In the order of the menu. */
  categories: readonly CatalogueCategory[];
  /** Every slide has a caption; its picture is there, or null. */
  home: HomeLists;
  /** The groups of New Arrivals; every group has a name. */
  arrivals: readonly ArrivalGroup[];
  /** The pictures of each product folder, newest first. */
  folders: Record<string, CataloguePhoto[]>;
  brochures: CatalogueBrochure[];
  /** What the pages of brochures say, by their file names, for the search. */
  brochureTexts?: ReadonlyMap<string, string>;
  /** The data sheets, certificates and textures that materials may name. */
  sheets: readonly CatalogueSheet[];
  /** How pictures are sold; a rate only where visitors may see it. */
  sold: SoldBy;
  /** By code; those of categories that visitors see. */
  materials: readonly CatalogueMaterial[];
  /** The day on which each picture was added, by its hash, for search engines: '2026-11-21'. */
  addedOn: ReadonlyMap<string, string>;
  /** The day on which each folder last lost a picture, within 30 days. */
  removedOn: ReadonlyMap<string, string>;
};

/** `coverOf(catalogue, 'wallpapers')`: the cover of a folder, chosen or else the newest. */
export function coverOf(
  { categories, folders }: Pick<Catalogue, 'categories' | 'folders'>,
  folder: string,
): CataloguePhoto | undefined {
  const photos = folders[folder] ?? [];
  const chosen = categories.find((category) => category.folder === folder)?.cover.photo;
  return (chosen ? photos.find(({ name }) => name === chosen) : undefined) ?? photos[0];
}

/** `photoIn(teak, 'hi').title` → `'सागौन'`: a picture with its title in the language of a page, and only what pages show. */
export function photoIn({ titles, colours: _, surface: __, ...photo }: CataloguePhoto, language: Language): PagePhoto {
  const { text: title, lang } = nameIn(titles, language);
  return { ...photo, title, ...(lang !== language && title !== '' ? { lang } : {}) };
}
