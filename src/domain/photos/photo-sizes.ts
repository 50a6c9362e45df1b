import type { Variant } from './photo.ts';

/** The widths in pixels that a picture is kept in as AVIF: what phones and desks of common densities ask for. */
export const avifWidths: readonly number[] = [256, 384, 512, 768, 1152, 1536];

/** The widths in pixels as JPEG, for browsers that read no AVIF and for downloads; the master comes on top. */
export const jpegWidths: readonly number[] = [512, 1024, 1536];

/** The longest side of the master, in pixels. */
export const maxMasterPixels = 2400;

/** The widest variant that a page shows; the master is for downloads. */
const maxShownWidth = 1536;

/**
 * Which of the widths a picture is kept in: never enlarged, so one that is narrower than all of them is kept in its own.
 * `variantWidths([512, 1024, 1536], 1200)` → `[512, 1024]`; of a picture 300 pixels wide → `[300]`
 */
export function variantWidths(widths: readonly number[], pictureWidth: number): number[] {
  const fitting = widths.filter((width) => width <= pictureWidth);
  return fitting.length > 0 ? fitting : [pictureWidth];
}

/**
 * The widths in which a page can show a picture in one format, ascending; the master is left out where it is wider than all.
 * Of AVIFs of 512 and 256 pixels and a master of 2400: `shownWidths(variants, 'avif')` → `[256, 512]`
 */
export function shownWidths(variants: readonly Variant[], format: 'avif' | 'jpg'): number[] {
  return variants
    .filter((variant) => variant.format === format && variant.width <= maxShownWidth)
    .map(({ width }) => width)
    .sort((one, other) => one - other);
}
