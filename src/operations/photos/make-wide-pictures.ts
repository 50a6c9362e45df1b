import type { Photo, Variant } from '#domain/photos/photo.ts';
import { wideWidth } from '#domain/photos/photo-sizes.ts';
import type { FileStore } from '../ports/files.ts';
import type { Images, PhotoIndex, WidePictures } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now' | 'sha256'>;
  files: Pick<FileStore, 'get' | 'has' | 'put'>;
  images: Pick<Images, 'makeWide'>;
  photos: Pick<PhotoIndex, 'findBySource'>;
  widePictures: WidePictures;
};

/** A stop loses at most one picture, and a kill this many; visitors' pages are drawn again once a batch. */
const BATCH = 8;

/**
 * Gives each picture that is wide enough its variant of `wideWidth`, also the removed ones, which may come back. A picture
 * whose master is missing or cannot be opened is passed, and shown without it. Null when there was nothing to do.
 */
export async function makeWidePictures(
  ports: Ports,
  signal: AbortSignal,
): Promise<{ made: number; failed: number } | null> {
  const done = { made: 0, failed: 0 };
  while (!signal.aborted) {
    const waiting = await ports.widePictures.next(BATCH);
    if (waiting.length === 0) break;
    const batch = await makeBatch(ports, waiting, signal);
    done.made += batch.made;
    done.failed += batch.failed;
  }
  return done.made + done.failed > 0 ? done : null;
}

type Wide = { variant: Variant; content: Uint8Array };

async function makeBatch(
  ports: Ports,
  waiting: Awaited<ReturnType<WidePictures['next']>>,
  signal: AbortSignal,
): Promise<{ made: number; failed: number }> {
  const made: (Wide & { id: string })[] = [];
  let [lookedAt, failed] = [0, 0];
  try {
    for (const { seq, photo } of waiting) {
      if (signal.aborted) break;
      if (!photo.variants.some(isWide)) {
        const wide = (await madeBefore(ports, photo)) ?? (await makeAnew(ports, photo));
        if (wide) made.push({ id: photo.id, ...wide });
        else failed += 1;
      }
      lookedAt = seq;
    }
  } finally {
    // Even when a later one could not be made just now: what is stored is not made again.
    if (lookedAt > 0) await keep(ports, made, lookedAt);
  }
  return { made: made.length, failed };
}

/** The files are stored before their rows, as at an upload. */
async function keep(
  { system, files, widePictures }: Ports,
  made: (Wide & { id: string })[],
  lookedAt: number,
): Promise<void> {
  for (const { variant, content } of made) await files.put(variant.file, content);
  await widePictures.keep(
    made.map(({ id, variant }) => ({ id, variant })),
    lookedAt,
    system.now(),
  );
  // A sweep that found the files before the rows did may have taken them meanwhile; from now on the rows keep them.
  for (const { variant, content } of made) if (!(await files.has(variant.file))) await files.put(variant.file, content);
}

/** What was made of the same picture in another folder. */
async function madeBefore({ photos, files }: Ports, { sourceHash, hash }: Photo): Promise<Wide | null> {
  const same = (await photos.findBySource(sourceHash)).filter((photo) => photo.hash === hash);
  const variant = same.flatMap(({ variants }) => variants).find(isWide);
  const content = variant ? await files.get(variant.file) : null;
  return variant && content ? { variant, content } : null;
}

async function makeAnew({ files, images, system }: Ports, { hash }: Photo): Promise<Wide | null> {
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
