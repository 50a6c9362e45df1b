import { invoiceTotals } from '#domain/invoices/invoice-totals.ts';
import type { Gstr1Question } from '#domain/returns/gstr1.ts';
import { monthOf } from '#domain/returns/period.ts';
import type { ReturnDocument, ReturnLine } from '#domain/returns/return-document.ts';
import { lineTax, type TaxType } from '#domain/tax/gst.ts';
import { taxStates } from '#domain/tax/states.ts';
import { home } from '#test/specification/specified-firm.ts';

/** A row as a month is written down: code, quantity, price in rupees, unit and GST in percent. */
export type SoldRow = readonly [hsn: string, quantity: number, rupees: number, unit: string, gst: number];

type Changes = Partial<Omit<ReturnDocument, 'lines' | 'totals' | 'taxType'>> & { rows?: readonly SoldRow[] };

/**
 * A document as the returns see it, taxed as its place of supply says. `buildReturn({ number: 'DL/26-27/0101', gstin: '07…' })`
 */
export function buildReturn({ rows = [['39259090', 10, 100, 'pcs', 18]], ...changes }: Changes = {}): ReturnDocument {
  const { taxState = home, number = 'DL/26-27/0001', date = '2026-10-05', gstin = '' } = changes;
  const place = changes.place ?? (gstin === '' ? taxStates[taxState].code : gstin.slice(0, 2));
  const taxType: TaxType = place === taxStates[taxState].code ? 'state' : 'central';
  const sold = rows.map(([hsn, quantity, rupees, unit, gst], index) => ({
    row: index + 1,
    product: 'Wallpaper',
    description: '',
    hsn,
    unit,
    quantityMilli: Math.round(quantity * 1000),
    ratePaise: Math.round(rupees * 100),
    gstBasisPoints: Math.round(gst * 100),
    discountPaise: 0,
    discountBasisPoints: 0,
  }));
  const lines = sold.map(
    ({ ratePaise: _, discountPaise: __, discountBasisPoints: ___, ...line }, index): ReturnLine => {
      const { total: ____, ...tax } = lineTax(sold[index] ?? fail(), taxType);
      return { ...line, ...tax };
    },
  );
  return {
    id: number,
    kind: number.startsWith('CN') ? 'credit' : 'tax',
    seq: 1,
    cancelled: false,
    reverseCharge: false,
    buyerName: 'Example Hotels',
    buyerAddress: `Example Hotels\n1 Example Road\n${gstin}`,
    specimen: false,
    withoutGst: false,
    original: null,
    supplement: {},
    carried: false,
    reportedIn: null,
    declaredOn: null,
    irn: null,
    period: monthOf(date),
    ...changes,
    taxState,
    taxType,
    number,
    date,
    gstin,
    place,
    lines,
    totals: invoiceTotals({ taxType, lines: sold }).totals,
  };
}

function fail(): never {
  throw new Error('There is no such row.');
}

/** GSTR-1 of October 2026 of the specified firm, not filed: `askReturn({ period: '2026-Q3' })`. */
export function askReturn(changes: Partial<Gstr1Question> = {}): Gstr1Question {
  return {
    taxState: home,
    period: '2026-10',
    form: 'gstr1',
    gstin: '07ABCDE1234F1Z2',
    turnover: 'up-to-5',
    filedOn: '2026-11-10',
    filed: false,
    unitCodes: {},
    ...changes,
  };
}
