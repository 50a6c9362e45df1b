import type { Colour } from '../colours/colour.ts';
import type { CatalogueLanguage } from '../text/catalogue-language.ts';
import type { PhotoSurface } from './photo-surface.ts';

/** One size and format of a picture, or a brochure's PDF and its text (their width and height are 0). */
export type Variant = {
  format: 'avif' | 'jpg' | 'pdf' | 'txt';
  width: number;
  height: number;
  /** SHA-256 of its bytes, lower-case hex: its name in the file store. */
  file: string;
  bytes: number;
};

export type ColourFacts = {
  /** What was read from the picture; null when nothing was read yet, and of a brochure. */
  read: Colour[] | null;
  /** What staff chose instead; null when they did not. */
  chosen: Colour[] | null;
};

/** A picture in a product folder, or a brochure in 'pdfs'. */
export type Photo = {
  id: string;
  folder: string;
  /** 'teak.jpg', 'HPL 2026.pdf' */
  name: string;
  /** The title in the catalogue; '' when nobody typed one and the file name has none. */
  title: string;
  /** The title in the other languages of the site; '' when nobody typed one. */
  titles: Record<Exclude<CatalogueLanguage, 'en'>, string>;
  /** The colours that visitors find it by, the first one first; `photoColours` makes them. */
  colours: Colour[];
  colourFacts: ColourFacts;
  /** What staff say of a picture that shows a material square-on; null of every other. */
  surface: PhotoSurface | null;
  /** How often staff have changed titles, colours and surface: a change of an older version is refused. */
  version: number;
  /** SHA-256 of the master, or of the PDF: its public address is /media/{hash}/… */
  hash: string;
  /** SHA-256 of the uploaded bytes, to recognise the same picture. */
  sourceHash: string;
  /** Width of the master, or of a brochure's largest thumbnail, in pixels. */
  width: number;
  height: number;
  /** A tiny picture to show until the real one is loaded: data:image/webp;base64,… */
  placeholder: string;
  /** For a picture: its sizes, with the master as the widest jpg. For a brochure: its pdf, its thumbnails, and what its pages say, where they have text. */
  variants: Variant[];
  /** The number of pages of a brochure; null for a picture. */
  pages: number | null;
  addedAt: string;
  addedBy: string;
  removedAt: string | null;
};

/**
 * A title from a file name: `photoTitle('teak-veneer_2.jpg')` → `'Teak veneer 2'`.
 * A camera's file name is not a title: `photoTitle('IMG_2041.jpg')` → `''`
 */
export function photoTitle(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z]+$/i, '')
    .replaceAll(/[-_. ]+/g, ' ')
    .trim();
  if (cameraName.test(words) || !/[A-Za-z]{3}/.test(words)) return '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const cameraName =
  /^(img|image|dsc[fn]?|dscn|p|pxl|mvimg|photo|picture|pic|screenshot|whatsapp image|signal|scan)[ \d]*( at [\d apm]+)?$/i;

/**
 * The alt text of a picture: its title, or its place in the folder, from 1.
 * `photoAlt('Teak veneer', 'HPL', 3)` → `'Teak veneer'`; `photoAlt('', 'HPL', 3)` → `'HPL sample 3'`
 */
export function photoAlt(title: string, folderName: string, n: number): string {
  return title || `${folderName} sample ${n}`;
}
