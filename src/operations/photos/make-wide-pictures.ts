import type { Photo, Variant } from '#domain/photos/photo.ts';
import { wideWidth } from '#domain/photos/photo-sizes.ts';
import type { FileStore } from '../ports/files.ts';
import type { AddedVariants, Images, PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';
import { type Added, addVariants } from './add-variants.ts';

type Ports = {
  system: Pick<System, 'now' | 'sha256'>;
  files: Pick<FileStore, 'get' | 'has' | 'put'>;
  images: Pick<Images, 'makeWide'>;
  photos: Pick<PhotoIndex, 'findBySource'>;
  widePictures: AddedVariants;
};

/**
 * Gives each picture that is wide enough its variant of `wideWidth`, also the removed ones, which may come back. A picture
 * whose master is missing or cannot be opened is passed, and shown without it. Null when there was nothing to do.
 */
export function makeWidePictures(ports: Ports, signal: AbortSignal): Promise<{ made: number; failed: number } | null> {
  const make = async (photo: Photo) =>
    photo.variants.some(isWide)
      ? 'none'
      : ((await madeBefore(ports, photo)) ?? (await makeAnew(ports, photo)) ?? 'failed');
  return addVariants({ ...ports, variants: ports.widePictures }, make, signal);
}

/** What was made of the same picture in another folder. */
async function madeBefore({ photos, files }: Ports, { sourceHash, hash }: Photo): Promise<Added | null> {
  const same = (await photos.findBySource(sourceHash)).filter((photo) => photo.hash === hash);
  const variant = same.flatMap(({ variants }) => variants).find(isWide);
  const content = variant ? await files.get(variant.file) : null;
  return variant && content ? { variant, content } : null;
}

async function makeAnew({ files, images, system }: Ports, { hash }: Photo): Promise<Added | null> {
  const master = await files.get(hash);
  if (!master) return null;
  const made = await images.makeWide(master);
  if (!made.ok) return null;
  const { bytes: content, ...size } = made.value;
  return { variant: { ...size, file: system.sha256(content), bytes: content.length }, content };
}

function isWide({ format, width }: Variant): boolean {
  return format === 'avif' && width === wideWidth;
}
