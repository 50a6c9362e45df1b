import { isDate } from '../../calendar/indian-date.ts';
import { readDecimal } from '../../money/paise.ts';
import type { Problem } from '../../outcome.ts';
import { lineValue } from '../../tax/gst.ts';
import { hsnRateWarning } from '../../tax/hsn-rate-warning.ts';
import { neverRateWarning, rateWarning } from '../../tax/rates-by-date.ts';
import { requiredCells } from '../draft-fields.ts';
import type { DraftLine } from '../invoice.ts';
import { lineDiscount, readDiscount } from '../line-discount.ts';

/** `rateWarnings(lines, '2026-11-21')` → warnings about rates that were not in force on that date, or that their HSN does not have. */
export function rateWarnings(lines: DraftLine[], date: string): Problem[] {
  const billed = lines.filter(hasProduct);
  const goods = billed.filter(({ hsn }) => !hsn.trim().startsWith('99'));
  const goodsRates = goods.map((line) => (line.hsn.trim() === '' ? null : rateOf(line)));
  return billed.flatMap((line) => {
    const basisPoints = rateOf(line);
    if (basisPoints === null || !isDate(date)) return [];
    const rated = {
      hsn: line.hsn.trim(),
      basisPoints,
      unit: line.unit.trim(),
      sold: soldFor(line),
      words: `${line.product} ${line.description}`,
    };
    const message = rateWarning(basisPoints, date) ?? hsnRateWarning(rated, date, goodsRates);
    return message === null ? [] : [{ field: `line ${line.row} gst`, message: `Row ${line.row}: ${message}` }];
  });
}

/** The value of the row after its discount. Without a discount the rate says it, before the quantity is typed. */
function soldFor(line: DraftLine) {
  const [quantityMilli, ratePaise] = [readDecimal(line.quantity, 3), readDecimal(line.rate, 2)];
  if (!ratePaise) return null;
  const typed = readDiscount(line.discount);
  if (typed && !('paise' in typed ? typed.paise : typed.basisPoints))
    return { valuePaise: BigInt(ratePaise), quantityMilli: 1000n };
  if (!quantityMilli) return null;
  const given = { quantityMilli, ratePaise };
  const discount = lineDiscount(line, given);
  return (
    discount && { valuePaise: lineValue(given) - BigInt(discount.discountPaise), quantityMilli: BigInt(quantityMilli) }
  );
}

/** `neverRateWarnings(lines)` → warnings about rates that GST never had, on any date. */
export function neverRateWarnings(lines: DraftLine[]): Problem[] {
  return lines.filter(hasProduct).flatMap((line) => {
    const basisPoints = rateOf(line);
    const message = basisPoints === null ? null : neverRateWarning(basisPoints);
    return message === null ? [] : [{ field: `line ${line.row} gst`, message: `Row ${line.row}: ${message}` }];
  });
}

/** `gapWarnings(lines)` → warnings about rows that will be left out, and rows with a value of zero. */
export function gapWarnings(lines: DraftLine[]): Problem[] {
  return lines.flatMap((line) => (hasProduct(line) ? zeroValue(line) : missingProduct(line)));
}

function hasProduct(line: DraftLine) {
  return line.product.trim() !== '';
}

function rateOf(line: DraftLine) {
  return readDecimal(line.gst, 2);
}

function missingProduct(line: DraftLine): Problem[] {
  // The first row cannot be left out: its gap is a problem, not a warning.
  const filled = [...requiredCells, 'description' as const, 'discount' as const].some(
    (cell) => (line[cell] ?? '').trim() !== '',
  );
  if (line.row === 1 || !filled) return [];
  return [
    { field: `line ${line.row}`, message: `Row ${line.row} has no product: it will be left out of the document` },
  ];
}

function zeroValue(line: DraftLine): Problem[] {
  const [quantityMilli, ratePaise] = [readDecimal(line.quantity, 3), readDecimal(line.rate, 2)];
  if (quantityMilli === null || ratePaise === null) return [];
  if (lineValue({ quantityMilli, ratePaise }) > 0n)
    return isGivenFree(line, { quantityMilli, ratePaise })
      ? [{ field: `line ${line.row} discount`, message: `Row ${line.row} ${givenFree}` }]
      : [];
  const message = `Row ${line.row} comes to ₹ 0.00: check Quantity and Rate`;
  return [{ field: `line ${line.row} ${quantityMilli === 0 ? 'quantity' : 'rate'}`, message }];
}

const givenFree =
  'comes to ₹ 0.00 after its discount: goods given free lose their input tax credit (CGST Act, section 17(5)(h))';

function isGivenFree(line: DraftLine, given: { quantityMilli: number; ratePaise: number }) {
  const discount = lineDiscount(line, given);
  return discount !== null && BigInt(discount.discountPaise) === lineValue(given);
}
