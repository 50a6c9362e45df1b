import type { DayBookEntry, DayBookKind } from '#domain/receivables/day-book-entry.ts';
import type { TaxState } from '#domain/tax/states.ts';

export type DayBookFilter = {
  /** '' for all of them. */
  kind: DayBookKind | '';
  taxState: TaxState | '';
  /** First and last date, inclusive; '' for no limit. */
  from: string;
  to: string;
  /** Beginnings of words of number, reference or name; '' for all. */
  query: string;
  /** The id of a customer; '' for all. */
  customer: string;
  withCancelled: boolean;
};

/** How many vouchers of a kind there are, cancelled ones too, and the sum of the others in paise. */
type DayBookSum = { kind: DayBookKind; count: number; amount: bigint };

export type DayBook = {
  /** Newest day first, and in a day what was issued last. Kinds without a voucher have no sum. */
  page(filter: DayBookFilter, page: number, size: number): Promise<{ entries: DayBookEntry[]; sums: DayBookSum[] }>;
  /** Oldest day first. */
  stream(filter: DayBookFilter): AsyncIterable<DayBookEntry>;
};
