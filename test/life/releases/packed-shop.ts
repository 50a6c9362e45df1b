import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * The folder of a shop as one small file, its database and its files: a line of JSON with the paths and their lengths, then
 * their bytes, all of it compressed together, because the papers have the same fonts.
 */
export function packShop(folder: string): Uint8Array {
  const paths = (readdirSync(folder, { recursive: true }) as string[]).sort();
  const kept = paths.filter((path) => /^(vitrine\.db$|files\/)/.test(path) && statSync(join(folder, path)).isFile());
  const contents = kept.map((path) => readFileSync(join(folder, path)));
  const list = JSON.stringify(kept.map((path, index) => [path, contents[index]?.length]));
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  return brotliCompressSync(Buffer.concat([Buffer.from(`${list}\n`), ...contents]), { params });
}

/** Makes that folder again. */
export function unpackShop(packed: Uint8Array, folder: string): void {
  const bytes = brotliDecompressSync(packed);
  let from = bytes.indexOf('\n') + 1;
  for (const [path, length] of JSON.parse(bytes.subarray(0, from).toString()) as [string, number][]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes.subarray(from, from + length));
    from += length;
  }
}
