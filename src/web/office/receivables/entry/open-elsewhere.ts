import type { TaxState } from '#domain/tax/states.ts';
import type { Account } from './entry-of-draft.ts';

type Elsewhere = {
  state: TaxState;
  /** Of all debts, in paise; advances are beside it. */
  owed: number;
  invoices: number;
  overdue: number;
  advance: number;
};

/** What is open with the other registrations of the firm; those without anything are left out. `openElsewhere(accounts, 'kerala', today)` */
export function openElsewhere(
  accounts: Partial<Record<TaxState, Account>>,
  chosen: TaxState,
  today: string,
): Elsewhere[] {
  return Object.entries(accounts).flatMap(([state, { debts, advances }]) => {
    if (state === chosen) return [];
    const found = {
      state: state as TaxState,
      owed: sumOf(debts),
      invoices: debts.length,
      overdue: sumOf(debts.filter(({ due }) => due < today)),
      advance: sumOf(advances),
    };
    return found.owed > 0 || found.advance > 0 ? [found] : [];
  });
}

function sumOf(items: readonly { open: number }[]) {
  return items.reduce((sum, { open }) => sum + open, 0);
}
