import type { CataloguePhoto, PagePhoto } from '../catalogue/catalogue.ts';
import type { MenuCategory, PageBrochure } from '../catalogue/page-catalogue.ts';
import type { Colour } from '../colours/colour.ts';
import type { Language } from '../text/language.ts';
import type { NameIn } from '../text/names.ts';
import type { Piece } from '../text/split-at-match.ts';

/** A name or title with the words marked that were found, and the language that it is in. */
export type MarkedName = { pieces: Piece[]; lang: Language };

/** `plainText({ pieces: [{ text: 'kaleen', match: true }, …], lang: 'en' })` → `'kaleen tile'` */
export function plainText({ pieces }: MarkedName): string {
  return pieces.map(({ text }) => text).join('');
}

export type FoundCategory = Pick<MenuCategory, 'id' | 'route' | 'folder' | 'title' | 'lang'> & {
  cover: PagePhoto | null;
  /** Why it was found, when its name does not show it: the other names that fit, then some that do not. */
  alsoCalled: MarkedName[];
  /** The part of what the site says of it by which it was found; null where a name was found. */
  told: MarkedName | null;
};

/** A brochure, by its title or by what its pages say. */
export type FoundBrochure = Pick<PageBrochure, 'name' | 'pages' | 'bytes' | 'thumb'> & { title: MarkedName };

export type FoundPicture = {
  folder: string;
  /** Of its material, 'WP 204'; '' for none. */
  code: string;
  /** What a tile needs of it. */
  photo: Pick<CataloguePhoto, 'name' | 'hash' | 'avif' | 'jpg' | 'placeholder' | 'colours'>;
  title: MarkedName;
  /** The category that it belongs to. */
  category: NameIn;
  /** The address of its own page, without the language. */
  path: string;
};

export type PictureGroup = {
  /** 'called' has what was typed in a name; 'coloured' only shows the colour. */
  kind: 'called' | 'coloured';
  /** The name of that colour; '' of the first kind. */
  colour: string;
  /** How many there are; `pictures` are the first of them. */
  count: number;
  pictures: FoundPicture[];
};

export type FoundColour = { colour: Colour; name: string; count: number };

/** What a search shows, in one language. */
export type SearchAnswer = {
  /** What was typed, without space around it, up to the longest text that is searched. */
  text: string;
  /** More was typed than `text`. */
  cut: boolean;
  /** What was searched instead, because the text finds nothing; null when it did not have to be. */
  corrected: string | null;
  categories: FoundCategory[];
  /** When nothing was found: the categories with the names most like the text. */
  nearest: FoundCategory[];
  /** The first of those that were found. */
  brochures: FoundBrochure[];
  /** All pictures that were found, and those of them that are shown. */
  count: number;
  groups: PictureGroup[];
  /** All colours in their order, and how many pictures each would leave. */
  colours: FoundColour[];
  /** The colour that was chosen, or typed. */
  colour: Colour | null;
  /** The text is another word for a colour: `words` are some of those that stand for it. Null when it is no colour. */
  meaning: { words: string[]; isName: boolean } | null;
};
