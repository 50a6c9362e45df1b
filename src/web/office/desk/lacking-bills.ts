import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { LackingEwayAnswer } from '#contract/returns/eway.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { taxStates } from '#domain/tax/states.ts';
import type { CallAnswer } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';

/** How many invoices of a registration lack a part of their e-way bill. */
type LackingCount = { state: TaxState; bills: number; vehicles: number };

/** Of each registration that has one; those without are left out. */
export async function fetchLackingBills(
  { company }: Pick<Desk, 'company'>,
  signal: AbortSignal,
): Promise<CallAnswer<LackingCount[]>> {
  const counts: LackingCount[] = [];
  for (const state of company ? registeredStates(company) : []) {
    const answer = await callStaff<LackingEwayAnswer[]>(path(paths.ewayLacking, { state }), {
      read: (response) => response.json(),
      signal,
    });
    if (!answer.ok) return answer;
    const vehicles = answer.value.filter(({ lacks }) => lacks === 'part-b').length;
    if (answer.value.length > 0) counts.push({ state, bills: answer.value.length - vehicles, vehicles });
  }
  return { ok: true, value: counts, headers: new Headers() };
}

/** The list of the first registration that has some. */
export function ewayPage(count: LackingCount | undefined): string {
  return `${paths.returns}?${new URLSearchParams({ state: count?.state ?? 'delhi', tab: 'eway' })}`;
}

/** `'3 invoices of Delhi without one, 1 without its vehicle'` */
export function ewaySaid(counts: readonly LackingCount[]): string {
  return counts
    .map(({ state, bills, vehicles }) => {
      const without =
        bills > 0 ? `${bills} ${bills === 1 ? 'invoice' : 'invoices'} of ${taxStates[state].name} without one` : '';
      const waiting = vehicles > 0 ? `${vehicles} of ${taxStates[state].name} without the vehicle` : '';
      return [without, waiting].filter(Boolean).join(', ');
    })
    .join('; ');
}
