/** `fillWords('Page {n} of {m}', { n: 1, m: 3 })` → `'Page 1 of 3'` */
export function fillWords(pattern: string, values: Record<string, string | number>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** `countWords(1, '1 image', '{n} images')` → `'1 image'`: Hindi and Odia may need another word for one, too. */
export function countWords(n: number, one: string, many: string): string {
  return fillWords(n === 1 ? one : many, { n });
}
