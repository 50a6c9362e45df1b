import type { MadeBrochure, MadeVariant } from '#operations/ports/photos.ts';

/** The results of a child: a picture (with `pages` 1 for a photo), page one of a PDF, or the wide variant of a master. */
export type Made = { photo: MadeBrochure; brochure: MadeBrochure; wide: MadeVariant };

export type ImageRequest<Kind extends keyof Made = keyof Made> = { make: Kind; bytes: Uint8Array };

/** The child's answer: the result, a sentence for the screen, or an unexpected error. */
export type ImageMessage = { made: Made[keyof Made] } | { refused: string } | { error: string };

/** Decoded pixels, upright, sRGB, three bytes each, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number };
