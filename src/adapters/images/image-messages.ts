import type { Colour } from '#domain/colours/colour.ts';
import type { MadeBrochure, MadePhoto, MadeVariant } from '#operations/ports/photos.ts';
import type { DrawnPage } from '#operations/ports/shares.ts';

/**
 * The results of a child: a picture, page one of a brochure, the wide variant of a master, one small JPEG, its colours, the text of a
 * brochure, or a page of a paper.
 */
export type Made = {
  photo: MadePhoto;
  brochure: MadeBrochure;
  wide: MadeVariant;
  small: MadeVariant;
  colours: Colour[];
  text: string;
  page: DrawnPage;
};

export type ImageRequest<Kind extends keyof Made = keyof Made> = {
  make: Kind;
  bytes: Uint8Array;
  /** The page of a paper, from 1. */
  page?: number;
};

/** The child's answer: the result, a sentence for the screen, or an unexpected error. */
export type ImageMessage = { made: Made[keyof Made] } | { refused: string } | { error: string };

/** Decoded pixels, upright, sRGB, three bytes each, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number };
