import { shortened } from '../audit/shortened.ts';
import type { CatalogueRecord } from './catalogue-record.ts';

/** One value that a save changed; `field` is its path in the record, `from` and `to` are readable text, '' for blank. */
export type CatalogueChange = { field: string; from: string; to: string };

/** More changes than these are counted and not listed: a line of the audit log stays short. */
const MOST = 200;

/**
 * The differences between two records; a list is one value, and what has a number or a folder is found by it.
 * `catalogueChanges(before, after)` → `[{ field: 'categories.18.names.or', from: '', to: 'ୱାଲପେପର୍' }]`
 */
export function catalogueChanges(before: CatalogueRecord, after: CatalogueRecord): CatalogueChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const changes = [...new Set([...now.keys(), ...old.keys()])]
    .map((field) => ({ field, from: old.get(field) ?? '', to: now.get(field) ?? '' }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) }));
  const left = changes.length - MOST;
  return left > 0 ? [...changes.slice(0, MOST), { field: 'more', from: '', to: `${left} more changes` }] : changes;
}

function valuesOf(record: CatalogueRecord): Map<string, string> {
  const values = new Map<string, string>();
  for (const list of ['categories', 'otherFolders', 'products', 'units', 'arrivals'] as const) {
    const entries = record[list].map((entry) => [keyOf(entry), entry] as const);
    values.set(list, entries.map(([key]) => key).join(', '));
    for (const [key, entry] of entries) addValues(values, `${list}.${key}`, entry);
  }
  values.set('folderOrder', record.folderOrder.join(', '));
  values.set('hsnCodes', record.hsnCodes.join(', '));
  for (const [index, slide] of record.home.slides.entries()) addValues(values, `home.slides.${index + 1}`, slide);
  for (const list of ['newArrivals', 'trending', 'bestSelling'] as const)
    values.set(`home.${list}`, record.home[list].join(', '));
  return values;
}

function keyOf(entry: object): string {
  const { id, folder, value } = entry as { id?: number; folder?: string; value?: string };
  return String(id ?? folder ?? value);
}

function addValues(values: Map<string, string>, field: string, value: unknown): void {
  if (Array.isArray(value)) values.set(field, value.join(', '));
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) addValues(values, `${field}.${name}`, inner);
  else values.set(field, value === null ? '' : String(value));
}
