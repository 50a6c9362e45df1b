import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import { maxCallbackPhotoBytes, maxCallbackPhotoPixels } from '#domain/callbacks/callback-photo.ts';
import { avifWidths, jpegWidths, variantWidths, wideWidth } from '#domain/photos/photo-sizes.ts';
import type { MadePicture, MadeVariant } from '#operations/ports/photos.ts';
import type { Pixels } from './image-messages.ts';

/** How variants are encoded; docs/decisions/0017 has the measurements. */
export const encoding: { avif: AvifOptions; jpg: JpegOptions } = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  jpg: { quality: 82, progressive: true, quantisationTable: 3 },
};

/** Every variant of a picture and its placeholder: the same bytes for the same pixels. */
export async function encodePicture(master: Pixels): Promise<MadePicture> {
  const formats = {
    avif: variantWidths(avifWidths, master.width),
    jpg: variantWidths(jpegWidths, master.width).concat(master.width),
  };
  const variants: MadePicture['variants'] = [];
  for (const width of [...new Set([...formats.jpg, ...formats.avif])].sort((one, other) => other - one)) {
    const sized = width === master.width ? master : await resize(master, width);
    for (const format of ['avif', 'jpg'] as const)
      if (formats[format].includes(width))
        variants.push({ format, width, height: sized.height, bytes: await encode[format](sized) });
  }
  return { width: master.width, height: master.height, placeholder: await placeholder(master), variants };
}

/** The variant that is made after the upload, from a master at least as wide. */
export async function encodeWide(master: Pixels): Promise<MadeVariant> {
  if (master.width < wideWidth) throw new Error(`A master of ${master.width} pixels has no wide variant.`);
  const sized = await resize(master, wideWidth);
  return { format: 'avif', width: wideWidth, height: sized.height, bytes: await encode.avif(sized) };
}

/** One JPEG within the limits of a photo that comes with a request: of a picture with much grain, at a lower quality. */
export async function encodeSmall(master: Pixels): Promise<MadeVariant> {
  const scale = Math.min(1, maxCallbackPhotoPixels / Math.max(master.width, master.height));
  const sized = scale < 1 ? await resize(master, Math.max(1, Math.round(master.width * scale))) : master;
  for (const quality of [encoding.jpg.quality ?? 82, 65, 45, 25]) {
    const bytes = await open(sized)
      .jpeg({ ...encoding.jpg, quality })
      .toBuffer();
    if (bytes.length <= maxCallbackPhotoBytes)
      return { format: 'jpg', width: sized.width, height: sized.height, bytes };
  }
  throw new Error('A picture of 1,600 pixels stays larger than 400 kB.');
}

const encode = {
  avif: (pixels: Pixels) => open(pixels).avif(encoding.avif).toBuffer(),
  jpg: (pixels: Pixels) => open(pixels).jpeg(encoding.jpg).toBuffer(),
};

function open({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

// Each from the master and not from the next larger variant: 45 ms more for a large picture, and sharper.
async function resize(master: Pixels, width: number): Promise<Pixels> {
  const height = Math.max(1, Math.round((master.height * width) / master.width));
  return { data: await open(master).resize({ width, height, fit: 'fill' }).raw().toBuffer(), width, height };
}

async function placeholder(master: Pixels): Promise<string> {
  const tiny = await open(master).resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
