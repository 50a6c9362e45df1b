import { filledLines } from '#domain/site-words/filled-lines.ts';
import type { SiteTextId } from '#domain/site-words/site-text-ids.ts';
import type { Words } from '../words/words.ts';
import { cityIn } from './city-in.ts';
import { listInWords } from './list-in-words.ts';
import type { Site } from './site-page.ts';

type Sayer = Pick<Site, 'said' | 'company' | 'language'> & { catalogue: Pick<Site['catalogue'], 'categories'> };

/**
 * The paragraphs of a text that the owner wrote, with the facts of the firm filled in: `saidLines(site, 'reasons', words)` →
 * `['Offices in Kochi and Bhubaneswar.']`. One that names the cities is left out while the firm has no office.
 */
export function saidLines(site: Sayer, id: SiteTextId, words: Words): string[] {
  const said = site.said[id];
  if (!said) return [];
  const names = [...new Set(site.company.contact.offices.map(({ city }) => city))];
  const cities =
    said.lang === site.language
      ? listInWords([...new Set(names.map((city) => cityIn(city, words)))], words)
      : names.join(', ');
  return filledLines(said.text, { firm: site.company.name, n: site.catalogue.categories.length, cities });
}

/** The same as one text: '' where nothing is written. */
export function saidText(site: Sayer, id: SiteTextId, words: Words): string {
  return saidLines(site, id, words).join(' ');
}

/** The language of a text, where it is not that of the page. */
export function saidLang({ said, language }: Pick<Site, 'said' | 'language'>, id: SiteTextId): string | undefined {
  const lang = said[id]?.lang;
  return lang === language ? undefined : lang;
}
