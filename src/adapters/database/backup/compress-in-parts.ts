import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { constants, createZstdCompress } from 'node:zlib';

/** Small enough for one upload to a bucket, and for the memory of a process. */
const PART_BYTES = 16 * 1024 * 1024;

/** A shop is copied every ten minutes, and the usual level takes most of the time of a copy. */
const FASTEST = 1;

/** Bytes that are read or written at once: with Node's 16 kB half as much time again goes into the steps. */
const AT_ONCE = 1024 * 1024;

/** Compresses a file into parts, which together are one zstd file. Returns their number, and the size and SHA-256 of the file. */
export async function compressInParts(path: string, partPath: (number: number) => string) {
  const hash = createHash('sha256');
  let bytes = 0;
  const read = createReadStream(path, { highWaterMark: AT_ONCE });
  read.on('data', (chunk) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  const params = { [constants.ZSTD_c_compressionLevel]: FASTEST };
  const compressed = read.pipe(createZstdCompress({ params, chunkSize: AT_ONCE }));
  read.on('error', (error) => compressed.destroy(error));

  let parts = 0;
  let part: FileHandle | null = null;
  let size = 0;
  for await (const chunk of compressed as AsyncIterable<Uint8Array>) {
    if (part === null || size + chunk.length > PART_BYTES) {
      await part?.close();
      part = await open(partPath(parts), 'wx', 0o600);
      parts += 1;
      size = 0;
    }
    await part.writeFile(chunk);
    size += chunk.length;
  }
  await part?.close();
  return { bytes, sha256: hash.digest('hex'), parts };
}
