import { readDecimal } from '../money/paise.ts';
import { chargesTax } from './charges-tax.ts';
import type { DraftLine, InvoiceDraft, InvoiceLine } from './invoice.ts';
import { lineDiscount } from './line-discount.ts';

/**
 * `readLine(row, draft)` → the row in paise, thousandths and basis points, its texts trimmed; `null` while a number is missing or
 * wrong. A document that charges no tax has 0% on a row of any rate.
 */
export function readLine(
  line: DraftLine,
  draft: Partial<Pick<InvoiceDraft, 'kind' | 'withoutGst' | 'purpose' | 'showTax' | 'supplyType'>> = {},
): InvoiceLine | null {
  const quantityMilli = readDecimal(line.quantity, 3);
  const ratePaise = readDecimal(line.rate, 2);
  const gstBasisPoints = readDecimal(line.gst, 2);
  if (quantityMilli === null || ratePaise === null || gstBasisPoints === null) return null;
  const discount = lineDiscount(line, { quantityMilli, ratePaise });
  if (!discount) return null;
  return {
    row: line.row,
    product: cleaned(line.product),
    description: cleaned(line.description),
    hsn: cleaned(line.hsn),
    quantityMilli,
    ratePaise,
    unit: cleaned(line.unit),
    gstBasisPoints: chargesTax(draft) ? gstBasisPoints : 0,
    ...discount,
  };
}

/** `cleaned(' Oak\r\nand ash ')` → `'Oak\nand ash'` */
export function cleaned(text: string): string {
  // Hardly any text has one, and a hundred thousand documents are read at once.
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
  return lines.trim();
}
