import type { PDFiumDocument } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { Pixels } from './image-messages.ts';

/** A page of a PDF, counted from 0, as large as fits into these pixels. */
export async function renderPdfPage(
  document: PDFiumDocument,
  index: number,
  most: { width: number; height: number },
): Promise<Pixels> {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(most.width / originalWidth, most.height / originalHeight);
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
