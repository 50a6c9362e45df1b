import jsqr from 'jsqr';
import sharp from 'sharp';

/** What a telephone reads of a picture with a QR code; undefined when it finds none. */
export async function scanned(picture: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
