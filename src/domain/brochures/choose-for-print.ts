import type { Variant } from '../photos/photo.ts';

/** The most bytes of all pictures of a brochure: with its text and fonts the file stays below the largest upload. */
const MOST_BYTES = 18_000_000;

/** The most pixels of all of them: the process that draws holds each in three bytes. 18 of a usual shape, 1536 pixels wide. */
const MOST_PIXELS = 32_000_000;

/** Widths in pixels to try: at 182 mm they print with 214 and 143 dots to an inch. */
const printWidths = [1536, 1024, 512];

/**
 * The JPEG of each picture to print, in the best size in which all of them fit into one file; null when no size does.
 * `chooseForPrint([variants])` → the 1536 pixels wide JPEG of that picture
 */
export function chooseForPrint(pictures: readonly (readonly Variant[])[]): Variant[] | null {
  for (const width of printWidths) {
    const chosen = pictures.map((variants) => jpegOf(variants, width));
    if (sumOf(chosen, ({ bytes }) => bytes) > MOST_BYTES) continue;
    if (sumOf(chosen, (jpeg) => jpeg.width * jpeg.height) <= MOST_PIXELS) return chosen;
  }
  return null;
}

function sumOf(variants: Variant[], amount: (variant: Variant) => number): number {
  return variants.reduce((sum, variant) => sum + amount(variant), 0);
}

/** The widest JPEG up to that width, or the narrowest when all are wider. */
function jpegOf(variants: readonly Variant[], width: number): Variant {
  const jpegs = variants.filter(({ format }) => format === 'jpg').sort((one, other) => other.width - one.width);
  const jpeg = jpegs.find((variant) => variant.width <= width) ?? jpegs.at(-1);
  if (!jpeg) throw new Error('A picture has no JPEG.');
  return jpeg;
}
