import type { CatalogueChange } from '../catalogue/catalogue-changes.ts';
import { catalogueFieldName } from '../catalogue/catalogue-field-name.ts';
import { siteWordsFieldName } from '../site-words/site-words-problems.ts';
import { fromTo } from './from-to.ts';

/** The lines about a saved catalogue and saved words of the site. */
export const catalogueDetails = {
  'catalogue saved': ({ changes }: Record<string, unknown>): string[] => changesIn(changes, catalogueFieldName),
  'words of the site saved': ({ changes }: Record<string, unknown>): string[] => changesIn(changes, siteWordsFieldName),
  'product asked for': ({ note }: Record<string, unknown>): string[] => [
    typeof note === 'string' && note ? `“${note}”` : '',
  ],
  'product declined': (): string[] => [],
};

function changesIn(changes: unknown, nameOf: (field: string) => string): string[] {
  if (!Array.isArray(changes)) return [];
  if (changes.length === 0) return ['nothing changed'];
  return (changes as CatalogueChange[]).map(({ field, from, to }) => fromTo(nameOf(field), from, to));
}
