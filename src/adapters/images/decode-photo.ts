import sharp from 'sharp';
import { maxMasterPixels } from '#domain/photos/photo-sizes.ts';
import type { Pixels } from './image-messages.ts';

/** More than phone cameras have. A small file can claim far more. */
const MAX_PIXELS = 50e6;

/** Decodes a JPEG, PNG or WebP to the pixels of all variants; or returns a sentence for the screen that says why not. */
export async function decodePhoto(bytes: Uint8Array): Promise<{ pixels: Pixels } | { refused: string }> {
  try {
    return { pixels: await decode(bytes, 'warning') };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!harmless.test(message)) return { refused: sentence(message) };
  }
  try {
    return { pixels: await decode(bytes, 'error') };
  } catch (error) {
    return { refused: sentence(error instanceof Error ? error.message : String(error)) };
  }
}

// The decoder reports these as damage, but well-known phones write such files and every viewer shows them correctly.
const harmless = /Invalid SOS parameters for sequential JPEG|extraneous bytes before marker/;

function sentence(message: string): string {
  return message.includes('exceeds pixel limit')
    ? 'This picture has more than 50 megapixels. Save it smaller and choose it again.'
    : 'The picture is cut off or damaged. Copy it again from where it came and choose the new file.';
}

async function decode(bytes: Uint8Array, failOn: 'warning' | 'error'): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS, pages: 1 })
    .autoOrient()
    .resize({ width: maxMasterPixels, height: maxMasterPixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`The picture was decoded to ${info.channels} channels.`);
  return { data, width: info.width, height: info.height };
}
