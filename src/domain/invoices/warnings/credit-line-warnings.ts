import { formatQuantity, formatRate } from '../../money/format-rupees.ts';
import { readDecimal } from '../../money/paise.ts';
import type { Problem } from '../../outcome.ts';
import type { CreditedInvoice, CreditedLine } from '../credited-invoice.ts';
import type { DraftLine } from '../invoice.ts';

/**
 * `creditLineWarnings(lines, original)` → the rows of a credit note that do not match its invoice: a product, unit or tax
 * rate that the invoice does not have, or more of a product than was sold and not yet returned. Only a row at a price of the
 * invoice returns goods; a row at another price is a price difference.
 */
export function creditLineWarnings(lines: DraftLine[], original: CreditedInvoice): Problem[] {
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
    const prices = alike.map(({ rate }) => readDecimal(rate, 2));
    const takesBack = (row: CreditedLine) =>
      row.product.trim() === product && row.unit.trim() === unit && prices.includes(readDecimal(row.rate, 2));
    const before = lines.slice(0, index + 1).filter(takesBack);
    const left = sumOf(alike) - sumOf(original.creditedLines.filter(takesBack));
    return [
      ...otherRate(line, rows).flatMap((rates) =>
        warning(' gst', `${original.number} charged ${rates} on ${product}: ${keep}`),
      ),
      ...(unit !== '' && alike.length === 0
        ? warning(' unit', `${original.number} sold ${product} per ${eachOnce(rows.map((row) => row.unit.trim()))}`)
        : []),
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

function eachOnce(words: string[]) {
  return [...new Set(words)].join(' and ');
}

/** In thousandths; a quantity that is not a number counts as 0. */
function sumOf(rows: Pick<CreditedLine, 'quantity'>[]): number {
  return rows.reduce((sum, { quantity }) => sum + (readDecimal(quantity, 3) ?? 0), 0);
}
