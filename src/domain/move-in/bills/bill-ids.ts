/**
 * The ids of the bills of a file are made of its hash, so that they can be found together, and the same file again finds its own. `tries`
 * counts how often the bill of this row was removed or taken back: the next one then gets a new id. A UUID of version 8 (RFC 9562, 5.8).
 * `billId('0f4c…', 0, 12)` → `'0f4c…-…-8000-b…-00000000000c'`
 */
export function billId(sha256: string, tries: number, row: number): string {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return `${billFile(sha256)}-8${hex(tries, 3)}-b${sha256.slice(12, 15)}-${hex(row, 12)}`;
}

/** What the ids of all bills of a file begin with: `billFile('0f4c…')` → `'0f4c4a00-aaaa'` */
export function billFile(sha256: string): string {
  return `${sha256.slice(0, 8)}-${sha256.slice(8, 12)}`;
}

/** How often the bill of this row had been removed when this one was made: `triesOf('0f4c4a00-aaaa-8002-b…')` → `2` */
export function triesOf(id: string): number {
  return Number.parseInt(id.slice(15, 18), 16);
}

/** The row of the file that the bill came from: `rowOfBill('0f4c…-…-8000-b…-00000000000c')` → `12` */
export function rowOfBill(id: string): number {
  return Number.parseInt(id.slice(24), 16);
}

/** `isBillFile('0f4c4a00-aaaa')` → `true` */
export function isBillFile(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}$/.test(text);
}
