import type { Variant } from './photo.ts';

/** The widths in pixels of the AVIF variants: those that phones and desktop screens of common densities request. */
export const avifWidths: readonly number[] = [256, 384, 512, 768, 1152, 1536];

/** The widths in pixels of the JPEG variants, for browsers without AVIF and for downloads; the master comes in addition. */
export const jpegWidths: readonly number[] = [512, 1024, 1536];

/** The longest side of the master, in pixels. */
export const maxMasterPixels = 2400;

/** The AVIF width for wide windows on dense screens. A job adds it after the upload: it costs too much to wait for. */
export const wideWidth = 2048;

/** The widest variant of each format that a page shows; the master is for downloads. */
const maxShownWidth = { avif: wideWidth, jpg: 1536 };

/**
 * The widths of a picture's variants. Pictures are never enlarged, so a very narrow one has only its own width.
 * `variantWidths([512, 1024, 1536], 1200)` → `[512, 1024]`; for a picture 300 pixels wide → `[300]`
 */
export function variantWidths(widths: readonly number[], pictureWidth: number): number[] {
  const fitting = widths.filter((width) => width <= pictureWidth);
  return fitting.length > 0 ? fitting : [pictureWidth];
}

/**
 * The widths in which a page can show a picture in one format, ascending, without a master that is wider than all variants.
 * For AVIFs of 512 and 256 pixels and a master of 2400: `shownWidths(variants, 'avif')` → `[256, 512]`
 */
export function shownWidths(variants: readonly Variant[], format: 'avif' | 'jpg'): number[] {
  return variants
    .filter((variant) => variant.format === format && variant.width <= maxShownWidth[format])
    .map(({ width }) => width)
    .sort((one, other) => one - other);
}
