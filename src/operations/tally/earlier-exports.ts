import type { TallyExport, TallyHead } from '../ports/tally.ts';

export type EarlierExports = {
  /** Whether an earlier file has this document or voucher. */
  has(head: Pick<TallyHead, 'date' | 'seq'>): boolean;
  /** The audit line up to which cancellations were written; 0 when there is no file yet. */
  upTo: number;
};

/** What the files of a registration have: all with a date in their days that was issued up to their audit line. */
export function earlierExports(exports: readonly TallyExport[]): EarlierExports {
  const upToOf = new Map<string, TallyExport>();
  for (const file of exports) {
    const key = `${file.from} ${file.to}`;
    if ((upToOf.get(key)?.upTo ?? 0) <= file.upTo) upToOf.set(key, file);
  }
  const newest = [...upToOf.values()];
  return {
    has: ({ date, seq }) => newest.some(({ from, to, upTo }) => from <= date && date <= to && seq <= upTo),
    upTo: newest.reduce((most, { upTo }) => Math.max(most, upTo), 0),
  };
}
