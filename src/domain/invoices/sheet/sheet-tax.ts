import { formatRate, formatRupees } from '../../money/format-rupees.ts';
import { stateTax } from '../../tax/states.ts';
import type { Invoice } from '../invoice.ts';
import type { HsnTotals, InvoiceTotals } from '../invoice-totals.ts';

/** The tax table: one row for each HSN code and rate. A head (CGST, SGST, IGST) has a rate and an amount. */
export type SheetTax = {
  heads: string[];
  taxRows: { hsn: string; value: string; heads: [rate: string, amount: string][]; total: string }[];
  taxTotal: { value: string; heads: string[]; total: string };
};

/** `sheetTax(invoice, totals, byHsn).heads` → `['CGST', 'SGST']`. Rule 46(l) and (m): rate and amount of each head. */
export function sheetTax(
  { taxType, taxState }: Pick<Invoice, 'taxType' | 'taxState'>,
  totals: InvoiceTotals,
  byHsn: HsnTotals[],
): SheetTax {
  const heads = taxType === 'central' ? betweenStates : withinState(stateTax(taxState));
  return {
    heads: heads.map(({ name }) => name),
    taxRows: byHsn.map((row) => ({
      hsn: row.hsn,
      value: formatRupees(row.taxable),
      heads: heads.map(({ key, share }) => [formatRate(row.gstBasisPoints / share), formatRupees(row[key])]),
      total: formatRupees(row.cgst + row.sgst + row.igst),
    })),
    taxTotal: {
      value: formatRupees(totals.taxable),
      heads: heads.map(({ key }) => formatRupees(totals[key])),
      total: formatRupees(totals.tax),
    },
  };
}

/** `noTax(totals).heads` → `[]`: a document without GST has no tax table. */
export function noTax(totals: InvoiceTotals): SheetTax {
  return { heads: [], taxRows: [], taxTotal: { value: formatRupees(totals.taxable), heads: [], total: '0.00' } };
}

const betweenStates = [{ name: 'IGST', key: 'igst', share: 1 }] as const;

function withinState(second: string) {
  return [
    { name: 'CGST', key: 'cgst', share: 2 },
    { name: second, key: 'sgst', share: 2 },
  ] as const;
}
