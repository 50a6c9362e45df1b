/**
 * The Description once somebody has asked about something: what they wrote stays, and nothing is mentioned twice.
 * `last` is what was put in the time before: it gives way, when nobody has changed it.
 */
export function mentionAbout(written: string, about: string, last: string): string {
  if (about === '' || written.includes(about)) return written;
  if (written.trim() === '' || written === last) return about;
  return `${written.trimEnd()}\n${about}`;
}
