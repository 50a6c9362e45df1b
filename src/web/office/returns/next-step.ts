import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import {
  dueDay,
  type FilingFrequency,
  isQuarter,
  type Period,
  periodDays,
  periodName,
} from '#domain/returns/period.ts';
import type { Role } from '#domain/staff/role.ts';
import { counted } from '#domain/text/counted.ts';
import { daysUntil } from './days-until.ts';
import type { MendRow, ReturnError } from './mend-list.ts';
import { remedyWords } from './remedy-words.ts';

/** What comes next in a return: one sentence, and the main button that does it. */
export type NextStep = { lead: string; rest: string } & (
  | { act: 'mend'; button: string; row: ReturnError }
  | { act: 'file' | 'mark'; button: string }
  | { act: 'open'; button: string; period: Period }
  | { act: 'none' }
);

type StepFacts = {
  today: string;
  role: Role;
  /** The file for the portal was saved on this screen. */
  fileTaken: boolean;
};

/** `nextStep(answer, rows, facts)` → mend, then the file, then 'Mark as filed', then the next period. */
export function nextStep(shown: ReturnAnswer, rows: readonly MendRow[], facts: StepFacts): NextStep {
  const { filed, period, form, after, frequency, due } = shown;
  const name = returnName(period, frequency);
  const button = fileName(form);
  if (filed) {
    const then = `Next is ${returnName(after, frequency)}, due ${formatDate(dueDay(after, frequency))}.`;
    return { act: 'open', lead: 'Filed.', rest: then, button: `Open ${shortName(after)}`, period: after };
  }
  const open = rows.filter(({ answer }) => answer === '');
  const days = daysUntil(due, facts.today);
  const left = days < 0 ? `${counted(-days, 'day')} late` : `${counted(days, 'day')} left`;
  const [first] = open.filter(({ error }) => error.remedy !== 'open');
  if (first) {
    const { error } = first;
    const rest = `${counted(open.length, 'thing')} to mend, ${left}.`;
    return { act: 'mend', lead: `Next: ${error.number}.`, rest, button: remedyWords(error), row: error };
  }
  const waiting = open.length > 0 ? `${counted(open.length, 'thing')} to mend in the document itself, ${left}.` : '';
  if (periodDays(period).to >= facts.today)
    return {
      act: 'file',
      lead: `${shortName(period)} is not over.`,
      rest: waiting || 'These are its figures of now.',
      button,
    };
  if (!facts.fileTaken) {
    const rest = waiting || `Then mark ${name} as filed.`;
    return { act: 'file', lead: 'Next: the file for the portal.', rest, button };
  }
  if (facts.role !== 'owner')
    return { act: 'none', lead: 'Next: upload it at the portal.', rest: `Then an owner marks ${name} as filed.` };
  return { act: 'mark', lead: `Next: mark ${name} as filed.`, rest: waiting, button: 'Mark as filed' };
}

/** `fileName('iff')` → `'IFF JSON'`: the file for the portal. */
export function fileName(form: ReturnAnswer['form']): string {
  return form === 'iff' ? 'IFF JSON' : 'GSTR-1 JSON';
}

/** `returnName('2026-10', 'quarterly')` → `'the IFF of October'`; what is filed, inside a sentence. */
export function returnName(period: Period, frequency: FilingFrequency): string {
  return frequency === 'quarterly' && !isQuarter(period) ? `the IFF of ${shortName(period)}` : shortName(period);
}

/** `shortName('2026-10')` → `'October'` */
export function shortName(period: Period): string {
  const name = periodName(period);
  return isQuarter(period) ? name : name.slice(0, -5);
}
