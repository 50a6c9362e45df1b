import sharp from 'sharp';
import type { DrawnPage } from '#operations/ports/shares.ts';
import { openPdfium } from './open-pdfium.ts';
import { renderPdfPage } from './render-pdf-page.ts';

/** 150 dots an inch for A4: sharp on a phone, and as wide as the page of a share shows it on a dense screen. */
const MOST = { width: 1240, height: 1754 };

/** A paper has black letters, a logo and few tints: 64 colours halve the bytes. */
const COLOURS = 64;

/** Draws a page of one of our own papers, counted from 1, as PNG; or says that there is none. */
export async function drawPage(bytes: Uint8Array, page: number): Promise<DrawnPage | { refused: string }> {
  const library = await openPdfium();
  const document = await library.loadDocument(bytes);
  try {
    const pages = document.getPageCount();
    if (page < 1 || page > pages) return { refused: 'This PDF has no such page.' };
    const { data, width, height } = await renderPdfPage(document, page - 1, MOST);
    const png = await sharp(data, { raw: { width, height, channels: 3 } })
      .png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9 })
      .toBuffer();
    return { bytes: png, width, height, pages };
  } finally {
    document.destroy();
    library.destroy();
  }
}
