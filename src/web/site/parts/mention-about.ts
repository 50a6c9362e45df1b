/**
 * The Description after the visitor asked about something: it keeps the visitor's text, and mentions nothing twice. `last` is
 * the text that was inserted the last time: it is replaced, unless the visitor has changed it.
 */
export function mentionAbout(written: string, about: string, last: string): string {
  if (about === '' || written.includes(about)) return written;
  if (written.trim() === '' || written === last) return about;
  return `${written.trimEnd()}\n${about}`;
}
