/** A book of a thousand pages has more; what stands further back is not what it is about. */
const MOST_LETTERS = 60_000;

// A word that the end of a line parts: a soft hyphen, or what PDFium writes for one.
const brokenWord = new RegExp(`[${String.fromCharCode(0xad, 2, 0xfffe)}](?:\\r?\\n)?`, 'g');

/**
 * What is kept of the text of a brochure, for the search: `brochureText(['Soft\r\nfloors', ''])` → `'Soft floors'`; '' where its
 * pages are pictures. A word that the end of a line parts is whole.
 */
export function brochureText(pages: readonly string[]): string {
  return pages
    .join(' ')
    .slice(0, 2 * MOST_LETTERS)
    .replaceAll(brokenWord, '')
    .replaceAll(/[\p{Cc}\p{Cn}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS);
}
