import { maxCallbackPhotoBytes } from '#domain/callbacks/callback-photo.ts';

/** From the best to what always fits: the longest side in pixels, and the quality of the JPEG. */
const tries = [
  [1600, 0.85],
  [1600, 0.7],
  [1280, 0.7],
  [1024, 0.6],
  [800, 0.5],
] as const;

/** What is on the canvas as a JPEG of at most 400 kB and 1,600 pixels. Made of pixels alone, it has no metadata. */
export async function photoToSend(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const [longest, quality] of tries) {
    const jpeg = await asJpeg(canvas, longest, quality);
    if (jpeg && jpeg.size <= maxCallbackPhotoBytes) return jpeg;
  }
  throw new Error('The photo could not be made small enough.');
}

function asJpeg(canvas: HTMLCanvasElement, longest: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(canvas.width, canvas.height));
  const small = document.createElement('canvas');
  small.width = Math.max(1, Math.round(canvas.width * scale));
  small.height = Math.max(1, Math.round(canvas.height * scale));
  const context = small.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return new Promise((resolve) => small.toBlob(resolve, 'image/jpeg', quality));
}
