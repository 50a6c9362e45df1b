import { indianDate } from '#domain/calendar/indian-date.ts';
import { dueDay } from '#domain/returns/period.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { fileReturn } from '#operations/returns/file-return.ts';
import type { Ports } from '../open-ports.ts';
import { monthBefore } from './demo-document.ts';
import { loadedOrThrow } from './issue-demo-document.ts';

/** A month whose return the demo has filed. */
export type DemoFiling = { taxState: TaxState; monthsAgo: number };

/** Marks months as filed on the day on which they were due. */
export async function fileDemoReturns(ports: Ports, filings: readonly DemoFiling[], actor: Actor): Promise<void> {
  const today = indianDate(ports.system.now());
  for (const { taxState, monthsAgo } of filings) {
    const period = monthBefore(today, monthsAgo);
    // A load that was interrupted has filed it.
    if (await ports.returns.filing(taxState, period)) continue;
    const [year = '', month = ''] = period.split('-');
    const arn = `AA${taxStates[taxState].code}${month}${year.slice(2)}0000000`;
    const revision = await ports.returns.revision();
    const filedOn = dueDay(period, 'monthly');
    loadedOrThrow(await fileReturn(ports, { state: taxState, period, revision, filedOn, arn }, actor));
  }
}
