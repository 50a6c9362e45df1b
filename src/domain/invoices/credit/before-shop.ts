import { formatRupees } from '../../money/format-rupees.ts';
import type { Problem } from '../../outcome.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { liveTotals } from '../live-totals.ts';

/** An invoice that this shop did not issue: `value` is what staff said of it, `credited` what its valid notes took back, in paise. */
export type BeforeShop = { number: string; value: number; credited: number };

/** `beforeShopProblems(note, { number: 'OLD/7', value: 1_000_00, credited: 400_00 })` → why the note takes back more than is left of it. */
export function beforeShopProblems(draft: InvoiceDraft, { number, value, credited }: BeforeShop): Problem[] {
  const { taxable, tax } = liveTotals(draft).totals;
  // Its paper says the rounded amount alone: what its notes come to is rounded in the same way.
  const most = value % 100 === 0 ? value + 49 : value;
  if (draft.kind !== 'credit' || credited + taxable + tax <= most) return [];
  const left = formatRupees(Math.max(0, value - credited));
  const message =
    `${number} came to ₹ ${formatRupees(value)}, and ₹ ${left} of it is left. Lower the rows, ` +
    'or correct its value in Returns, in the note that says it';
  return [{ field: 'referenceNumber', message }];
}
