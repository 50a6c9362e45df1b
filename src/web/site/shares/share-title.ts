import { formatDate } from '#domain/calendar/indian-date.ts';
import type { SharedPage } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { fillWords } from '#domain/text/fill-words.ts';

/** `{ kind: 'Tax Invoice', number: 'DL/26-27/0043' }`; of a statement, its period. */
export function shareTitle({ kind, number, period, language }: SharedPage): { kind: string; number: string } {
  const words = sharedWords(language);
  return {
    kind: words[kind],
    number: period ? fillWords(words.period, { from: formatDate(period.from), to: formatDate(period.to) }) : number,
  };
}
