/** A text as a database can store it. Databases change or refuse lone surrogates and NUL, so a hash of those would not match the stored text. */
export function asStored(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '\uFFFD') : wellFormed;
}
