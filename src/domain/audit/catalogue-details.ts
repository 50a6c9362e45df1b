import type { CatalogueChange } from '../catalogue/catalogue-changes.ts';
import { catalogueFieldName } from '../catalogue/catalogue-field-name.ts';
import { siteWordsFieldName } from '../site-words/site-words-problems.ts';
import { fromTo } from './from-to.ts';

/** The lines about a saved catalogue and saved words of the site. */
export const catalogueDetails = {
  'catalogue saved': ({ changes }: Record<string, unknown>): string[] => changesIn(changes, catalogueFieldName),
  'words of the site saved': ({ changes }: Record<string, unknown>): string[] => changesIn(changes, siteWordsFieldName),
  'material saved': ({ changes }: Record<string, unknown>): string[] => changesIn(changes, catalogueFieldName),
  'material removed': (): string[] => [],
  'materials from a file': ({ materials }: Record<string, unknown>): string[] => movedDetails(materials),
  'materials of a file taken back': (): string[] => [],
  'product asked for': ({ note }: Record<string, unknown>): string[] => [
    typeof note === 'string' && note ? `“${note}”` : '',
  ],
  'product declined': (): string[] => [],
};

/** A file may bring thousands: the first of the new codes, and what the first of the others have changed. */
function movedDetails(materials: unknown): string[] {
  if (!Array.isArray(materials)) return [];
  const moved = materials as { code: string; changes?: CatalogueChange[] }[];
  const added = moved.filter(({ changes }) => changes === undefined).map(({ code }) => code);
  const changed = moved.filter(({ changes }) => changes !== undefined);
  const more = (count: number) => (count > MOST_TOLD ? ` and ${count - MOST_TOLD} more` : '');
  return [
    added.length > 0 ? `new: ${added.slice(0, MOST_TOLD).join(', ')}${more(added.length)}` : '',
    ...changed
      .slice(0, MOST_TOLD)
      .map(({ code, changes }) => `${code}: ${changesIn(changes, catalogueFieldName).join(', ')}`),
    changed.length > MOST_TOLD ? `changed:${more(changed.length)}` : '',
  ];
}

const MOST_TOLD = 20;

function changesIn(changes: unknown, nameOf: (field: string) => string): string[] {
  if (!Array.isArray(changes)) return [];
  if (changes.length === 0) return ['nothing changed'];
  return (changes as CatalogueChange[]).map(({ field, from, to }) => fromTo(nameOf(field), from, to));
}
