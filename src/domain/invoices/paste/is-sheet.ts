/** `isSheet('Blinds\t16')` → `true`: the text on the clipboard has several cells, by a tab or a second line. */
export function isSheet(text: string): boolean {
  return /\t|\n\s*\S/.test(text.trim());
}
