import type { InvoiceDraft } from '../invoices/invoice.ts';
import { readLine } from '../invoices/read-line.ts';
import { lineTax, type TaxType } from '../tax/gst.ts';

/** What a document sold of one product, in paise: its taxable value and its GST. Below zero on a credit note. */
export type Sale = { product: string; net: number; gst: number };

/**
 * `salesOf({ kind: 'credit', lines: [oak, oak, ash] … }, 'state')` → what was taken back of oak and of ash, below zero. The sums
 * over all products are taxable value and tax of the document. A pro-forma and a challan sell nothing.
 */
export function salesOf(draft: InvoiceDraft, taxType: TaxType): Sale[] {
  if (draft.kind !== 'tax' && draft.kind !== 'credit') return [];
  const sign = draft.kind === 'tax' ? 1 : -1;
  const sales = new Map<string, Sale>();
  for (const typed of draft.lines) {
    const line = readLine(typed, draft);
    if (!line) continue;
    const { taxable, total } = lineTax(line, taxType);
    const sale = sales.get(line.product) ?? { product: line.product, net: 0, gst: 0 };
    sale.net += sign * taxable;
    sale.gst += sign * (total - taxable);
    sales.set(line.product, sale);
  }
  return [...sales.values()];
}
