import { randomBytes } from 'node:crypto';
import { access, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from '#operations/ports/files.ts';
import { nullIfNoFile, translateFullDisk } from './disk-errors.ts';
import { filePlace, hashOfPlace, markPlace } from './file-place.ts';
import { flushFolder, makeFolder, writeDurably } from './write-durably.ts';

const FULL = 'The disk of the files is full.';
const A_DAY = 24 * 60 * 60 * 1000;

/**
 * Files by their SHA-256 in a folder: `ab/cd…`. Each is written to the folder `aside`, flushed and renamed, and the folder is
 * flushed, so that after a power failure no file is incomplete.
 */
export async function openDiskFileStore(folder: string): Promise<FileStore> {
  const aside = join(folder, 'aside');
  await makeFolder(aside);
  await removeLeftovers(aside);
  const place = (sha256: string) => join(folder, filePlace(sha256));
  const putDurably = async (target: string, bytes: Uint8Array) => {
    const written = join(aside, randomBytes(12).toString('hex'));
    try {
      await writeDurably(written, bytes);
      await makeFolder(dirname(target));
      await rename(written, target);
      await flushFolder(dirname(target));
      await flushFolder(folder);
    } finally {
      await rm(written, { force: true });
    }
  };
  return {
    put: (sha256, bytes) =>
      translateFullDisk(FULL, async () => {
        const target = place(sha256);
        if (!(await touch(target))) await putDurably(target, bytes);
      }),
    get: (sha256) => nullIfNoFile(readFile(place(sha256))),
    open: (sha256, range) => nullIfNoFile(openPart(place(sha256), range)),
    has: async (sha256) => (await nullIfNoFile(stat(place(sha256)))) !== null,
    putAt: async (sha256) => (await nullIfNoFile(stat(place(sha256))))?.mtime.toISOString() ?? null,
    async *list() {
      for (const start of await readdir(folder))
        for (const rest of /^[0-9a-f]{2}$/.test(start) ? await readdir(join(folder, start)) : []) {
          const sha256 = hashOfPlace(`${start}/${rest}`);
          const found = sha256 && (await nullIfNoFile(stat(join(folder, start, rest))));
          if (found) yield { sha256, putAt: found.mtime.toISOString() };
        }
    },
    remove: (sha256) => rm(place(sha256), { force: true }),
    mark: async () => (await nullIfNoFile(readFile(join(folder, markPlace), 'utf8')))?.trim() ?? null,
    setMark: (shop) =>
      translateFullDisk(FULL, () => putDurably(join(folder, markPlace), new TextEncoder().encode(`${shop}\n`))),
    ping: () => access(aside),
  };
}

/** Removes the unfinished files of crashed processes. Files of the last day stay: another process may still write them. */
async function removeLeftovers(aside: string) {
  for (const name of await readdir(aside)) {
    const left = await nullIfNoFile(stat(join(aside, name)));
    if (left && Date.now() - left.mtimeMs > A_DAY) await rm(join(aside, name), { force: true });
  }
}

/** Sets the time of a file to now; false when there is no such file. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return (await nullIfNoFile(utimes(path, now, now).then(() => true))) ?? false;
}

async function openPart(path: string, range: { from: number; to: number } | undefined) {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  if (range && range.from >= size) {
    await file.close();
    throw new RangeError('The file ends before that range.');
  }
  const stream = file.createReadStream(range && { start: range.from, end: range.to });
  return { size, stream: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
}
