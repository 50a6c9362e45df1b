import { formatQuantity, formatRate, formatRupees } from '../../money/format-rupees.ts';
import { readDecimal, roundHalfUp, safeNumber } from '../../money/paise.ts';
import type { Problem } from '../../outcome.ts';
import { lineTaxable } from '../../tax/gst.ts';
import type { CreditedInvoice, CreditedLine } from '../credited-invoice.ts';
import type { DraftLine, InvoiceDraft, InvoiceLine } from '../invoice.ts';
import { lineDiscount } from '../line-discount.ts';

/**
 * `creditLineWarnings(note, original)` → the rows of a credit note that do not match its invoice: a product, unit or tax
 * rate that the invoice does not have, or more of a product than was sold and not yet returned. Only a row at a price of the
 * invoice, before or after discount, returns goods; a row at another price is a price difference.
 */
export function creditLineWarnings({ lines, withoutGst }: InvoiceDraft, original: CreditedInvoice): Problem[] {
  const sold = original.draft.lines.filter(({ product }) => product.trim() !== '');
  return lines.flatMap((line, index) => {
    const product = line.product.trim();
    if (product === '') return [];
    const warning = (cell: string, message: string): Problem[] => [
      { field: `line ${line.row}${cell}`, message: `Row ${line.row}: ${message}` },
    ];
    const rows = sold.filter((row) => row.product.trim() === product);
    if (rows.length === 0) return warning('', `${original.number} has no ${product}`);
    const unit = line.unit.trim();
    const alike = rows.filter((row) => row.unit.trim() === unit);
    const takesBack = (row: CreditedLine) =>
      row.product.trim() === product && row.unit.trim() === unit && alike.some((each) => isAtPriceOf(row, each));
    const before = lines.slice(0, index + 1).filter(takesBack);
    const left = sumOf(alike) - sumOf(original.creditedLines.filter(takesBack));
    return [
      ...(withoutGst ? [] : otherRate(line, rows)).flatMap((rates) =>
        warning(' gst', `${original.number} charged ${rates} on ${product}: ${keep}`),
      ),
      ...(unit !== '' && alike.length === 0
        ? warning(' unit', `${original.number} sold ${product} per ${eachOnce(rows.map((row) => row.unit.trim()))}`)
        : []),
      ...(takesBack(line) ? otherDiscount(line, alike) : []).flatMap((charged) =>
        warning(
          ' discount',
          `${original.number} charged ${charged}, after its discount: the note credits the same price`,
        ),
      ),
      ...(takesBack(line) && sumOf(before) > left
        ? warning(
            ' quantity',
            `${original.number} has at most ${formatQuantity(Math.max(0, left))} ${unit} of ${product} left`,
          )
        : []),
    ];
  });
}

const keep = 'the note keeps its rate (CGST Act, section 34)';

function otherRate(line: DraftLine, rows: DraftLine[]): string[] {
  const rates = rows.map((row) => readDecimal(row.gst, 2));
  const charged = readDecimal(line.gst, 2);
  if (charged === null || rates.includes(charged)) return [];
  return [eachOnce(rates.map((rate) => `${formatRate(rate ?? 0)}%`))];
}

/** The prices after discount on the invoice, when a row that takes goods back credits another one; `[]` without a discount on either. */
function otherDiscount(line: DraftLine, sold: DraftLine[]): string[] {
  const credit = priced(line);
  const prices = sold.flatMap((row) => priced(row) ?? []).filter(({ quantityMilli }) => quantityMilli > 0);
  if (!credit || [credit, ...prices].every(({ discountPaise }) => discountPaise === 0)) return [];
  if (prices.length === 0 || prices.some((price) => isSamePrice(credit, price))) return [];
  const each = prices.map((price) => roundHalfUp(lineTaxable(price) * 1000n, BigInt(price.quantityMilli)));
  return [eachOnce(each.map((paise) => `₹ ${formatRupees(safeNumber(paise))}`))];
}

type Priced = Pick<InvoiceLine, 'quantityMilli' | 'ratePaise' | 'discountPaise'>;

function priced(row: Omit<CreditedLine, 'product' | 'unit'>): Priced | null {
  const [quantityMilli, ratePaise] = [readDecimal(row.quantity, 3), readDecimal(row.rate, 2)];
  if (quantityMilli === null || ratePaise === null) return null;
  const discount = lineDiscount(row, { quantityMilli, ratePaise });
  return discount && { quantityMilli, ratePaise, discountPaise: discount.discountPaise };
}

// Value and discount of each row are rounded by half a paisa at most.
function isSamePrice(one: Priced, other: Priced) {
  const [few, many] = [BigInt(one.quantityMilli), BigInt(other.quantityMilli)];
  const apart = lineTaxable(one) * many - lineTaxable(other) * few;
  return (apart < 0n ? -apart : apart) <= few + many;
}

function eachOnce(words: string[]) {
  return [...new Set(words)].join(' and ');
}

/** At the rate of a row of the invoice, or at what that rate was after its discount. */
function isAtPriceOf(row: CreditedLine, sold: DraftLine): boolean {
  if (readDecimal(row.rate, 2) === readDecimal(sold.rate, 2)) return true;
  const [credit, price] = [priced(row), priced(sold)];
  if (!credit || !price || credit.discountPaise + price.discountPaise === 0) return false;
  return credit.quantityMilli > 0 && price.quantityMilli > 0 && isSamePrice(credit, price);
}

/** In thousandths; a quantity that is not a number counts as 0. */
function sumOf(rows: Pick<CreditedLine, 'quantity'>[]): number {
  return rows.reduce((sum, { quantity }) => sum + (readDecimal(quantity, 3) ?? 0), 0);
}
