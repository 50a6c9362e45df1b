/** `portalText('Panel 8" \\ white')` → `"Panel 8'' / white"`: the portal takes neither quotation marks nor backslashes, and one line. */
export function portalText(typed: string): string {
  return typed
    .replaceAll('"', "''")
    .replaceAll('\\', '/')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** `portalNumber('dl/26-27/0101')` → `'DL/26-27/0101'`, `portalNumber('/101')` → `null`: a number that the portal takes begins with a letter or with 1 to 9. */
export function portalNumber(number: string): string | null {
  const upper = number.trim().toUpperCase();
  return /^[A-Z1-9][A-Z0-9/-]{0,15}$/.test(upper) ? upper : null;
}
