import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Pixels } from './image-messages.ts';
import { renderPdfPage } from './render-pdf-page.ts';

/** Pixels of a thumbnail: the width of a card on a high-density screen, and a limit on the height of very tall pages. */
const MOST = { width: 768, height: 1536 };

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
    return { pixels: await renderPdfPage(document, 0, MOST), pages };
  } catch {
    return { refused: brokenPdf };
  } finally {
    document.destroy();
    library.destroy();
  }
}

const protectedPdf = 'This PDF is protected by a password. Save it without one and choose the new file.';
const brokenPdf = 'This PDF cannot be opened: it is cut off or damaged. Save it again and choose the new file.';
