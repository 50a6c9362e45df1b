import type { FileStore } from '#operations/ports/files.ts';
import { filePlace } from './file-place.ts';

/** Files in memory, for tests. */
export function openMemoryFileStore(): FileStore {
  const files = new Map<string, { bytes: Uint8Array; putAt: string }>();
  let mark: string | null = null;
  const find = (sha256: string) => files.get(filePlace(sha256));
  return {
    put: async (sha256, bytes) => void files.set(filePlace(sha256), { bytes, putAt: new Date().toISOString() }),
    get: async (sha256) => find(sha256)?.bytes ?? null,
    open: async (sha256, range) => {
      const bytes = find(sha256)?.bytes;
      if (!bytes) return null;
      if (range && range.from >= bytes.length) throw new RangeError('The file ends before that range.');
      const part = range ? bytes.slice(range.from, range.to + 1) : bytes;
      return { size: bytes.length, stream: new Blob([Uint8Array.from(part)]).stream() };
    },
    has: async (sha256) => find(sha256) !== undefined,
    putAt: async (sha256) => find(sha256)?.putAt ?? null,
    async *list() {
      for (const [place, { putAt }] of files) yield { sha256: place.replace('/', ''), putAt };
    },
    remove: async (sha256) => void files.delete(filePlace(sha256)),
    mark: async () => mark,
    setMark: async (shop) => {
      mark = shop;
    },
    ping: async () => {},
  };
}
