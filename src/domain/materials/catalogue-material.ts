import type { Colour } from '../colours/colour.ts';
import type { Names } from '../text/names.ts';
import type { FactKind, FactUnit } from './fact-kinds.ts';

/**
 * A material that the shop sells by its code, as the owner keeps it: saved in versions, never changed in place. Texts in the
 * languages of the catalogue are '' where they are not written.
 */
export type CatalogueMaterial = {
  /** 'WP 204': letters, digits, spaces and hyphens. Given once: another code is another material. */
  code: string;
  names: Names;
  /** The folder of its category. */
  folder: string;
  /** In the order of its page; a material that comes in one way has one, whose names may be blank. */
  colourways: readonly Colourway[];
  facts: readonly Fact[];
  /** '' is what its category says. */
  where: Names;
  whereNot: Names;
  care: Names;
  /** Null where none is known. Whole paise for one `unit`, before GST; visitors see it where `shown` says so. */
  rate: { paise: number; unit: string; shown: boolean } | null;
  /** Within how many days it is ready at an office; the city is that of the company record. */
  ready: readonly { city: string; days: number }[];
  /** PDFs of the folder of data sheets and JPEGs of that of textures, by their names. */
  files: readonly MaterialFile[];
  /** Codes of other materials. */
  goesWith: readonly string[];
  /** The product of the form that it becomes on a document; '' is that of its category. */
  product: string;
  /** No longer sold. Its page stays, and names the successor. */
  discontinued: boolean;
  /** A code; '' for none. */
  successor: string;
};

export type Colourway = {
  names: Names;
  /** What it is found by. */
  colours: readonly Colour[];
  pictures: readonly MaterialPicture[];
};

/** A picture of the catalogue, by its folder and name. The swatch shows the surface alone, close a part of it. */
type MaterialPicture = { folder: string; name: string; kind: PictureKind };

export const pictureKinds = ['swatch', 'close', 'room'] as const;

export type PictureKind = (typeof pictureKinds)[number];

export const fileKinds = ['sheet', 'certificate', 'texture'] as const;

export type MaterialFile = { kind: (typeof fileKinds)[number]; name: string };

/** A row of its page. A number has a unit, so that materials can be compared; the text may say the rest. */
export type Fact = {
  kind: FactKind;
  /** What the owner calls a fact of his own; else ''. */
  label: Names;
  number: number | null;
  unit: FactUnit | '';
  text: Names;
};

/** `version` counts the changes of all materials; 0 before the first. */
export type SavedMaterial = { version: number; savedAt: string; savedBy: string; material: CatalogueMaterial };
