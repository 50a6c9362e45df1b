import type { CatalogueChange } from '../catalogue/catalogue-changes.ts';
import { languages } from '../text/language.ts';
import { siteTextIds } from './site-text-ids.ts';
import type { SiteWordsRecord } from './site-words-record.ts';

/** Longer values are shortened: a line of the audit log stays short. In characters. */
const LONGEST = 200;

/** The differences between two records: `siteWordsChanges(before, after)` → `[{ field: 'foundingYear', from: '', to: '1998' }]` */
export function siteWordsChanges(before: SiteWordsRecord, after: SiteWordsRecord): CatalogueChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...now]
    .map(([field, to]) => ({ field, from: old.get(field) ?? '', to }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) }));
}

function valuesOf({ languages: chosen, foundingYear, texts }: SiteWordsRecord): Map<string, string> {
  const values = new Map([
    ['languages', chosen.join(', ')],
    ['foundingYear', foundingYear === null ? '' : String(foundingYear)],
  ]);
  for (const id of siteTextIds)
    for (const language of languages) values.set(`texts.${id}.${language}`, texts[id][language] ?? '');
  return values;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')} …` : text;
}
