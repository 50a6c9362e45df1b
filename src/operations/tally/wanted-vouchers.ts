import type { TallyCancelled, TallyDays, TallyDocument, TallyHead, TallyStore } from '../ports/tally.ts';
import type { EarlierExports } from './earlier-exports.ts';

/** What a file for Tally has, as it is at the audit line `upTo`. */
export type WantedVouchers = {
  days: TallyDays;
  upTo: number;
  /** Whether it has this document or voucher of its days. */
  has(head: TallyHead): boolean;
  /** Whether an earlier file has it, so that Tally has it already. */
  isThere(head: Pick<TallyHead, 'date' | 'seq'>): boolean;
  /** Documents of any day in earlier files, to which staff have added facts since the newest one. */
  changed(): AsyncGenerator<TallyDocument[]>;
  /** What was cancelled since the newest one, likewise. */
  cancelled(): AsyncGenerator<TallyCancelled>;
};

/** `again`: the file has all of its days, also what an earlier file has. */
export function wantedVouchers(
  tally: Pick<TallyStore, 'supplementedSince' | 'cancelledSince'>,
  { days, upTo, earlier, again }: { days: TallyDays; upTo: number; earlier: EarlierExports; again: boolean },
): WantedVouchers {
  const isRepeated = (head: Pick<TallyHead, 'date'>) => again && days.from <= head.date && head.date <= days.to;
  const isOlder = (head: TallyHead) => earlier.has(head) && !isRepeated(head);
  return {
    days,
    upTo,
    has: (head) => again || !earlier.has(head),
    isThere: (head) => earlier.has(head),
    changed: async function* () {
      // There is nothing to change or to take back before the first file.
      if (earlier.upTo === 0) return;
      for await (const batch of tally.supplementedSince(days.taxState, earlier.upTo, upTo)) yield batch.filter(isOlder);
    },
    cancelled: async function* () {
      if (earlier.upTo === 0) return;
      for await (const each of tally.cancelledSince(days.taxState, earlier.upTo, upTo)) if (isOlder(each)) yield each;
    },
  };
}
