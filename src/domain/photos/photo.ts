import { folderTitle } from '../catalogue/categories.ts';

/** One size and format of a picture, or a brochure's PDF (its width and height are 0). */
export type Variant = {
  format: 'avif' | 'jpg' | 'pdf';
  width: number;
  height: number;
  /** SHA-256 of its bytes, lower-case hex: its name in the file store. */
  file: string;
  bytes: number;
};

/** A picture in a product folder, or a brochure in 'pdfs'. */
export type Photo = {
  id: string;
  folder: string;
  /** 'teak.jpg', 'HPL 2026.pdf' */
  name: string;
  /** Fit for the catalogue; '' when nobody gave one and the file name says nothing. */
  title: string;
  /** SHA-256 of the master, or of the PDF: its public address is /media/{hash}/… */
  hash: string;
  /** SHA-256 of the bytes as they were uploaded: the same picture is recognised by it. */
  sourceHash: string;
  /** Of the master, or of the thumbnail's largest picture, in pixels. */
  width: number;
  height: number;
  /** A tiny picture to show until the real one is there: data:image/webp;base64,… */
  placeholder: string;
  /** The master is the widest jpg. A brochure: its pdf and its thumbnail's pictures. */
  variants: Variant[];
  /** Of a brochure; null of a picture. */
  pages: number | null;
  addedAt: string;
  addedBy: string;
  removedAt: string | null;
};

/**
 * A title from a file name: `photoTitle('teak-veneer_2.jpg')` → `'Teak veneer 2'`.
 * What a camera or a phone calls a picture is none: `photoTitle('IMG_2041.jpg')` → `''`
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

/** What a picture is called for those who do not see it; `n` counts from 1 in its folder: 'Teak veneer', or 'Wallpapers sample 3'. */
export function photoAlt({ title, folder }: Pick<Photo, 'title' | 'folder'>, n: number): string {
  return title || `${folderTitle(folder)} sample ${n}`;
}
