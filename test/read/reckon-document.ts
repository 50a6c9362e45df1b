import type { DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';

/** What a document comes to, in paise. */
export type Heads = { taxable: number; cgst: number; sgst: number; igst: number };

/** What a row comes to, by its product. */
type ReckonedRow = Heads & { product: string };

/**
 * A document reckoned from what was typed, with arithmetic of its own: each row is quantity times rate less its discount, each
 * tax a share of that, all half up to the paisa. Nothing is charged without GST and under LUT.
 */
export function reckonDocument(draft: InvoiceDraft, taxType: string): ReckonedRow[] {
  const isCharged = !draft.withoutGst && !/WOP$/.test(draft.supplyType ?? '');
  return draft.lines.map((line) => {
    const taxable = taxableOf(line);
    const percent = isCharged ? parts(line.gst, 2) : 0n;
    const half = taxType === 'state' ? halfUp(taxable * percent, 20_000n) : 0n;
    const igst = taxType === 'central' ? halfUp(taxable * percent, 10_000n) : 0n;
    const product = line.product.replaceAll(/\r\n?/g, '\n').trim();
    return { product, taxable: Number(taxable), cgst: Number(half), sgst: Number(half), igst: Number(igst) };
  });
}

function taxableOf({ quantity, rate, discount = '' }: DraftLine): bigint {
  const value = halfUp(parts(quantity, 3) * parts(rate, 2), 1_000n);
  const typed = discount.trim();
  if (typed === '') return value;
  const less = typed.endsWith('%') ? halfUp(value * parts(typed.slice(0, -1), 2), 10_000n) : parts(typed, 2);
  return value - less;
}

/** `parts('1,50,000.5', 2)` → `15000050n` */
function parts(typed: string, places: number): bigint {
  const [, whole, fraction = ''] = /^(\d+)\.?(\d*)$/.exec(typed.replaceAll(/[₹,\s]|\/-/g, '')) ?? [];
  if (whole === undefined || fraction.length > places) throw new Error(`“${typed}” is no number.`);
  return BigInt(whole + fraction.padEnd(places, '0'));
}

function halfUp(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}
