import { formatRupees } from '../../money/format-rupees.ts';
import { roundHalfUp, safeNumber } from '../../money/paise.ts';
import type { Problem } from '../../outcome.ts';
import { lineTaxable } from '../../tax/gst.ts';
import { isAtPriceOf, isSamePrice, pricedRow } from '../credit/priced-row.ts';
import type { CreditedInvoice } from '../credited-invoice.ts';
import type { DraftLine, InvoiceDraft } from '../invoice.ts';

/**
 * `creditLineWarnings(note, original)` → the rows of a credit note that do not match its invoice: another unit, another price
 * after discount, and in a note without GST a product that was not sold. What is more than is left is no warning: see
 * `creditProblems`.
 */
export function creditLineWarnings({ lines, withoutGst }: InvoiceDraft, original: CreditedInvoice): Problem[] {
  const sold = original.draft.lines.filter(({ product }) => product.trim() !== '');
  return lines.flatMap((line) => {
    const product = line.product.trim();
    if (product === '') return [];
    const warning = (cell: string, message: string): Problem[] => [
      { field: `line ${line.row}${cell}`, message: `Row ${line.row}: ${message}` },
    ];
    const rows = sold.filter((row) => row.product.trim() === product);
    if (rows.length === 0) return withoutGst ? warning('', `${original.number} has no ${product}`) : [];
    const unit = line.unit.trim();
    const alike = rows.filter((row) => row.unit.trim() === unit);
    const takesBack = alike.some((each) => isAtPriceOf(line, each));
    return [
      ...(unit !== '' && alike.length === 0
        ? warning(' unit', `${original.number} sold ${product} per ${eachOnce(rows.map((row) => row.unit.trim()))}`)
        : []),
      ...(takesBack ? otherDiscount(line, alike) : []).flatMap((charged) =>
        warning(
          ' discount',
          `${original.number} charged ${charged}, after its discount: the note credits the same price`,
        ),
      ),
    ];
  });
}

/** The prices after discount on the invoice, when a row that takes goods back credits another one; `[]` without a discount on either. */
function otherDiscount(line: DraftLine, sold: DraftLine[]): string[] {
  const credit = pricedRow(line);
  const prices = sold.flatMap((row) => pricedRow(row) ?? []).filter(({ quantityMilli }) => quantityMilli > 0);
  if (!credit || [credit, ...prices].every(({ discountPaise }) => discountPaise === 0)) return [];
  if (prices.length === 0 || prices.some((price) => isSamePrice(credit, price))) return [];
  const each = prices.map((price) => roundHalfUp(lineTaxable(price) * 1000n, BigInt(price.quantityMilli)));
  return [eachOnce(each.map((paise) => `₹ ${formatRupees(safeNumber(paise))}`))];
}

function eachOnce(words: string[]) {
  return [...new Set(words)].join(' and ');
}
