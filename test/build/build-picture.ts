import sharp from 'sharp';

let made = 0;

/** A real picture, small, and different each time unless `colour` says which. */
export async function buildPicture({
  width = 640,
  height = 480,
  format = 'jpeg' as 'jpeg' | 'png' | 'webp',
  colour = null as { r: number; g: number; b: number } | null,
} = {}): Promise<Uint8Array<ArrayBuffer>> {
  made += 1;
  const background = colour ?? { r: (made * 37) % 256, g: (made * 61) % 256, b: Math.floor(made / 7) % 256 };
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return new Uint8Array(await picture.toFormat(format).toBuffer());
}
