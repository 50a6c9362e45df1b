import { financialYear } from '../../calendar/financial-year.ts';
import type { Company } from '../../company/company.ts';
import {
  isOfMoney,
  type NumberedSeries,
  numberedSeriesOn,
  numberIn,
  startOfSeries,
} from '../../company/numbered-series.ts';
import { namesOfStates, registeredStates } from '../../company/registered-states.ts';
import type { CellRow } from '../../customers/import/sheet.ts';
import { fitsRule46 } from '../../invoices/invoice-number.ts';
import { type TaxState, taxStates } from '../../tax/states.ts';
import { foldText } from '../../text/fold-text.ts';
import type { NumberSheet } from './find-number-columns.ts';

/** What a row is read by: the firm, and the day, in whose financial year the series is. */
type NumberRules = { company: Pick<Company, 'registrations'>; today: string };

/** A row that was not understood, with a sentence that names row and column. */
export type RefusedNumber = { number: number; message: string };

/** `last`: how far the series had come elsewhere, 0 for nothing. */
export type ReadNumber = { number: number; series: NumberedSeries; last: number };

/**
 * `readNumberRow(sheet, row, rules)` → `{ number: 2, series, last: 117 }` for 'Tax Invoice', 'Kerala', 'SB/117/26-27', or why not. A number
 * that has the form of a series of this program says document and state by itself.
 */
export function readNumberRow(sheet: NumberSheet, row: CellRow, rules: NumberRules): ReadNumber | RefusedNumber {
  const { columns, headings } = sheet;
  const refused = (column: number, name: string, why: string) => ({
    number: row.number,
    message: `Row ${row.number}, ${headings[column] || name}: ${why}`,
  });
  const textIn = (column: number) => (row.cells[column] ?? '').trim();
  const unreadable = row.unreadable.find(({ column }) => Object.values(columns).includes(column));
  if (unreadable)
    return refused(
      unreadable.column,
      '',
      `${unreadable.why}. Copy the column in the spreadsheet, and paste its values.`,
    );
  const formula = Object.values(columns).find((column) => /^[=@]/.test(textIn(column)));
  if (formula !== undefined) return refused(formula, '', 'it is a formula. Paste its value.');

  const typed = textIn(columns.last);
  const states = registeredStates(rules.company);
  const own = ownSeries(typed, states, rules.today);
  if (own) return withinRule46({ number: row.number, ...own }) ?? refused(columns.last, '', tooLong);
  const year = financialYear(rules.today);
  if (yearsIn(typed, year).some((each) => !each.endsWith(year.slice(-2))))
    return refused(
      columns.last,
      '',
      `“${typed}” is of another year. In ${year} the series begins at 1: leave the row out.`,
    );
  const last = countIn(typed, year);
  if (last === null)
    return refused(
      columns.last,
      'Last number',
      typed === ''
        ? 'there is no number. Write 0 where there was none.'
        : `“${typed}”: write the counter alone, such as 117.`,
    );
  const kind = kindOf(textIn(columns.kind));
  if (!kind) return refused(columns.kind, 'Document', noKind(textIn(columns.kind)));
  const state = stateOf(textIn(columns.state), states, rules.company);
  if (!state)
    return refused(
      columns.state,
      'State',
      textIn(columns.state) === ''
        ? `write the state, one of ${namesOfStates(states)}.`
        : `the firm has no registration “${textIn(columns.state)}”.`,
    );
  const series = numberedSeriesOn(rules.today, [state]).find((each) => each.kind === kind);
  if (!series) throw new Error(`No series has documents of the kind ${kind}.`);
  return withinRule46({ number: row.number, series, last }) ?? refused(columns.last, '', tooLong);
}

/** Counters stay whole numbers in a file of any length. */
const MOST_DIGITS = 9;

const tooLong = 'the next number would be longer than the 16 characters that rule 46 allows.';

function withinRule46(read: ReadNumber): ReadNumber | null {
  return isOfMoney(read.series) || fitsRule46(numberIn(read.series, read.last + 1)) ? read : null;
}

/** A number as a series of this program gives it, of this financial year. */
function ownSeries(
  typed: string,
  states: readonly TaxState[],
  today: string,
): { series: NumberedSeries; last: number } | null {
  for (const series of numberedSeriesOn(today, states)) {
    const prefix = startOfSeries(series);
    const rest = foldText(typed).startsWith(foldText(prefix)) ? typed.slice(prefix.length) : '';
    if (/^\d+$/.test(rest) && rest.length <= MOST_DIGITS) return { series, last: Number(rest) };
  }
  return null;
}

/**
 * `countIn('SB/117/26-27', '2026-27')` → 117: the one run of digits beside the financial year; null where there are several, none, or too
 * many digits for a counter.
 */
function countIn(typed: string, year: string): number | null {
  const runs = yearsIn(typed, year)
    .reduce((rest, year) => rest.replace(year, ' '), typed)
    .match(/\d+/g);
  return runs?.length === 1 && runs[0].length <= MOST_DIGITS ? Number(runs[0]) : null;
}

/**
 * The financial years that a number names: `yearsIn('SB/41/25-26', '2026-27')` → `['25-26']`, and `[]` for '117/26'. In a number that names
 * this year, any other pair is its counter: `yearsIn('25/26-27', '2026-27')` → `['26-27']`.
 */
function yearsIn(typed: string, year: string): string[] {
  const pairs = [...typed.matchAll(/(?<!\d)(?=((?:20)?\d\d[-/](?:20)?\d\d)(?!\d))/g)].map(([, pair = '']) => pair);
  const found = pairs.filter((each) => {
    const [from = '', to = ''] = each.split(/[-/]/);
    return (Number(from.slice(-2)) + 1) % 100 === Number(to.slice(-2));
  });
  const own = found.find((each) => each.endsWith(year.slice(-2)));
  return own === undefined ? found : [own];
}

function kindOf(typed: string): Kind | null {
  const word = foldText(typed)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  const kinds = Object.entries(kindWords) as [Kind, readonly string[]][];
  return kinds.find(([, words]) => words.includes(word) || words.includes(word.replace(/s$/, '')))?.[0] ?? null;
}

function noKind(typed: string): string {
  return typed === '' ? `write ${namesOfKinds}.` : `“${typed}” is no kind of document: write ${namesOfKinds}.`;
}

type Kind = NumberedSeries['kind'];

const namesOfKinds = 'Tax Invoice, Pro-forma, Credit Note, Delivery Challan, Receipt, Refund or Settlement';

const kindWords: Record<Kind, readonly string[]> = {
  tax: ['tax invoice', 'invoice', 'gst invoice', 'sale', 'sales', 'bill', 'sales invoice', 'sale invoice', 'sale bill'],
  pro: ['pro forma', 'proforma', 'pro forma invoice', 'proforma invoice', 'pi', 'quotation', 'estimate'],
  credit: ['credit note', 'cn', 'sales return', 'sale return'],
  challan: ['delivery challan', 'challan', 'dc', 'delivery note'],
  receipt: ['receipt', 'receipt voucher', 'money receipt', 'payment received', 'payment in', 'rv'],
  refund: ['refund', 'refund voucher'],
  settlement: ['settlement'],
};

/** By name, id, letters, code or GSTIN; the only registration needs no word. */
function stateOf(
  typed: string,
  states: readonly TaxState[],
  { registrations }: Pick<Company, 'registrations'>,
): TaxState | null {
  if (typed === '') return states.length === 1 ? (states[0] ?? null) : null;
  const word = foldText(typed);
  const isNamed = (state: TaxState) => {
    const { name, code, prefix } = taxStates[state];
    return [state, name, code, prefix, registrations[state]?.gstin ?? ''].some((each) => foldText(each) === word);
  };
  return states.find(isNamed) ?? null;
}
