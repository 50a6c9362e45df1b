import { type FilingFrequency, periodName, periodOf } from '../returns/period.ts';
import { compareText } from '../text/compare-text.ts';
import type { AccountItem, ItemKind } from './account-item.ts';

/** What an advance is for. GST is due on one for a service; on one for goods it is not. */
export type AdvanceMark = 'goods' | 'service';

/** What was left of an advance at the end of a day. */
export type UnusedAdvance = Pick<AccountItem, 'id' | 'kind' | 'number' | 'date' | 'customer' | 'amount'> & {
  name: string;
  /** The code of the customer's state: the place of supply of what he orders; '' when it is not known. */
  place: string;
  left: number;
  /** '' until staff say it. */
  mark: AdvanceMark | '';
};

/** An advance as the return of a period sees it. Table 11A has it once, in the return of its date (form GSTR-1, tables 11A and 11B). */
export type AdvanceOfPeriod = UnusedAdvance & {
  /** The period whose table 11A has it; '' for the one that is asked about. */
  declaredIn: string;
  /** What was used, paid back or cancelled of it since that: table 11B takes it. */
  used: number;
};

/**
 * `advancesOfPeriod(atTheEnd, atTheBeginning, { from: '2026-11-01', filing: 'monthly' })` → those that are left at the end, and those for services
 * that were left before `from` and are used up since, oldest first.
 */
export function advancesOfPeriod(
  now: readonly UnusedAdvance[],
  before: readonly UnusedAdvance[],
  { from, filing }: { from: string; filing: FilingFrequency },
): AdvanceOfPeriod[] {
  const ids = new Set(now.map(({ id }) => id));
  const usedUp = before.filter(({ id, mark }) => mark === 'service' && !ids.has(id));
  const leftBefore = new Map(before.map(({ id, left }) => [id, left]));
  return [...usedUp.map((advance) => ({ ...advance, left: 0 })), ...now]
    .map((advance) => ({
      ...advance,
      declaredIn: advance.date < from ? periodName(periodOf(advance.date, filing)) : '',
      used: Math.max(0, (leftBefore.get(advance.id) ?? 0) - advance.left),
    }))
    .sort((one, other) => compareText(one.date, other.date) || compareText(one.number, other.number));
}

/** Whether it is money that came before the supply. What a credit note leaves has had its tax corrected. */
export function takesMark(kind: ItemKind): boolean {
  return kind === 'receipt' || kind === 'opening';
}

/**
 * `unmarked`: how many nobody has marked; of those for services, in paise, `service`: what table 11A of this return takes, and `adjusted`: what
 * table 11B takes.
 */
export function sumOfAdvances(advances: readonly AdvanceOfPeriod[]): {
  unmarked: number;
  service: number;
  adjusted: number;
} {
  const services = advances.filter(({ mark }) => mark === 'service');
  return {
    unmarked: advances.filter(({ kind, mark }) => takesMark(kind) && mark === '').length,
    service: services.reduce((sum, { declaredIn, left }) => sum + (declaredIn === '' ? left : 0), 0),
    adjusted: services.reduce((sum, { used }) => sum + used, 0),
  };
}

/** What an advance came from. An invoice is one on a day on which it was paid twice. */
export const advanceNames: Record<ItemKind, string> = {
  invoice: 'Tax invoice',
  note: 'Credit note',
  opening: 'Opening bill',
  receipt: 'Receipt',
  refund: 'Refund',
  settlement: 'Settlement',
};
