/** An id has room for so many tries. */
export const MOST_TRIES = 16 ** 3;

/**
 * The ids of what a file brings are made of a hash of the file or of the import, so that they are found together, and the same file again finds
 * its own. `tries` counts how often the row's own was removed or taken back: the next one then gets a new id;
 * for a customer it is the batch that added him. A UUID of version 8 (RFC 9562, 5.8).
 * `rowId('0f4c…', 0, 12)` → `'0f4c…-…-8000-b…-00000000000c'`
 */
export function rowId(sha256: string, tries: number, row: number): string {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return `${fileId(sha256)}-8${hex(tries, 3)}-b${sha256.slice(12, 15)}-${hex(row, 12)}`;
}

/** What all ids of a file begin with: `fileId('0f4c…')` → `'0f4c4a00-aaaa'` */
export function fileId(sha256: string): string {
  return `${sha256.slice(0, 8)}-${sha256.slice(8, 12)}`;
}

/** How often that of this row had been removed when this one was made: `triesOf('0f4c4a00-aaaa-8002-b…')` → `2` */
export function triesOf(id: string): number {
  return Number.parseInt(id.slice(15, 18), 16);
}

/** The row of the file that an id is of: `rowOfId('0f4c…-…-8000-b…-00000000000c')` → `12` */
export function rowOfId(id: string): number {
  return Number.parseInt(id.slice(24), 16);
}

/** `isFileId('0f4c4a00-aaaa')` → `true` */
export function isFileId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}$/.test(text);
}
