import type { AccountItem } from '#domain/receivables/account-item.ts';
import type { AgeBox, Ageing } from '#domain/receivables/ageing.ts';
import type { OutstandingChoice, OutstandingRow, OutstandingSums } from '#domain/receivables/outstanding-row.ts';
import type { UnusedAdvance } from '#domain/receivables/unused-advance.ts';
import type { TaxState } from '#domain/tax/states.ts';

/* What customers owe, by age. Dates `YYYY-MM-DD`, money in paise. */

export type OutstandingFilter = {
  /** What was owed at the end of this day. */
  asOf: string;
  /** On this day the stored rows answer; an earlier day is calculated. */
  today: string;
  /** '' for both registrations. */
  taxState: TaxState | '';
};

export type OutstandingSearch = OutstandingFilter & {
  /** Words that begin words of the name, the GSTIN or the phone; '' for all. */
  query: string;
  which: OutstandingChoice;
};

/** What a figure of a row consists of; `box` '' for all of the row. */
export type ItemsFilter = OutstandingFilter & { customer: string | null; box: AgeBox | 'advance' | '' };

/** An item with what was open of it. `buyer`: of a document that is nobody's, as its paper names him; else ''. */
export type OpenItem = AccountItem & { buyer: string };

/** `since`: the oldest due date of what is overdue; '' when nothing is. */
export type CustomerDebt = { balance: number; overdue: number; since: string; ageing: Ageing };

export type OutstandingStore = {
  /** A page of the rows, most owed first. Throws `Overloaded` when too many past days are being calculated. */
  rows(search: OutstandingSearch, page: number, size: number): Promise<OutstandingRow[]>;
  /** The sums of all rows, and how many there are of each choice. Throws as `rows` does. */
  sums(search: OutstandingSearch): Promise<OutstandingSums>;
  /** Debts by due date, then advances. */
  items(filter: ItemsFilter, page: number, size: number): Promise<{ items: OpenItem[]; count: number }>;
  /** What was left of advances at the end of the day, oldest first, cancelled later or not. Throws as `rows` does. */
  advances(filter: OutstandingFilter): Promise<UnusedAdvance[]>;
  /** What these customers owe today, by id; without those that owe nothing and have no advance. */
  ofCustomers(customers: string[], today: string): Promise<Map<string, CustomerDebt>>;
};
