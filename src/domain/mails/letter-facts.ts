import type { SharedPage } from '../shares/shared-page.ts';
import { compareText } from '../text/compare-text.ts';
import type { LetterFacts } from './write-letter.ts';

type SharedFacts = Pick<SharedPage, 'kind' | 'number' | 'period' | 'date' | 'amount' | 'money'>;

/** What a letter says of something that is shared. A due date is said only while something is owed. */
export function letterFacts(firm: string, { kind, number, period, date, amount, money }: SharedFacts): LetterFacts {
  const owed = money?.kind === 'owed' ? money : null;
  if (kind === 'statement')
    return { firm, kind, from: period?.from ?? date, to: period?.to ?? date, owed: owed?.owed ?? 0 };
  if (kind === 'receipt') return { firm, kind, number, date, amount: amount ?? 0 };
  return { firm, kind, number, date, amount: amount ?? 0, due: owed?.due ?? null };
}

type Debt = { number: string; due: string; open: number };

/** A reminder of what is past its due date, oldest first. */
export function reminderFacts(
  firm: string,
  customer: string,
  { from, to }: { from: string; to: string },
  debts: readonly Debt[],
  today: string,
): LetterFacts {
  const late = debts.filter(({ due }) => due < today).toSorted((one, other) => compareText(one.due, other.due));
  return {
    firm,
    kind: 'reminder',
    customer,
    today,
    overdue: late.reduce((sum, { open }) => sum + open, 0),
    from,
    to,
    debts: late.map(({ number, due, open }) => ({ number, due, owed: open })),
  };
}
