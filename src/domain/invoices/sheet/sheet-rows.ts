import { formatQuantity, formatRate, formatRupees } from '../../money/format-rupees.ts';
import { safeNumber } from '../../money/paise.ts';
import { type LineTax, lineValue } from '../../tax/gst.ts';
import type { InvoiceLine } from '../invoice.ts';

/** A quantity, split at its point. `pad` is printed invisibly after it, so that all points of the column align. */
type SheetQuantity = { int: string; frac: string; pad: string };

export type SheetRow = {
  n: string;
  name: string;
  note: string;
  hsn: string;
  qty: SheetQuantity;
  unit: string;
  rate: string;
  gst: string;
  value: string;
  /** Missing without a discount: the paper has the column only when a row has one. */
  discount?: SheetDiscount;
};

/** `{ amount: '5,000.00', of: '5% of 1,00,000.00' }`: rule 46(j) wants the value before the discount too. */
type SheetDiscount = { amount: string; of: string };

/** `sheetRows(invoice.lines, invoiceTotals(invoice).lines)` → the rows, numbered from 1, with the contents that rule 46(g) to (l) requires. */
export function sheetRows(lines: InvoiceLine[], taxes: LineTax[]): SheetRow[] {
  const quantities = lines.map((line) => splitAtPoint(formatQuantity(line.quantityMilli)));
  const longest = quantities.map(({ frac }) => frac).reduce((a, b) => (b.length > a.length ? b : a), '');
  return lines.map((line, index) => {
    const { int, frac } = quantities[index] ?? { int: '', frac: '' };
    return {
      n: String(index + 1),
      name: line.product,
      note: line.description,
      hsn: line.hsn,
      qty: { int, frac, pad: longest.slice(frac.length).replace(/\d/g, '0') },
      unit: line.unit,
      rate: formatRupees(line.ratePaise),
      gst: formatRate(line.gstBasisPoints),
      value: formatRupees(taxes[index]?.taxable ?? 0),
      ...(line.discountPaise > 0 && { discount: sheetDiscount(line) }),
    };
  });
}

/** `withoutRates(rows)` → the rows of a document without GST: the rates of its draft are not charged. */
export function withoutRates(rows: SheetRow[]): SheetRow[] {
  return rows.map((row) => ({ ...row, gst: '' }));
}

function sheetDiscount(line: InvoiceLine): SheetDiscount {
  const { discountPaise, discountBasisPoints } = line;
  const of = `of ${formatRupees(safeNumber(lineValue(line)))}`;
  return {
    amount: formatRupees(discountPaise),
    of: discountBasisPoints > 0 ? `${formatRate(discountBasisPoints)}% ${of}` : of,
  };
}

function splitAtPoint(quantity: string) {
  const [int = '', frac] = quantity.split('.');
  return { int, frac: frac === undefined ? '' : `.${frac}` };
}
