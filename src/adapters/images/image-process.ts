import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { decodePhoto } from './decode-photo.ts';
import { drawBrochure } from './draw-brochure.ts';
import { encodePicture, encodeWide } from './encode-picture.ts';
import type { ImageMessage, ImageRequest } from './image-messages.ts';

/*
 * The child process that opens what strangers have made, one picture after another. A crash, a leak or a hang in a decoder
 * ends here and not in the server.
 */

// A terminal's Ctrl-C and a service's stop reach the whole group; the server ends this one itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// There is nothing to save, and a polite exit would wait for a decoder that may never come back.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const [maxResidentBytes, maxProcessorMs] = process.argv.slice(2).map(Number);
const watch = new Worker(new URL('./watch-process.ts', import.meta.url), {
  workerData: { maxResidentBytes, maxProcessorMs },
});

sharp.concurrency(1);
sharp.cache(false);
// What is not on the list cannot be opened, whatever a file says that it is: SVG, PDF, TIFF, GIF, HEIF, ImageMagick's.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

async function answer({ make, bytes }: ImageRequest): Promise<ImageMessage> {
  try {
    const opened = make === 'brochure' ? await drawBrochure(bytes) : await decodePhoto(bytes);
    if ('refused' in opened) return opened;
    if (make === 'wide') return { made: await encodeWide(opened.pixels) };
    return { made: { ...(await encodePicture(opened.pixels)), pages: opened.pages } };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (request: ImageRequest) => {
  watch.postMessage('begin');
  // A server that has gone away in the meantime waits for no answer; 'disconnect' ends this process then.
  process.send?.(await answer(request), () => {});
});
