import type { MadeBrochure, MadeVariant } from '#operations/ports/photos.ts';

/** What a child makes: a picture, page one of a PDF (`pages` is 1 of a photo), or the wide variant of a master. */
export type Made = { photo: MadeBrochure; brochure: MadeBrochure; wide: MadeVariant };

export type ImageRequest<Kind extends keyof Made = keyof Made> = { make: Kind; bytes: Uint8Array };

/** What the child answers: what it made, a sentence fit to show, or what went wrong unexpectedly. */
export type ImageMessage = { made: Made[keyof Made] } | { refused: string } | { error: string };

/** Decoded pixels, upright, sRGB, three bytes each, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number };
