import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { programFile } from '#program-file';
import { decodePhoto } from './decode-photo.ts';
import { drawBrochure, readBrochure } from './draw-brochure.ts';
import { drawPage } from './draw-page.ts';
import { encodePicture, encodeSmall, encodeWide } from './encode-picture.ts';
import type { ImageMessage, ImageRequest } from './image-messages.ts';
import { pdfDeeds } from './pdf-deeds.ts';
import { pictureColours } from './picture-colours.ts';

/*
 * The child process that opens uploaded files, one after another. A crash, a leak or a hang in a decoder stays in this process
 * and does not reach the server.
 */

// A terminal's Ctrl-C and a service's stop signal the whole process group; the server ends this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// There is nothing to save, and a normal exit would wait for a decoder that may never return.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const [maxResidentBytes, maxProcessorMs] = process.argv.slice(2).map(Number);
const watch = new Worker(programFile(new URL('./watch-process.ts', import.meta.url)), {
  workerData: { maxResidentBytes, maxProcessorMs },
});

sharp.concurrency(1);
sharp.cache(false);
// Only these loaders are available. SVG, PDF, TIFF, GIF, HEIF and ImageMagick's formats cannot be opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

async function answer({ make, bytes, page = 1 }: ImageRequest): Promise<ImageMessage> {
  try {
    if (make === 'page') return answerPage(await drawPage(bytes, page));
    if (make === 'brochure') return await answerBrochure(bytes);
    if (make === 'text') return await answerText(bytes);
    const opened = await decodePhoto(bytes);
    if ('refused' in opened) return opened;
    if (make === 'wide') return { made: await encodeWide(opened.pixels) };
    if (make === 'small') return { made: await encodeSmall(opened.pixels) };
    const colours = await pictureColours(opened.pixels);
    return { made: make === 'colours' ? colours : { ...(await encodePicture(opened.pixels)), colours } };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function answerBrochure(pdf: Uint8Array): Promise<ImageMessage> {
  const drawn = await drawBrochure(pdf);
  if ('refused' in drawn) return drawn;
  const refused = pdfDeeds(pdf);
  const { pixels, pages, text } = drawn;
  return refused ? { refused } : { made: { ...(await encodePicture(pixels)), pages, text } };
}

async function answerText(pdf: Uint8Array): Promise<ImageMessage> {
  const read = await readBrochure(pdf);
  return 'refused' in read ? read : { made: read.text };
}

function answerPage(drawn: Awaited<ReturnType<typeof drawPage>>): ImageMessage {
  return 'refused' in drawn ? drawn : { made: drawn };
}

process.on('message', async (request: ImageRequest) => {
  watch.postMessage('begin');
  // The callback ignores the error when the server has ended meanwhile: 'disconnect' then ends this process.
  process.send?.(await answer(request), () => {});
});
