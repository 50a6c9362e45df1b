import { hasUnfitCharacter } from '../text/unfit-characters.ts';

/** More rows in one file are not taken: the portals' own files are smaller. */
export const maxPortalRows = 10_000;

/** `cutError('…')` → the portal's reason for a refusal, as much of it as anybody reads. */
export function cutError(text: string): string {
  // The first half of a pair is left out with its second.
  return text.length > MAX_ERROR ? `${text.slice(0, MAX_ERROR).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/**
 * `portalRowsProblem(10_001)` → `'The file has more than 10,000 rows. …'`: why a portal's file is too large to be taken in,
 * or `null`.
 */
export function portalRowsProblem(rows: number): string | null {
  return rows > maxPortalRows
    ? 'The file has more than 10,000 rows. Download the answers from the portal in smaller parts, and send one after the other.'
    : null;
}

/** `portalTextProblem(7, ['DL/26-27/0001', 'x'.repeat(101)])` → `'Row 7 …'`: a text that no portal writes, or `null`. */
export function portalTextProblem(row: number, texts: string[], longest = MAX_TEXT): string | null {
  if (texts.some(hasUnfitCharacter))
    return `Row ${row} of the file has a character that cannot be stored, which no portal writes. Download the file from the portal again.`;
  return texts.some((text) => text.length > longest)
    ? `Row ${row} of the file has a text of more than ${longest.toLocaleString('en-IN')} characters, which no portal writes. Download the file from the portal again.`
    : null;
}

/** A signed QR code has about 1,000 characters. */
export const maxSignedQr = 5_000;
const MAX_TEXT = 100;
const MAX_ERROR = 300;
