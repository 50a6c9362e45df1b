import { readDecimal } from '../../money/paise.ts';
import { lineTaxable } from '../../tax/gst.ts';
import type { DraftLine, InvoiceLine } from '../invoice.ts';
import { lineDiscount } from '../line-discount.ts';

type TypedPrice = Pick<DraftLine, 'quantity' | 'rate' | 'discount'>;

type Priced = Pick<InvoiceLine, 'quantityMilli' | 'ratePaise' | 'discountPaise'>;

/** `pricedRow({ quantity: '2', rate: '85.50' })` → thousandths and paise; `null` while a number is missing or wrong. */
export function pricedRow(row: TypedPrice): Priced | null {
  const [quantityMilli, ratePaise] = [readDecimal(row.quantity, 3), readDecimal(row.rate, 2)];
  if (quantityMilli === null || ratePaise === null) return null;
  const discount = lineDiscount(row, { quantityMilli, ratePaise });
  return discount && { quantityMilli, ratePaise, discountPaise: discount.discountPaise };
}

/** Whether two rows have the same price for one piece, after discount. Value and discount of each are rounded by half a paisa at most. */
export function isSamePrice(one: Priced, other: Priced): boolean {
  const [few, many] = [BigInt(one.quantityMilli), BigInt(other.quantityMilli)];
  const apart = lineTaxable(one) * many - lineTaxable(other) * few;
  return (apart < 0n ? -apart : apart) <= few + many;
}

/**
 * Whether a row of a credit note takes goods of a row of the invoice back: it has its rate, or what that rate was after its
 * discount. A row at another price is a price difference.
 */
export function isAtPriceOf(row: TypedPrice, sold: TypedPrice): boolean {
  if (readDecimal(row.rate, 2) === readDecimal(sold.rate, 2)) return true;
  const [credit, price] = [pricedRow(row), pricedRow(sold)];
  if (!credit || !price || credit.discountPaise + price.discountPaise === 0) return false;
  return credit.quantityMilli > 0 && price.quantityMilli > 0 && isSamePrice(credit, price);
}

/**
 * `valueRows(note.lines, invoice.lines)` → the numbers of the rows of a note that take back a value and no goods: they have no price
 * at which the invoice sold their product in their unit.
 */
export function valueRows(note: readonly DraftLine[], invoice: readonly DraftLine[]): Set<number> {
  const isAlike = (one: DraftLine, other: DraftLine) =>
    one.product.trim() === other.product.trim() && one.unit.trim() === other.unit.trim();
  const takesGoods = (row: DraftLine) => invoice.some((sold) => isAlike(row, sold) && isAtPriceOf(row, sold));
  return new Set(note.filter((row) => !takesGoods(row)).map(({ row }) => row));
}
