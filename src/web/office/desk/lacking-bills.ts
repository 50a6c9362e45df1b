import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { LackingEwayAnswer } from '#contract/returns/eway.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import type { CallAnswer } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';

/** How many documents of a registration lack a part of their e-way bill. `more`: there are older ones, too. */
type LackingCount = { state: TaxState } & Pick<LackingEwayAnswer, 'bills' | 'vehicles' | 'more'>;

/** Of each registration that has one; those without are left out. */
export async function fetchLackingBills(
  { company }: Pick<Desk, 'company'>,
  signal: AbortSignal,
): Promise<CallAnswer<LackingCount[]>> {
  const counts: LackingCount[] = [];
  for (const state of registeredStates(company)) {
    const answer = await callStaff<LackingEwayAnswer>(`${path(paths.ewayLacking, { state })}?totals=only`, {
      read: (response) => response.json(),
      signal,
    });
    if (!answer.ok) return answer;
    const { bills, vehicles, more } = answer.value;
    if (bills + vehicles > 0) counts.push({ state, bills, vehicles, more });
  }
  return { ok: true, value: counts, headers: new Headers() };
}

/** The list of the first registration that has some. */
export function ewayPage(count: LackingCount | undefined): string {
  return `${paths.returns}?${new URLSearchParams({ ...(count && { state: count.state }), tab: 'eway' })}`;
}

/** `'3 documents of Kerala without one, 1 of Kerala without the vehicle'` */
export function ewaySaid(counts: readonly LackingCount[]): string {
  return counts
    .map(({ state, bills, vehicles, more }) => {
      const { name } = taxStates[state];
      const without = bills > 0 ? `${bills} ${bills === 1 ? 'document' : 'documents'} of ${name} without one` : '';
      const waiting = vehicles > 0 ? `${vehicles} of ${name} without the vehicle` : '';
      return [without, waiting, more ? 'and older ones' : ''].filter(Boolean).join(', ');
    })
    .join('; ');
}
