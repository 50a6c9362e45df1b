import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';

/** Decompresses the parts into the database `file`, durably, and replaces what an earlier try left. Returns its SHA-256. */
export async function unpackDatabase(parts: AsyncIterable<Uint8Array>, file: string): Promise<string> {
  for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${file}${end}`, { force: true });
  const hash = createHash('sha256');
  const hashing = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(Readable.from(parts), createZstdDecompress(), hashing, createWriteStream(file, { mode: 0o600 }));
  const written = await open(file, 'r');
  await written.sync().finally(() => written.close());
  return hash.digest('hex');
}
