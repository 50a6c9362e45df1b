import type { Photo } from '#domain/photos/photo.ts';
import type { FileStore } from '../ports/files.ts';
import type { AddedVariants, Images } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';
import { type Added, addVariants } from './add-variants.ts';
import { textVariant } from './text-variant.ts';

type Ports = {
  system: Pick<System, 'now' | 'sha256'>;
  files: Pick<FileStore, 'get' | 'has' | 'put'>;
  images: Pick<Images, 'readText'>;
  readBrochures: AddedVariants;
};

/**
 * Reads what the pages of brochures say that were uploaded before their texts were kept, also the removed ones. One whose file is
 * missing or cannot be opened is passed, and found by its title. Null when there was nothing to do.
 */
export function readBrochureTexts(ports: Ports, signal: AbortSignal): Promise<{ made: number; failed: number } | null> {
  return addVariants({ ...ports, variants: ports.readBrochures }, (brochure) => readOne(ports, brochure), signal);
}

async function readOne({ files, images, system }: Ports, { variants }: Photo): Promise<Added | 'none' | 'failed'> {
  if (variants.some(({ format }) => format === 'txt')) return 'none';
  const pdf = variants.find(({ format }) => format === 'pdf');
  const content = pdf ? await files.get(pdf.file) : null;
  const read = content ? await images.readText(content) : null;
  if (!read?.ok) return 'failed';
  return textVariant(read.value, system.sha256) ?? 'none';
}
