import { addDays } from '../calendar/indian-date.ts';
import type { TaxState } from '../tax/states.ts';
import { type FilingFrequency, isQuarter, type Period, periodDays } from './period.ts';

/** The day after a month, or a quarter, on which GSTR-3B is due: of a quarter it goes by the state. */
export const gstr3bDays = {
  ...{ from: '2021-01-01', source: 'Notification 82/2020-Central Tax: CGST Rules, rule 61(1)' },
  ...{ month: 20, quarter: 22, quarterOfOthers: 24 },
};

/** Those that the rule names for the earlier day. It does not name the other territory, which is never late by being here. */
const statesOf22nd: readonly TaxState[] = [
  ...([
    'chhattisgarh',
    'madhya-pradesh',
    'gujarat',
    'dadra-and-nagar-haveli-and-daman-and-diu',
    'maharashtra',
  ] as const),
  ...([
    'karnataka',
    'goa',
    'lakshadweep',
    'kerala',
    'tamil-nadu',
    'puducherry',
    'andaman-and-nicobar-islands',
  ] as const),
  ...(['telangana', 'andhra-pradesh', 'other-territory'] as const),
];

/** `gstr3bDue('2026-Q3', 'quarterly', 'assam')` → `'2027-01-24'`; null for the month of an IFF, which has no GSTR-3B. */
export function gstr3bDue(period: Period, frequency: FilingFrequency, state: TaxState): string | null {
  if (frequency === 'quarterly' && !isQuarter(period)) return null;
  const ofQuarter = statesOf22nd.includes(state) ? gstr3bDays.quarter : gstr3bDays.quarterOfOthers;
  return addDays(periodDays(period).to, isQuarter(period) ? ofQuarter : gstr3bDays.month);
}
