import type { Colour } from '#domain/colours/colour.ts';
import type { Photo } from '#domain/photos/photo.ts';
import type { FileStore } from '../ports/files.ts';
import type { Images, PictureColours } from '../ports/photos.ts';

type Ports = {
  files: Pick<FileStore, 'get'>;
  images: Pick<Images, 'readColours'>;
  pictureColours: PictureColours;
};

/** A kill loses at most this many; visitors' pages are drawn again once a batch. */
const BATCH = 16;

/**
 * Reads the colours of pictures that have none, as those of an earlier release. A picture whose file is missing or cannot
 * be opened is passed: its title may name its colours. Null when there was nothing to do.
 */
export async function readPictureColours(
  ports: Ports,
  signal: AbortSignal,
): Promise<{ read: number; failed: number } | null> {
  const done = { read: 0, failed: 0 };
  while (!signal.aborted) {
    const waiting = await ports.pictureColours.next(BATCH);
    if (waiting.length === 0) break;
    const batch = await readBatch(ports, waiting, signal);
    done.read += batch.read;
    done.failed += batch.failed;
  }
  return done.read + done.failed > 0 ? done : null;
}

async function readBatch(
  ports: Ports,
  waiting: Awaited<ReturnType<PictureColours['next']>>,
  signal: AbortSignal,
): Promise<{ read: number; failed: number }> {
  const read: { id: string; colours: Colour[] }[] = [];
  let [lookedAt, failed] = [0, 0];
  try {
    for (const { seq, photo } of waiting) {
      if (signal.aborted) break;
      const colours = await coloursOf(ports, photo);
      if (colours) read.push({ id: photo.id, colours });
      else failed += 1;
      lookedAt = seq;
    }
  } finally {
    // Even when the machine is too busy for a later one: what was read is not read again.
    if (lookedAt > 0) await ports.pictureColours.keep(read, lookedAt);
  }
  return { read: read.length, failed };
}

/** From the narrowest JPEG: it is decoded in a few milliseconds. */
async function coloursOf({ files, images }: Ports, { variants }: Photo): Promise<Colour[] | null> {
  const [narrowest] = variants.filter(({ format }) => format === 'jpg').sort((one, other) => one.width - other.width);
  const content = narrowest ? await files.get(narrowest.file) : null;
  const read = content ? await images.readColours(content) : null;
  return read?.ok ? read.value : null;
}
