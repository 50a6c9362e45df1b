import { formatRupees } from '../money/format-rupees.ts';
import { safeNumber } from '../money/paise.ts';
import type { Problem } from '../outcome.ts';
import type { VoucherDraft } from './voucher.ts';

/** A tax invoice that TDS is held back from, in paise. */
type Billed = { number: string; taxable: number; payable: number };

/** Who holds tax back rounds it to a rupee. */
const ROUNDING = 1_00;

/**
 * GST held back under section 51 is 2 % of the taxable value, at most of what is paid: more than that, or less than the part that
 * is paid, is asked about. Lines without an invoice (opening bills) have no taxable value here. TDS of income tax has many rates.
 */
export function tdsWarnings(
  { kind, tdsKind, lines }: Pick<VoucherDraft, 'kind' | 'tdsKind' | 'lines'>,
  invoices: ReadonlyMap<string, Billed>,
): Problem[] {
  if (tdsKind !== 'gst') return [];
  return lines.flatMap(({ debt, amount, tds }, index) => {
    const invoice = invoices.get(debt ?? '');
    if (!invoice || tds === 0) return [];
    const whole = twoPercent(invoice.taxable, 1, 1);
    // A settlement names no payment that it is a part of.
    const least = kind === 'settlement' ? 0 : twoPercent(invoice.taxable, amount, invoice.payable);
    if (tds <= whole + ROUNDING && tds >= least - ROUNDING) return [];
    const paid = least < whole && tds < least ? `, of the part that is paid ${formatRupees(least)}` : '';
    const message = `TDS of GST on ${invoice.number} is ${formatRupees(tds)}; 2 % of its taxable value is ${formatRupees(whole)}${paid}: check the certificate`;
    return [{ field: `allocations.${index}`, message }];
  });
}

/** `twoPercent(1000_00, 590_00, 1180_00)` → `10_00`: of the part of an invoice that is paid. */
function twoPercent(taxable: number, part: number, whole: number): number {
  return safeNumber((BigInt(taxable) * 2n * BigInt(part)) / (100n * BigInt(whole)));
}
