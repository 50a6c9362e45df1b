import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { periodName } from '#domain/returns/period.ts';
import { counted } from '#domain/text/counted.ts';

/** `'2 exports of October 2026 have no shipping bill: table 6A and the refund want it.'`; '' when none waits. */
export function billsSaid({ withoutBill: { count }, period }: Pick<ReturnAnswer, 'withoutBill' | 'period'>): string {
  if (count === 0) return '';
  const exports = `${counted(count, 'export')} of ${periodName(period)} ${count === 1 ? 'has' : 'have'}`;
  return `${exports} no shipping bill: table 6A and the refund want it.`;
}
