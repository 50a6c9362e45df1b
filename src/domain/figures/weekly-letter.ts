import { addDays, formatDate, indianDate } from '../calendar/indian-date.ts';
import type { Plot, PlotSentence } from './figures.ts';

/** A letter comes on Monday, from this hour in India on. */
const HOUR = 8;

/** A Monday. */
const someMonday = '2026-11-23';

/** The Monday of the week whose letter is due: `letterWeek('2026-11-23T02:00:00Z')` → `'2026-11-16'`, half an hour before eight. */
export function letterWeek(now: string): string {
  const day = indianDate(new Date(Date.parse(now) - HOUR * 3_600_000).toISOString());
  const since = Math.round((Date.parse(day) - Date.parse(someMonday)) / 86_400_000);
  return addDays(day, -(((since % 7) + 7) % 7));
}

/** Where the links of a letter lead. */
type LetterLinks = { behind: (plot: Plot) => string; stop: string };

/**
 * `weeklyLetter('Aangan Interiors', '2026-11-23', sentences, links)` → its subject, and the sentences of the financial year until that
 * day that say more than a sum with their links, as plain text; null when none does.
 */
export function weeklyLetter(
  firm: string,
  day: string,
  sentences: readonly PlotSentence[],
  links: LetterLinks,
): { subject: string; text: string } | null {
  const telling = sentences.filter(({ says }) => says);
  if (telling.length === 0) return null;
  return {
    subject: `How it goes at ${firm}, ${formatDate(day)}`,
    text: [
      `This financial year, until ${formatDate(day)}:`,
      '',
      ...telling.flatMap(({ plot, text }) => [`${text}.`, links.behind(plot), '']),
      `This letter comes each Monday. Remove your address here, and it stops: ${links.stop}`,
      '',
    ].join('\n'),
  };
}
