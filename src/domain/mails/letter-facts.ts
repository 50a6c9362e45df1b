import type { SharedPage } from '../shares/shared-page.ts';
import { compareText } from '../text/compare-text.ts';
import type { LetterFacts } from './write-letter.ts';

type SharedFacts = Pick<SharedPage, 'kind' | 'number' | 'period' | 'date' | 'amount' | 'money' | 'terms'>;

/** What a letter says of something that is shared. A due date is said only while something is owed. */
export function letterFacts(firm: string, shared: SharedFacts): LetterFacts {
  const { kind, number, period, date, amount, money, terms } = shared;
  const owed = money?.kind === 'owed' ? money : null;
  if (kind === 'statement')
    return { firm, kind, from: period?.from ?? date, to: period?.to ?? date, owed: owed?.owed ?? 0 };
  if (kind === 'receipt') return { firm, kind, number, date, amount: amount ?? 0 };
  return { firm, kind, number, date, amount: amount ?? 0, due: owed?.due ?? null, terms };
}

type Debt = { number: string; due: string; open: number };

/** Those that are past their due date, oldest first. */
export function lateDebts<Each extends Debt>(debts: readonly Each[], today: string): Each[] {
  return debts.filter(({ due }) => due < today).toSorted((one, other) => compareText(one.due, other.due));
}

/** A reminder of `late`, in its order. `terms`: the terms of payment of the bill, '' for none. */
export function reminderFacts(
  firm: string,
  customer: string,
  { from, to }: { from: string; to: string },
  late: readonly (Debt & { terms: string })[],
  today: string,
): LetterFacts {
  return {
    firm,
    kind: 'reminder',
    customer,
    today,
    overdue: late.reduce((sum, { open }) => sum + open, 0),
    from,
    to,
    debts: late.map(({ number, due, open, terms }) => ({ number, due, owed: open, terms })),
  };
}
