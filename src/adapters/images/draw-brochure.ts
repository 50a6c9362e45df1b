import type { PDFiumDocument } from '@hyzyla/pdfium';
import { brochureText } from '#domain/brochures/brochure-text.ts';
import type { Pixels } from './image-messages.ts';
import { openPdfium } from './open-pdfium.ts';
import { renderPdfPage } from './render-pdf-page.ts';

/** Pixels of a thumbnail: the width of a card on a high-density screen, and a limit on the height of very tall pages. */
const MOST = { width: 768, height: 1536 };

type Refused = { refused: string };

/** Draws page one of a PDF, counts its pages and reads them; or returns a sentence for the screen that says why not. */
export function drawBrochure(bytes: Uint8Array): Promise<{ pixels: Pixels; pages: number; text: string } | Refused> {
  return open(bytes, async (document) => ({
    pixels: await renderPdfPage(document, 0, MOST),
    pages: document.getPageCount(),
    text: textOf(document),
  }));
}

/** What the pages of a PDF say; '' where they cannot be read. */
export function readBrochure(bytes: Uint8Array): Promise<{ text: string } | Refused> {
  return open(bytes, async (document) => ({ text: textOf(document) }));
}

async function open<Made>(
  bytes: Uint8Array,
  use: (document: PDFiumDocument) => Promise<Made>,
): Promise<Made | Refused> {
  // A new one for each brochure, because a broken file may corrupt its memory.
  const library = await openPdfium();
  let document: PDFiumDocument;
  try {
    document = await library.loadDocument(bytes);
  } catch (error) {
    return { refused: /Password|security/i.test(String(error)) ? protectedPdf : brokenPdf };
  }
  if (document.getPageCount() < 1) return { refused: 'This PDF has no page. Save it again and choose the new file.' };
  try {
    return await use(document);
  } catch {
    return { refused: brokenPdf };
  } finally {
    document.destroy();
    library.destroy();
  }
}

// What a brochure is about stands on its first pages.
const MOST_READ = 100;

/** A brochure that can be drawn is taken, even when its text cannot be read. */
function textOf(document: PDFiumDocument): string {
  try {
    const pages = Array.from({ length: Math.min(document.getPageCount(), MOST_READ) }, (_, nth) =>
      document.getPage(nth),
    );
    return brochureText(pages.map((page) => page.getText()));
  } catch {
    return '';
  }
}

const protectedPdf = 'This PDF is protected by a password. Save it without one and choose the new file.';
const brokenPdf = 'This PDF cannot be opened: it is cut off or damaged. Save it again and choose the new file.';
