import type { Photo, Variant } from '#domain/photos/photo.ts';
import type { FileStore } from '../ports/files.ts';
import type { AddedVariants } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now' | 'sha256'>;
  files: Pick<FileStore, 'has' | 'put'>;
  variants: AddedVariants;
};

/** A variant of a file that was uploaded before, with its bytes. */
export type Added = { variant: Variant; content: Uint8Array };

/** A stop loses at most one file, and a kill this many; visitors' pages are drawn again once a batch. */
const BATCH = 8;

/**
 * Gives files the variant that `make` makes of each: 'none' where it has it or needs none, 'failed' where it cannot be made. Those are
 * passed. Where a later one cannot be made just now, what is made is kept. Null when there was nothing to do.
 */
export async function addVariants(
  ports: Ports,
  make: (photo: Photo) => Promise<Added | 'none' | 'failed'>,
  signal: AbortSignal,
): Promise<{ made: number; failed: number } | null> {
  const done = { made: 0, failed: 0 };
  while (!signal.aborted) {
    const waiting = await ports.variants.next(BATCH);
    if (waiting.length === 0) break;
    const batch = await makeBatch(ports, make, waiting, signal);
    done.made += batch.made;
    done.failed += batch.failed;
  }
  return done.made + done.failed > 0 ? done : null;
}

async function makeBatch(
  ports: Ports,
  make: Parameters<typeof addVariants>[1],
  waiting: Awaited<ReturnType<AddedVariants['next']>>,
  signal: AbortSignal,
): Promise<{ made: number; failed: number }> {
  const made: (Added & { id: string })[] = [];
  let [lookedAt, failed] = [0, 0];
  try {
    for (const { seq, photo } of waiting) {
      if (signal.aborted) break;
      const added = await make(photo);
      if (typeof added === 'object') made.push({ id: photo.id, ...added });
      if (added === 'failed') failed += 1;
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
  { system, files, variants }: Ports,
  made: (Added & { id: string })[],
  lookedAt: number,
): Promise<void> {
  for (const { variant, content } of made) await files.put(variant.file, content);
  await variants.keep(
    made.map(({ id, variant }) => ({ id, variant })),
    lookedAt,
    system.now(),
  );
  // A sweep that found the files before the rows did may have taken them meanwhile; from now on the rows keep them.
  for (const { variant, content } of made) if (!(await files.has(variant.file))) await files.put(variant.file, content);
}
