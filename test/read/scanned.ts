import jsqr from 'jsqr';
import sharp from 'sharp';
import { drawnPages } from './read-pdf.ts';

/** What a telephone reads of a picture with a QR code; undefined when it finds none. */
export async function scanned(picture: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** What a telephone reads of each page of a PDF. No paper has a code that is white on black: to look for one too takes longer. */
export async function scannedPages(pdf: Uint8Array, scale = 2): Promise<(string | undefined)[]> {
  const pages = await drawnPages(pdf, scale);
  return pages.map(
    ({ data, width, height }) =>
      jsqr.default(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data,
  );
}
