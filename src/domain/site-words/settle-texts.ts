import { languages } from '../text/language.ts';
import { siteTextIds } from './site-text-ids.ts';
import type { SiteWordsRecord } from './site-words-record.ts';

/** The texts as they are stored, without space around them and without blank ones: `settleTexts({ line: { en: ' Panels ', hi: '' }, … }).line` → `{ en: 'Panels' }` */
export function settleTexts(texts: SiteWordsRecord['texts']): SiteWordsRecord['texts'] {
  const settled = siteTextIds.map((id) => [
    id,
    Object.fromEntries(
      languages.flatMap((language) => {
        const text = (texts[id][language] ?? '').trim();
        return text === '' ? [] : [[language, text]];
      }),
    ),
  ]);
  return Object.fromEntries(settled);
}
