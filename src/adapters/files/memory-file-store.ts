import type { FileStore } from '#operations/ports.ts';

/** Files in memory, for tests: the whole port in a few lines. */
export const openMemoryFileStore = (): FileStore => {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (sha256, bytes) => void files.set(sha256, bytes),
    get: async (sha256) => files.get(sha256) ?? null,
    ping: async () => {},
  };
};
