import type { MadeBrochure } from '#operations/ports/photos.ts';

/** What the server asks of an image child: one picture, or page one of a PDF. */
export type ImageRequest = { make: 'photo' | 'brochure'; bytes: Uint8Array };

/** What the child answers: the picture (`pages` 1 of a photo), a sentence fit to show, or what went wrong unexpectedly. */
export type ImageMessage = { made: MadeBrochure } | { refused: string } | { error: string };

/** Decoded pixels, upright, sRGB, three bytes each, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number };
