import { roundHalfUp, safeNumber } from '../money/paise.ts';
import { rupeesInWords } from '../money/rupees-in-words.ts';
import { type LineTax, lineTax } from '../tax/gst.ts';
import type { Invoice } from './invoice.ts';

/** The figures of one document, in paise, and the payable amount in words. */
export type InvoiceTotals = {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  /** cgst + sgst + igst */
  tax: number;
  /** payable − (taxable + tax), from −49 to +50 */
  roundOff: number;
  payable: number;
  words: string;
};

/** The sums of one HSN code at one rate, in paise. */
export type HsnTotals = {
  hsn: string;
  gstBasisPoints: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
};

/**
 * `invoiceTotals(invoice)` → the tax of each line, the sums and the table by HSN code and rate.
 * Totals are sums of rounded lines, so screen, paper and return agree; only the payable amount is rounded to the rupee.
 */
export function invoiceTotals(invoice: Pick<Invoice, 'taxType' | 'lines'>): {
  lines: LineTax[];
  totals: InvoiceTotals;
  byHsn: HsnTotals[];
} {
  const lines = invoice.lines.map((line) => lineTax(line, invoice.taxType));
  const sum = (head: keyof LineTax) => safeNumber(lines.reduce((total, line) => total + BigInt(line[head]), 0n));
  const [taxable, cgst, sgst, igst] = [sum('taxable'), sum('cgst'), sum('sgst'), sum('igst')];
  const { payable, roundOff } = roundToRupee(sum('total'));
  return {
    lines,
    totals: { taxable, cgst, sgst, igst, tax: cgst + sgst + igst, roundOff, payable, words: rupeesInWords(payable) },
    byHsn: byHsn(invoice.lines, lines),
  };
}

/** `roundToRupee(123_450)` → `{ payable: 123_500, roundOff: 50 }`. Half a rupee goes up, as section 170 rounds tax. */
function roundToRupee(paise: number): { payable: number; roundOff: number } {
  const payable = safeNumber(roundHalfUp(BigInt(paise), 100n) * 100n);
  return { payable, roundOff: payable - paise };
}

function byHsn(lines: Invoice['lines'], taxes: LineTax[]): HsnTotals[] {
  const groups = new Map<string, HsnTotals>();
  for (const [index, { hsn, gstBasisPoints }] of lines.entries()) {
    const tax = taxes[index];
    if (!tax) continue;
    const key = `${hsn} ${gstBasisPoints}`;
    const before = groups.get(key) ?? { hsn, gstBasisPoints, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    groups.set(key, {
      ...before,
      taxable: before.taxable + tax.taxable,
      cgst: before.cgst + tax.cgst,
      sgst: before.sgst + tax.sgst,
      igst: before.igst + tax.igst,
    });
  }
  return [...groups.values()];
}
