import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { Pixels } from './image-messages.ts';

/** Pixels of a thumbnail: the width of a card on a high-density screen, and a limit on the height of very tall pages. */
const MAX_WIDTH = 768;
const MAX_HEIGHT = 1536;

/** Draws page one of a PDF and counts its pages; or returns a sentence for the screen that says why not. */
export async function drawBrochure(
  bytes: Uint8Array,
): Promise<{ pixels: Pixels; pages: number } | { refused: string }> {
  // A new one for each brochure, because a broken file may corrupt its memory.
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
  // Drawn at twice the size and halved: this removes coloured edges of letters (subpixel rendering) and keeps thin lines.
  const drawn = await page.render({ width: width * 2, height: height * 2, render: 'bitmap' });
  const data = await sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
  return { data, width, height };
}
