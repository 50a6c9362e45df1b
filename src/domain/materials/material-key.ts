/** The most characters of a code. */
export const longestCode = 40;

/** What is said of anything else. */
export const codeRule = `A code has letters, digits, spaces and hyphens, at most ${longestCode}, and a letter or digit at both ends: WP 204.`;

/** The code in an address, the same however it is typed: `materialKey('WP 204')` → `'wp-204'` */
export function materialKey(code: string): string {
  return code.trim().toLowerCase().replaceAll(/[ -]+/g, '-');
}

/** Letters, digits, spaces and hyphens, with a letter or digit at both ends: `isMaterialCode('WP 204')` → `true` */
export function isMaterialCode(code: string): boolean {
  return code.length <= longestCode && /^[A-Za-z\d](?:[A-Za-z\d -]*[A-Za-z\d])?$/.test(code);
}

/** `materialPath('/wallpapers', 'WP 204')` → `'/wallpapers/wp-204'` */
export function materialPath(gallery: string, code: string): string {
  return `${gallery}/${materialKey(code)}`;
}
