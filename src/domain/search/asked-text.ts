/** A question is cut here: nobody types so much, and the page of results repeats it in each of its links. */
export const MOST_LETTERS = 100;

/** `askedText('  kaleen ')` → `'kaleen'`: what is searched of a typed text, its first 100 letters. */
export function askedText(typed: string): string {
  const text = typed.trim();
  return isCut(text) ? [...text].slice(0, MOST_LETTERS).join('').trimEnd() : text;
}

/** Whether a typed text has more letters than are searched. */
export function isCut(typed: string): boolean {
  const text = typed.trim();
  return text.length > MOST_LETTERS && [...text].length > MOST_LETTERS;
}
