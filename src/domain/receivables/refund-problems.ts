import { formatRupees } from '../money/format-rupees.ts';
import type { Problem } from '../outcome.ts';
import type { VoucherLine } from './voucher.ts';

/** A tax invoice whose notes take back more than it came to: `left` of what was received for it is not paid back yet, in paise. */
export type RefundLimit = { invoice: string; received: number; left: number };

/** By the id of a note; a note of any other invoice is not in it. The notes of an invoice share one entry. */
export type RefundLimits = ReadonlyMap<string, RefundLimit>;

/**
 * What such notes left as an advance was never received, and is no money to pay back: `refundProblems(lines, limits)` →
 * `[{ field: 'allocations.0', message: 'The notes of DL/26-27/0042 take back more than it came to, and …' }]`
 */
export function refundProblems(lines: readonly VoucherLine[], limits: RefundLimits): Problem[] {
  const paidBack = new Map<RefundLimit, number>();
  return lines.flatMap(({ source, debt, amount }, index) => {
    const limit = debt === null && source !== null ? limits.get(source) : undefined;
    if (!limit) return [];
    const before = paidBack.get(limit) ?? 0;
    paidBack.set(limit, before + amount);
    if (before + amount <= limit.left) return [];
    const { invoice, received, left } = limit;
    const message =
      `The notes of ${invoice} take back more than it came to, and ₹ ${formatRupees(received)} was received for it: ` +
      `₹ ${formatRupees(Math.max(0, left - before))} can be paid back. Returns says which notes`;
    return [{ field: `allocations.${index}`, message }];
  });
}
