import { failed, type Outcome, ok } from '#domain/outcome.ts';

/** Reads the bytes of a text file as UTF-8, UTF-16 or Windows-1252; refused when they are no text, or a mixture of encodings. */
export function decodeText(bytes: Uint8Array): Outcome<string> {
  const utf16 = utf16Of(bytes);
  if (utf16) return decode(bytes, utf16) ?? failed('invalid', broken);
  if (bytes.includes(0)) return failed('invalid', 'This is no text file, Excel sheet or Tally export.');
  const utf8 = decode(bytes, 'utf-8');
  if (utf8) return utf8;
  const mixed = mixedLines(bytes);
  if (mixed) return failed('invalid', mixed);
  if (bytes.some((byte) => unassigned.has(byte))) return failed('invalid', broken);
  return decode(bytes, 'windows-1252') ?? failed('invalid', broken);
}

const broken =
  'The letters of this file cannot be read. Save it in Excel as “CSV UTF-8 (comma delimited)”, or as an Excel workbook.';

/** Windows-1252 has no letters for these bytes. */
const unassigned = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

function decode(bytes: Uint8Array, encoding: string): Outcome<string> | null {
  try {
    return ok(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** By the byte order mark; without one, UTF-16 shows as a NUL in one half of the first letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null;
}

/** Files that were joined from two programs have lines in UTF-8 and lines in Windows-1252: no reading is right for both. */
function mixedLines(bytes: Uint8Array): string | null {
  let utf8Line = 0;
  let otherLine = 0;
  let start = 0;
  for (let line = 1; start < bytes.length && !(utf8Line && otherLine); line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const part = bytes.subarray(start, end === -1 ? bytes.length : end);
    start = end === -1 ? bytes.length : end + 1;
    if (part.every((byte) => byte < 0x80)) continue;
    if (decode(part, 'utf-8')) utf8Line ||= line;
    else otherLine ||= line;
  }
  if (!utf8Line || !otherLine) return null;
  return `Line ${utf8Line} of the file is written in UTF-8 and line ${otherLine} is not. Save the whole file again, in Excel as “CSV UTF-8 (comma delimited)”.`;
}
