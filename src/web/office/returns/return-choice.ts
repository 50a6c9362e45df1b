import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { isPeriod, lastEnded, type Period } from '#domain/returns/period.ts';
import { type TaxState, taxStateIds } from '#domain/tax/states.ts';
import { frequencyOf } from '../parts/return-periods.ts';

const returnTabs = ['gstr1', 'einvoice', 'eway'] as const;
type ReturnTab = (typeof returnTabs)[number];

/** Which return the screen shows. */
export type ReturnChoice = { state: TaxState; period: Period; tab: ReturnTab };

/** `returnInAddress('?state=assam&period=2026-10', desk)` → that return; what the address leaves out is the last period that has ended. */
export function returnInAddress(
  search: string,
  desk: Pick<Desk, 'paper' | 'today' | 'documentStates' | 'endedFilings'>,
): ReturnChoice {
  const { today, documentStates: states } = desk;
  const params = new URLSearchParams(search);
  const state = states.find((each) => each === params.get('state')) ?? states[0] ?? taxStateIds[0];
  const period = params.get('period') ?? '';
  return {
    state,
    period: isPeriod(period) ? period : lastEnded(today, frequencyOf(desk, state)),
    tab: returnTabs.find((tab) => tab === params.get('tab')) ?? 'gstr1',
  };
}

/** `addressOfReturn({ state: 'kerala', period: '2026-10', tab: 'gstr1' })` → `/returns?state=kerala&period=2026-10` */
export function addressOfReturn({ state, period, tab }: ReturnChoice): string {
  const params = new URLSearchParams({ state, period, ...(tab === 'gstr1' ? {} : { tab }) });
  return `${paths.returns}?${params}`;
}
