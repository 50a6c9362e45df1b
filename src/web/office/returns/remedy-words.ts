import type { ReturnError } from './mend-list.ts';

/** `remedyWords(error)` → `'Add place of supply'`: the button that mends it. */
export function remedyWords({ remedy, suggestion }: Pick<ReturnError, 'remedy' | 'suggestion'>): string {
  if (remedy === 'gstin' && suggestion !== '') return 'Take that one';
  return words[remedy] ?? 'Open document';
}

const words: Record<string, string> = {
  place: 'Add place of supply',
  gstin: 'Add GSTIN',
  original: 'Add its invoice',
  open: 'Open document',
};
