import type { CatalogueChange } from '../catalogue/catalogue-changes.ts';
import { catalogueFieldName } from '../catalogue/catalogue-field-name.ts';
import { fromTo } from './from-to.ts';

/** The line about a saved catalogue, in words. */
export const catalogueDetails = {
  'catalogue saved': ({ changes }: Record<string, unknown>): string[] => {
    if (!Array.isArray(changes)) return [];
    if (changes.length === 0) return ['nothing changed'];
    return (changes as CatalogueChange[]).map(({ field, from, to }) => fromTo(catalogueFieldName(field), from, to));
  },
  'product asked for': ({ note }: Record<string, unknown>): string[] => [
    typeof note === 'string' && note ? `“${note}”` : '',
  ],
  'product declined': (): string[] => [],
};
