import type { Pack, Rate } from '../measures/pack.ts';
import type { CatalogueLanguage } from '../text/catalogue-language.ts';
import type { Names } from '../text/names.ts';
import type { PlaceId } from './place-titles.ts';

/** The catalogue as the owner keeps it: saved in versions, never changed in place. The order of each list is the order that visitors see. */
export type CatalogueRecord = {
  /** The highest number that a category ever had: no number is given twice. */
  lastCategoryId: number;
  /** In the order of the menu. */
  categories: readonly CatalogueCategory[];
  /** Folders of pictures that have no gallery: New Arrivals shows them. */
  otherFolders: readonly OtherFolder[];
  /** The folders of pictures in the order in which staff choose them; a folder that is missing here comes last. */
  folderOrder: readonly string[];
  products: readonly Product[];
  /** The HSN and SAC codes of the invoice form, beside those of the products. */
  hsnCodes: readonly string[];
  units: readonly Unit[];
  home: HomeLists;
  /** The groups of the page New Arrivals. */
  arrivals: readonly ArrivalGroup[];
};

/** A gallery of the site, and its entry in the menu. */
export type CatalogueCategory = {
  /** The number in the menu. Given once. */
  id: number;
  /** '/wallpapers' */
  route: string;
  /** Earlier routes: they lead to the route of today. */
  formerRoutes: readonly string[];
  /** Where its pictures are. Given once. */
  folder: string;
  names: Names;
  /** Other names that the search finds; those in Latin letters are stored beside those in the language's own. */
  alsoCalled: Readonly<Record<CatalogueLanguage, readonly string[]>>;
  /** One or two sentences under the heading of the gallery; '' when the gallery has no introduction. */
  introduction: Names;
  /** What a visitor asks before buying; '' when nothing is written. */
  details: Readonly<Record<DetailId, Names>>;
  cover: Cover;
  /** Visitors do not see it: its route, its menu entry and its places in the lists of Home. */
  hidden: boolean;
  /** Where the page Products lists it. */
  place: PlaceId;
  /** The product that a picture of it becomes on a document; '' when it names none. */
  product: string;
};

/** What a gallery says beside its introduction: where it is used, where not, its sizes and its care. */
export type DetailId = 'usedFor' | 'notFor' | 'sizes' | 'care';

/**
 * The cover of a category, by its name in the folder; '' is the newest. The close-up is a square of a quarter
 * of the picture's width; `left` and `top` are twentieths of the way that it can move.
 */
type Cover = { photo: string; closeUp: { left: number; top: number } };

type OtherFolder = { folder: string; names: Names; product: string };

export type Product = {
  /** Given once: another name is the same product renamed. */
  id: number;
  name: string;
  /** '' when the code depends on the material. */
  hsn: string;
  /** What choosing it fills in when it was never used before; '' for nothing. */
  unit: string;
  gst: string;
  /** Not offered for new documents. */
  hidden: boolean;
  /** How it is packed, so that how much is needed can be reckoned. Absent or null: nobody said. */
  pack?: Pack | null | undefined;
  /** For one unit of its pack. */
  rate?: Rate | null | undefined;
};

/** A unit of sale: its value on the wire, its name in the list, and its code for the returns (UQC). */
export type Unit = { value: string; text: string; uqc: string };

export type HomeLists = {
  slides: readonly HomeSlide[];
  /** Categories, by their numbers in the menu. */
  newArrivals: readonly number[];
  trending: readonly number[];
  bestSelling: readonly number[];
};

export type HomeListId = Exclude<keyof HomeLists, 'slides'>;

/** A picture of the carousel. A blank caption is the category's name; without its own picture it shows the category's cover. */
export type HomeSlide = { category: number; caption: Names; picture: { folder: string; name: string } | null };

/** Blank names are those of the folder. */
export type ArrivalGroup = { folder: string; names: Names };

export type CatalogueVersion = { version: number; savedAt: string; savedBy: string; record: CatalogueRecord };
