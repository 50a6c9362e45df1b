import type { Picture } from '#domain/wall/picture.ts';

/** A picture as pixels, and on a canvas to draw from. `isSmall`: it was reduced more than usual, as this device has too little memory. */
export type ReadPhoto = { picture: Picture; canvas: HTMLCanvasElement; isSmall: boolean };

/** In pixels of the longer side: of a photo, and of one on a device with little memory. */
const LONGEST = 1600;
const LONGEST_SMALL = 1024;

/**
 * A photo of the visitor, upright as its camera says, reduced, and without anything but its pixels. Null when the browser cannot read the
 * file. Nothing is sent.
 */
export async function readPhoto(file: Blob, longest = LONGEST): Promise<ReadPhoto | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
    const usual = deviceMemory <= 1 ? null : drawn(bitmap, longest);
    if (usual) return { ...usual, isSmall: false };
    const isSmall = Math.max(bitmap.width, bitmap.height) > LONGEST_SMALL;
    return { ...orThrow(drawn(bitmap, LONGEST_SMALL)), isSmall };
  } finally {
    bitmap.close();
  }
}

/** Null when there is no memory for it. */
function drawn(bitmap: ImageBitmap, longest: number): Omit<ReadPhoto, 'isSmall'> | null {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  try {
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { picture: { width, height, data }, canvas };
  } catch {
    return null;
  }
}

function orThrow<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no memory for the photo.');
  return value;
}

/** A picture of the shop or of the room, from its address. */
export async function fetchPhoto(address: string, longest = LONGEST): Promise<ReadPhoto> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return orThrow(await readPhoto(await answer.blob(), longest));
}
