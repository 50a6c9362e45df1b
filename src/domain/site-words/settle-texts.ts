import { languages } from '../text/language.ts';
import type { SiteText, SiteWordsRecord } from './site-words-record.ts';

/** The record as it is stored, without space around its texts and without blank ones: of `{ line: { en: ' Panels ', hi: '' }, … }` `{ line: { en: 'Panels' }, … }` */
export function settleTexts(words: SiteWordsRecord): SiteWordsRecord {
  const { texts, samples } = words;
  return { ...words, texts: settled(texts), samples: { ...samples, texts: settled(samples.texts) } };
}

function settled<Id extends string>(texts: Readonly<Record<Id, SiteText>>): Record<Id, SiteText> {
  const entries = Object.entries<SiteText>(texts).map(([id, text]) => [
    id,
    Object.fromEntries(
      languages.flatMap((language) => {
        const line = (text[language] ?? '').trim();
        return line === '' ? [] : [[language, line]];
      }),
    ),
  ]);
  return Object.fromEntries(entries);
}
