import { shortened } from '../audit/shortened.ts';
import type { CatalogueChange } from '../catalogue/catalogue-changes.ts';
import { languages } from '../text/language.ts';
import { letterPairTitles } from './look/site-look.ts';
import { sampleTermIds } from './samples/sample-terms.ts';
import { siteTextIds } from './site-text-ids.ts';
import type { SiteWordsRecord } from './site-words-record.ts';

/** The differences between two records: `siteWordsChanges(before, after)` → `[{ field: 'foundingYear', from: '', to: '1998' }]` */
export function siteWordsChanges(before: SiteWordsRecord, after: SiteWordsRecord): CatalogueChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...now]
    .map(([field, to]) => ({ field, from: old.get(field) ?? '', to }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) }));
}

function valuesOf({ languages: chosen, foundingYear, texts, look, samples }: SiteWordsRecord): Map<string, string> {
  const values = new Map([
    ['languages', chosen.join(', ')],
    ['foundingYear', foundingYear === null ? '' : String(foundingYear)],
    ['look.accent', look.accent],
    ['look.letters', letterPairTitles[look.letters]],
    ['samples.on', samples.on ? 'on' : 'off'],
    ['samples.most', String(samples.most)],
  ]);
  for (const id of siteTextIds)
    for (const language of languages) values.set(`texts.${id}.${language}`, texts[id][language] ?? '');
  for (const id of sampleTermIds)
    for (const language of languages) values.set(`samples.texts.${id}.${language}`, samples.texts[id][language] ?? '');
  return values;
}
