import { readDecimal } from '../../money/paise.ts';
import { lineTaxable, lineValue } from '../../tax/gst.ts';
import type { CreditedInvoice, CreditedLine } from '../credited-invoice.ts';
import type { DraftLine, InvoiceLine } from '../invoice.ts';
import { readLine } from '../read-line.ts';
import { isAtPriceOf, pricedRow } from './priced-row.ts';

/** What credit notes have left of a row of a tax invoice: thousandths, and paise of its taxable value. */
type RowToCredit = { line: DraftLine; sold: InvoiceLine; quantity: number; taxable: bigint };

/**
 * `creditLeft(invoice)` → its rows, each with what its valid notes have left. Notes do not say which row they take back: a row
 * of a note takes from the rows of its product and unit at its price first, its value then from the rest of the product.
 */
export function creditLeft({ draft, creditedLines }: Pick<CreditedInvoice, 'draft' | 'creditedLines'>): RowToCredit[] {
  const rows = draft.lines.flatMap((line): RowToCredit[] => {
    const sold = line.product.trim() === '' ? null : readLine(line);
    return sold ? [{ line, sold, quantity: sold.quantityMilli, taxable: lineTaxable(sold) }] : [];
  });
  for (const credited of creditedLines) takeBack(rows, credited);
  return rows;
}

function takeBack(rows: RowToCredit[], credited: CreditedLine): void {
  const read = pricedRow(credited);
  if (!read) return;
  const gst = readDecimal(credited.gst, 2);
  const ofProduct = rows.filter(({ sold }) => sold.product === credited.product.trim());
  const alike = ofProduct.filter(({ sold }) => sold.unit === credited.unit.trim());
  const isSameRate = ({ sold }: RowToCredit) => sold.ratePaise === read.ratePaise;
  const atSomePrice = alike.filter(({ line }) => isAtPriceOf(credited, line));
  // A rate that another row has after its discount is that of its own rows first.
  const atPrice = [...atSomePrice.filter(isSameRate), ...atSomePrice.filter((row) => !isSameRate(row))];
  const atRate = (some: RowToCredit[]) => some.filter(({ sold }) => sold.gstBasisPoints === gst);
  if (atPrice.length > 0) {
    let quantity = read.quantityMilli;
    for (const row of new Set([...atRate(atPrice), ...atPrice, ...alike])) {
      const taken = Math.min(row.quantity, quantity);
      row.quantity -= taken;
      quantity -= taken;
    }
  }
  let value = lineTaxable(read);
  for (const row of new Set([...atRate(atPrice), ...atRate(ofProduct), ...ofProduct, ...rows])) {
    const taken = value < row.taxable ? value : row.taxable;
    row.taxable -= taken;
    value -= taken;
  }
}

/**
 * `linesToCredit(invoice)` → rows for a credit note of everything that is left, numbered from 1; `[]` when nothing is. A row
 * whose value is not its quantity times its rate any more has the difference as its discount.
 */
export function linesToCredit(original: Pick<CreditedInvoice, 'draft' | 'creditedLines'>): DraftLine[] {
  const rows = creditLeft(original);
  const lines = rows.flatMap((row) => {
    const goods = row.quantity > 0 && row.taxable > 0n ? goodsLine(row) : null;
    const rest = row.taxable - (goods?.taxable ?? 0n);
    const alike = rows.filter(({ sold }) => sold.product === row.sold.product && sold.unit === row.sold.unit);
    return [...(goods ? [goods.line] : []), ...(rest > 0n ? valueLine(row.line, rest, alike) : [])];
  });
  return lines.map((line, index) => ({ ...line, row: index + 1 }));
}

function goodsLine({ line, sold, quantity, taxable }: RowToCredit): { line: DraftLine; taxable: bigint } {
  const part = { ...line, quantity: quantity === sold.quantityMilli ? line.quantity : plain(BigInt(quantity), 3) };
  const asSold = pricedRow(part);
  if (asSold && lineTaxable(asSold) === taxable) return { line: part, taxable };
  const { discount: _, ...undiscounted } = part;
  const value = lineValue({ quantityMilli: quantity, ratePaise: sold.ratePaise });
  if (value <= taxable) return { line: undiscounted, taxable: value };
  return { line: { ...undiscounted, discount: plain(value - taxable, 2) }, taxable };
}

/** A row of value alone. Its rate is no price of the invoice, for such a row would take goods back; prices of a few paise leave none. */
function valueLine({ discount: _, ...line }: DraftLine, value: bigint, alike: RowToCredit[]): DraftLine[] {
  const rows = parts.map((part) => ({
    ...line,
    quantity: plain(1000n / part, 3),
    rate: plain(value * part, 2),
  }));
  return rows.filter((row) => !alike.some((each) => isAtPriceOf(row, each.line))).slice(0, 1);
}

const parts = [1n, 2n, 4n, 5n, 8n, 10n];

/** `plain(1_234_500n, 3)` → `'1234.5'`: as staff type it, without commas. */
function plain(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}
