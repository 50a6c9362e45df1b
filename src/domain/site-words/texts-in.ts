import type { Language } from '../text/language.ts';
import type { NameIn } from '../text/names.ts';
import { type SiteTextId, siteTextIds } from './site-text-ids.ts';
import type { SiteText, SiteWordsRecord } from './site-words-record.ts';

/** The texts that are written, each in the language of a page, or else in the first of the owner's languages that has it; `lang` says which. */
export type SiteTexts = Readonly<Partial<Record<SiteTextId, NameIn>>>;

/** `textsIn(words, 'hi').line` → `{ text: '2005 से …', lang: 'hi' }`; absent where nothing is written. */
export function textsIn({ languages: chosen, texts }: SiteWordsRecord, language: Language): SiteTexts {
  const order = [language, ...chosen];
  return Object.fromEntries(siteTextIds.flatMap((id) => entryOf(id, texts[id], order)));
}

function entryOf(id: SiteTextId, text: SiteText, order: readonly Language[]): [SiteTextId, NameIn][] {
  const lang = order.find((each) => (text[each] ?? '').trim() !== '');
  return lang ? [[id, { text: text[lang] ?? '', lang }]] : [];
}
