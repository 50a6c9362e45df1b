import { addMonths } from '../../calendar/add-months.ts';
import { financialYear } from '../../calendar/financial-year.ts';
import { addDays, isDate, readDate } from '../../calendar/indian-date.ts';
import type { CellRow } from '../../customers/import/sheet.ts';
import { readDecimal } from '../../money/paise.ts';
import type { OpeningBillFields } from '../../receivables/opening-bill.ts';
import { type TaxState, taxStates } from '../../tax/states.ts';
import { foldText } from '../../text/fold-text.ts';
import type { BillSheet } from './find-bill-columns.ts';

/** `states`: those in which the firm is registered, in its order. */
type BillRules = { states: readonly TaxState[]; today: string };

/** A row that was not understood, with a sentence that names row and column. */
export type RefusedBill = { number: number; message: string };

/** A row that was. `due` is '' where the row has none. The amount is in paise. */
export type ReadBill = {
  number: number;
  name: string;
  gstin: string;
  bill: Pick<OpeningBillFields, 'taxState' | 'side' | 'reference' | 'date' | 'due' | 'amount'>;
};

/**
 * `readBillRow(sheet, row, rules)` → `{ number: 4, name: 'Sample Hotels', gstin: '', bill: { reference: 'A/12', side: 'dr', amount: 118000, … } }`,
 * or every reason why not: `{ number: 4, message: 'Row 4, Amount: “abc” is no sum.' }`
 */
export function readBillRow(sheet: BillSheet, row: CellRow, rules: BillRules): ReadBill | RefusedBill {
  const { columns, headings } = sheet;
  const reasons: string[] = [];
  const textOf = (field: keyof typeof columns) => {
    const column = columns[field];
    const unreadable = row.unreadable.find((cell) => cell.column === column);
    const text = (row.cells[column] ?? '').trim();
    const why = unreadable
      ? `${unreadable.why}. Copy the column in the spreadsheet, and paste its values.`
      : /^[=@]/.test(text) && 'it is a formula. Paste its value.';
    if (why) reasons.push(`${headings[column]}: ${why}`);
    return why ? '' : text;
  };
  const refuse = (field: keyof typeof columns, why: string) =>
    reasons.push(`${headings[columns[field]] || field}: ${why}`);
  const dateIn = (field: 'date' | 'due', from = '') => {
    const text = textOf(field);
    const date = text === '' ? '' : (afterPeriod(text, from) ?? dateOf(text, rules.today));
    if (date === null) refuse(field, `“${text}” is no date. Write it like 31/03/2026.`);
    return date ?? '';
  };
  const name = textOf('customer').replaceAll(/\s+/g, ' ');
  const gstin = textOf('gstin').replaceAll(/[\s-]/g, '').toUpperCase();
  const reference = textOf('reference');
  // What is on account in Tally has no day of its own: it is of the beginning of the year.
  const yearBegan = /^on account\b/i.test(reference) ? `${financialYear(rules.today).slice(0, 4)}-03-31` : '';
  const date = dateIn('date') || yearBegan;
  const due = dateIn('due', date);
  const typed = textOf('registration');
  const taxState = typed === '' ? rules.states[0] : stateNamed(typed, rules.states);
  if (!taxState) refuse('registration', `“${typed}” is no registration of the firm.`);
  const said = textOf('side');
  const sums = (['amount', 'debit', 'credit'] as const).map((field) => ({ field, text: textOf(field) }));
  if (reasons.length === 0) {
    if (name === '' && gstin === '') refuse('customer', 'there is no name.');
    const sum = sumOf(sums, said);
    if ('why' in sum) refuse(sum.field, sum.why);
    else if (reasons.length === 0 && taxState)
      return { number: row.number, name, gstin, bill: { taxState, reference, date, due, ...sum } };
  }
  return { number: row.number, message: `Row ${row.number}, ${reasons.join(' ')}` };
}

/** The last day to pay as Tally says it: `afterPeriod('30 Days', '2026-03-31')` → `'2026-04-30'`; '' without a date, null for another text. */
function afterPeriod(text: string, date: string): string | null {
  const [, count, unit = ''] = /^(\d{1,3}) *(day|week|month|year)s?$/i.exec(text) ?? [];
  if (count === undefined) return null;
  if (date === '') return '';
  const number = Number(count);
  switch (unit.toLowerCase()) {
    case 'day':
      return addDays(date, number);
    case 'week':
      return addDays(date, number * 7);
    case 'month':
      return addMonths(date, number);
    default:
      return addMonths(date, number * 12);
  }
}

/** Also as Tally writes it: `20260331`, `1-Apr-26`. */
function dateOf(text: string, today: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const date = year ? `${year}-${month}-${day}` : text.replace(/ 00:00(:00)?$/, '');
  if (isDate(date)) return date;
  // A shorter text would mean a day of this month: a column of numbers is no column of dates.
  return year || text.length < 6 ? null : readDate(text, today);
}

function stateNamed(typed: string, states: readonly TaxState[]): TaxState | undefined {
  const word = foldText(typed);
  return states.find((state) => {
    const { name, prefix } = taxStates[state];
    return [state, name, prefix].some((each) => foldText(each) === word);
  });
}

type Sum = Pick<OpeningBillFields, 'side' | 'amount'>;
type SumColumn = { field: 'amount' | 'debit' | 'credit'; text: string };

/** What is owed is Dr; a sum below zero, or one with Cr, was paid in advance. */
function sumOf(columns: readonly SumColumn[], said: string): Sum | { field: SumColumn['field']; why: string } {
  const filled = columns.filter(({ text }) => text !== '' && !/^[-–]?0*\.?0*$/.test(text));
  const [first, second] = filled;
  if (!first) return { field: columns.find(({ text }) => text !== '')?.field ?? 'amount', why: 'there is no sum.' };
  const { field, text } = first;
  if (second) return { field: second.field, why: 'the row has two sums.' };
  const [, minus, digits = '', mark = ''] =
    /^(?:₹|rs\.?|inr)?\s*([-–(]?)\s*(?:₹|rs\.?)?\s*([\d,]*\.?\d*)\)?\s*(dr|cr)?\.?$/i.exec(text) ?? [];
  const amount = digits === '' ? null : readDecimal(digits.replaceAll(',', ''), 2);
  if (amount === null) return { field, why: `“${text}” is no sum in rupees and paise.` };
  const word = (mark || said).toLowerCase();
  if (word !== '' && !/^(dr|cr|debit|credit|owed|advance)$/.test(word))
    return { field, why: `“${word}” is neither Dr nor Cr.` };
  const isCredit = field === 'credit' || /^(cr|credit|advance)$/.test(word);
  return { side: isCredit !== (minus !== '') ? 'cr' : 'dr', amount };
}
