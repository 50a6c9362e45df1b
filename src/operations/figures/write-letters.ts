import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Figures, Plot } from '#domain/figures/figures.ts';
import { letterWeek, weeklyLetter } from '#domain/figures/weekly-letter.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { FiguresStore } from '../ports/figures/figures-store.ts';
import type { LetterStore } from '../ports/figures/letter-store.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { System } from '../ports/system.ts';
import { readThisYear } from './read-this-year.ts';

/** The addresses that letters name. */
export type LetterAddresses = { behind: (plot: Plot, figures: Figures) => string; stop: string };

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current'>;
  figures: FiguresStore;
  letters: Pick<LetterStore, 'recipients' | 'add'>;
  mailer: Pick<Mailer, 'reach'>;
  letterAddresses: LetterAddresses;
};

/**
 * Writes the letter of this week for each address of the company record that has none yet, into the outbox. Where there is nothing to
 * say, that is stored too, and nothing is sent. Null when there was nothing to do.
 */
export async function writeLetters(ports: Ports): Promise<{ written: number } | null> {
  const { system, companies, letters, mailer, letterAddresses: addresses } = ports;
  if (mailer.reach === 'nobody') return null;
  const company = (await companies.current())?.company;
  const wanted = company?.weeklyLetterTo ?? [];
  if (!company || wanted.length === 0) return null;
  const now = system.now();
  const week = letterWeek(now);
  const known = await letters.recipients(week);
  const missing = wanted.filter((recipient) => !known.includes(recipient));
  if (missing.length === 0) return null;
  const figures = await readThisYear(ports);
  const letter = weeklyLetter(company.name, indianDate(now), figures.sentences, {
    behind: (plot) => addresses.behind(plot, figures),
    stop: addresses.stop,
  });
  const { subject, text } = letter ?? { subject: '', text: '' };
  await letters.add(missing.map((recipient) => ({ week, recipient, subject, text, dueAt: letter ? now : null })));
  return { written: letter ? missing.length : 0 };
}
