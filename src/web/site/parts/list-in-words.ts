import { fillWords } from '#domain/text/fill-words.ts';
import type { Words } from '../words/words.ts';

/** `listInWords(['Kochi', 'Bhubaneswar'], words)` → 'Kochi and Bhubaneswar' */
export function listInWords(names: readonly string[], { site }: Words): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : fillWords(site.and, { list: names.slice(0, -1).join(', '), last });
}
