import { formatQuantity } from '../../money/format-rupees.ts';
import { readDecimal } from '../../money/paise.ts';
import type { Problem } from '../../outcome.ts';
import type { CreditedInvoice, CreditedLine } from '../credited-invoice.ts';
import type { DraftLine } from '../invoice.ts';
import { isAtPriceOf } from './priced-row.ts';

/**
 * `goodsProblems(rows, original)` → the rows of a note that take back more goods than are left: of the rows of the invoice at their
 * price, and of all rows of the product and unit. Ten rolls at ₹ 100 and ten at ₹ 50 are not fifteen at ₹ 100. Only a row at a price
 * of the invoice takes goods back.
 */
export function goodsProblems(lines: DraftLine[], { number, draft, creditedLines }: CreditedInvoice): Problem[] {
  const soldAs = soldRows(draft.lines);
  const before = creditedLines.map((row) => goodsOf(row, soldAs(row)));
  const wanted = lines.map((line) => goodsOf(line, soldAs(line)));
  return lines.flatMap((line, index) => {
    const sold = wanted[index]?.sold ?? [];
    if (sold.length === 0) return [];
    const alike = draft.lines.filter((row) => isAlike(row, line));
    const excess = (rows: DraftLine[]) => {
      const ofThem = (each: Goods[]) => sumOf(each.filter((goods) => isPartOf(goods.sold, rows)));
      const left = Math.max(0, sumOf(rows) - ofThem(before));
      return ofThem(wanted.slice(0, index + 1)) <= left ? null : left;
    };
    const ofAll = excess(alike);
    const ofPrice = sold.length === alike.length ? null : excess(sold);
    if (ofAll === null && ofPrice === null) return [];
    const isOfPrice = ofPrice !== null && ofPrice < (ofAll ?? Number.POSITIVE_INFINITY);
    const name = `${line.unit.trim()} of ${line.product.trim()}${isOfPrice ? ` at ₹ ${line.rate.trim()}` : ''}`;
    const says = leftOver(isOfPrice ? ofPrice : (ofAll ?? 0), `${name} are left in ${number}`);
    return [{ field: `line ${line.row} quantity`, message: `Row ${line.row}: ${says}` }];
  });
}

/** The rows of the invoice that a row of a note can take back, and how many of them in thousandths. */
type Goods = { sold: DraftLine[]; quantity: string };

type Row = Pick<CreditedLine, 'product' | 'unit' | 'quantity' | 'rate' | 'discount'>;

/** The rows of its product, unit and price; those of one price are one array, because most rows have the price of others. */
function soldRows(invoice: DraftLine[]): (row: Row) => DraftLine[] {
  const known = new Map<string, DraftLine[]>();
  return (row) => {
    const sold = invoice.filter((each) => isAlike(each, row) && isAtPriceOf(row, each));
    const key = sold.map((each) => each.row).join(' ');
    return known.get(key) ?? known.set(key, sold).get(key) ?? sold;
  };
}

function goodsOf({ quantity }: Row, sold: DraftLine[]): Goods {
  return { sold, quantity };
}

function isAlike(one: Pick<Row, 'product' | 'unit'>, other: Pick<Row, 'product' | 'unit'>): boolean {
  return one.product.trim() === other.product.trim() && one.unit.trim() === other.unit.trim();
}

/** Whether all goods that a row takes back are of these rows. */
function isPartOf(sold: DraftLine[], rows: DraftLine[]): boolean {
  return sold.length > 0 && (sold === rows || sold.every((each) => rows.includes(each)));
}

/** In thousandths; a quantity that is not a number counts as 0. */
function sumOf(rows: { quantity: string }[]): number {
  return rows.reduce((sum, { quantity }) => sum + (readDecimal(quantity, 3) ?? 0), 0);
}

function leftOver(left: number, what: string): string {
  return left === 0 ? `no more ${what}. Take the row out` : `${formatQuantity(left)} ${what}. Lower the quantity`;
}
