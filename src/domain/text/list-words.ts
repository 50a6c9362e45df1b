/** `listWords(['Kerala', 'Goa', 'Assam'])` → `'Kerala, Goa and Assam'`: texts as a sentence of the office lists them. */
export function listWords(texts: readonly string[]): string {
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' and ');
}
