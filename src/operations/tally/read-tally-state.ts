import { type Period, periodDays } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { TallyStore } from '../ports/tally.ts';
import { earlierExports } from './earlier-exports.ts';
import { wantedVouchers } from './wanted-vouchers.ts';

type TallyState = { vouchers: number; changed: number; cancelled: number; files: { at: string; by: string }[] };

const MOST_FILES = 10;

/** How many vouchers the next file of a period has, and which files were written before. */
export async function readTallyState(
  { tally }: { tally: TallyStore },
  { taxState, period }: { taxState: TaxState; period: Period },
): Promise<TallyState> {
  const days = { taxState, ...periodDays(period) };
  const upTo = await tally.head();
  const files = await tally.exports(taxState);
  const { has, changed, cancelled } = wantedVouchers(tally, {
    ...{ days, upTo },
    earlier: earlierExports(files),
    again: false,
  });
  const state = { vouchers: 0, changed: 0, cancelled: 0 };
  for await (const heads of tally.heads(days, upTo)) state.vouchers += heads.filter(has).length;
  for await (const batch of changed()) state.changed += batch.length;
  for await (const _ of cancelled()) state.cancelled += 1;
  return {
    ...state,
    files: files
      .filter(({ from, to }) => from === days.from && to === days.to)
      .map(({ at, by }) => ({ at, by }))
      .reverse()
      .slice(0, MOST_FILES),
  };
}
