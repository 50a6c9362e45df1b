/**
 * `withoutTokens('/d/xjmkejJtdRtT8vZ8zuby5dAMtkQ/file.pdf')` → `'/d/…/file.pdf'`. The token of a link opens a document, so it
 * must not be in a log: not in an error's message, and not in what a browser reports.
 */
export function withoutTokens(line: string): string {
  return line.replaceAll(tokens, '$1…');
}

// As it is, as JSON may write it (`\/d\/`), and escaped within another address.
const tokens = /((?:\\*\/|%(?:25)*2F)d(?:\\*\/|%(?:25)*2F))[\w-]{20,}/gi;
