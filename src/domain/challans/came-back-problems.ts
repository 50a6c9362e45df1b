import { formatDate, isDate } from '../calendar/indian-date.ts';
import { textProblem } from '../invoices/text-problem.ts';
import { readDecimal } from '../money/paise.ts';
import type { Problem } from '../outcome.ts';

/** What came back as staff typed it. */
type CameBackEntry = {
  date: string;
  remark: string;
  rows: { row: number; quantity: string }[];
};

/** The most characters of the remark. */
export const longestRemark = 200;

/**
 * `cameBackProblems(entry, challan)` → what is wrong with it, as far as the entry alone shows; each names `date`, `remark` or
 * `row 2 quantity`. Blank quantities are left out. `date` of the challan, and today's, are `YYYY-MM-DD`.
 */
export function cameBackProblems({ date, remark, rows }: CameBackEntry, today: string): Problem[] {
  const filled = filledRows(rows);
  const long = textProblem('The remark', remark, longestRemark);
  return [
    ...(isDate(date) ? [] : [{ field: 'date', message: 'Date is not a date: enter DD/MM/YYYY' }]),
    ...(isDate(date) && date > today
      ? [{ field: 'date', message: `${formatDate(date)} is in the future: note what came back when it is there` }]
      : []),
    ...(long === null ? [] : [{ field: 'remark', message: long }]),
    ...filled.flatMap(({ row, quantity }) => {
      const read = readDecimal(quantity, 3);
      return read !== null && read > 0
        ? []
        : [{ field: `row ${row} quantity`, message: `Row ${row}: type a quantity above 0, with at most 3 decimals` }];
    }),
    ...(filled.length === 0 ? [{ field: 'rows', message: 'Type how much came back, in one row at least' }] : []),
    ...(new Set(filled.map(({ row }) => row)).size < filled.length
      ? [{ field: 'rows', message: 'Each row can be named once' }]
      : []),
  ];
}

/** `filledRows([{ row: 1, quantity: '' }])` → `[]` */
export function filledRows<Row extends { quantity: string }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ quantity }) => quantity.trim() !== '');
}
