import { runningBalance } from '../customers/running-balance.ts';
import { type AccountEntry, entryWords, signedAmount } from './account-entry.ts';
import type { AccountItem, ItemKind } from './account-item.ts';
import { type Ageing, ageingOf, daysOver, overdueOf } from './ageing.ts';
import { tdsKindText } from './voucher-wording.ts';

/** A line of a statement of account. `balance`: after it; above zero the customer owes it (Dr), below it is his (Cr). */
type StatementLine = {
  date: string;
  id: string;
  /** TDS has a separate line beside its receipt. */
  kind: ItemKind | 'tds';
  /** It takes back a receipt, refund or settlement that was cancelled. */
  cancelled: boolean;
  number: string;
  what: string;
  note: string;
  due: string;
  debit: number;
  credit: number;
  balance: number;
};

/** What a registration and a customer owe each other over a time. Money in paise, dates `YYYY-MM-DD`. */
export type Statement = {
  from: string;
  to: string;
  opening: number;
  lines: StatementLine[];
  debit: number;
  credit: number;
  closing: number;
  /** What is owed at the end of `to`, by due date. */
  open: (AccountItem & { daysOver: number })[];
  advances: AccountItem[];
  ageing: Ageing;
  overdue: number;
};

type StatementFacts = {
  from: string;
  to: string;
  /** The balance before the first day. */
  opening: number;
  entries: readonly AccountEntry[];
  debts: readonly AccountItem[];
  advances: readonly AccountItem[];
};

/** `statementOf({ opening: 100, entries: [receipt of 60], … }).closing` → `40` */
export function statementOf({ from, to, opening, entries, debts, advances }: StatementFacts): Statement {
  const lines = runningBalance(opening, entries.filter(({ counts }) => counts).flatMap(linesOf)).map(
    ({ amount: _, ...line }) => line,
  );
  const ageing = ageingOf(
    debts.map(({ due, open }) => ({ due, owed: open })),
    to,
  );
  return {
    from,
    to,
    opening,
    lines,
    debit: lines.reduce((sum, line) => sum + line.debit, 0),
    credit: lines.reduce((sum, line) => sum + line.credit, 0),
    closing: lines.at(-1)?.balance ?? opening,
    open: debts.map((item) => ({ ...item, daysOver: daysOver(item.due, to) })),
    advances: [...advances],
    ageing,
    overdue: overdueOf(ageing),
  };
}

type Unbalanced = Omit<StatementLine, 'balance'> & { amount: number };

function linesOf(entry: AccountEntry): Unbalanced[] {
  const { id, kind, date, number, due, side, takesBack, tds, tdsKind } = entry;
  const line = (what: string, note: string, amount: number, kindOf: Unbalanced['kind'] = kind): Unbalanced => ({
    ...{ id, kind: kindOf, date, number, what, note, cancelled: takesBack, amount },
    due: side === 'debt' && kind !== 'refund' && !takesBack ? due : '',
    debit: Math.max(amount, 0),
    credit: Math.max(-amount, 0),
  });
  const { what, note } = entryWords(entry);
  const amount = signedAmount(entry);
  // A set-off shows what it moved in both columns.
  if (side === 'transfer') return [{ ...line(what, note, 0), debit: entry.amount, credit: entry.amount }];
  if (tds === 0) return [line(what, note, amount)];
  const held = amount < 0 ? -tds : tds;
  const tdsWords = ['TDS held back', tdsKind === 'gst' ? tdsKindText(tdsKind) : '', takesBack ? 'cancelled' : ''];
  return [line(what, note, amount - held), line(tdsWords.filter(Boolean).join(', '), '', held, 'tds')];
}
