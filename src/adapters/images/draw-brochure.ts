import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { Pixels } from './image-messages.ts';

/** Pixels of a thumbnail: as wide as a card on a sharp screen; a page far taller than wide is kept within the height. */
const MAX_WIDTH = 768;
const MAX_HEIGHT = 1536;

/** Draws page one of a PDF and counts its pages, or says why not, fit to show. */
export async function drawBrochure(
  bytes: Uint8Array,
): Promise<{ pixels: Pixels; pages: number } | { refused: string }> {
  // One for each brochure: what a broken file does to its memory harms no later one.
  const library = await PDFiumLibrary.init();
  let document: PDFiumDocument;
  try {
    document = await library.loadDocument(bytes);
  } catch (error) {
    return { refused: /Password|security/i.test(String(error)) ? protectedPdf : brokenPdf };
  }
  const pages = document.getPageCount();
  if (pages < 1) return { refused: 'This PDF has no page. Save it again and choose the new file.' };
  try {
    return { pixels: await drawFirstPage(document), pages };
  } catch {
    return { refused: brokenPdf };
  } finally {
    document.destroy();
    library.destroy();
  }
}

const protectedPdf = 'This PDF is protected by a password. Save it without one and choose the new file.';
const brokenPdf = 'This PDF cannot be opened: it is cut off or damaged. Save it again and choose the new file.';

async function drawFirstPage(document: PDFiumDocument): Promise<Pixels> {
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(MAX_WIDTH / originalWidth, MAX_HEIGHT / originalHeight);
  const width = Math.max(1, Math.round(originalWidth * scale));
  const height = Math.max(1, Math.round(originalHeight * scale));
  // Drawn at twice the size and halved: the coloured edges that it gives letters on a screen are gone, and hairlines stay.
  const drawn = await page.render({ width: width * 2, height: height * 2, render: 'bitmap' });
  const data = await sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
  return { data, width, height };
}
