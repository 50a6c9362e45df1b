/** Replaces lone surrogates and NUL, as the database would, so that the hash of the text matches the stored text. */
export function asStored(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '\uFFFD') : wellFormed;
}
