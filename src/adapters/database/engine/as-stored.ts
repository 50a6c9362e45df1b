/** A text as a database keeps it: half a character and NUL are changed or refused there, and a hash would not fit what is stored. */
export function asStored(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '\uFFFD') : whole;
}
