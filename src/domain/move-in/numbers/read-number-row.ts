import { financialYear } from '../../calendar/financial-year.ts';
import type { Company } from '../../company/company.ts';
import { namesOfStates, registeredStates } from '../../company/registered-states.ts';
import type { CellRow } from '../../customers/import/sheet.ts';
import type { InvoiceKind } from '../../invoices/invoice-kinds.ts';
import { fitsRule46, formatNumber, type Series, seriesOf, seriesPrefix } from '../../invoices/invoice-number.ts';
import { type TaxState, taxStates } from '../../tax/states.ts';
import { foldText } from '../../text/fold-text.ts';
import type { NumberSheet } from './find-number-columns.ts';

/** What a row is read by: the firm, and the day, in whose financial year the series is. */
type NumberRules = { company: Pick<Company, 'registrations'>; today: string };

/** A row that was not understood, with a sentence that names row and column. */
export type RefusedNumber = { number: number; message: string };

/** `last`: how far the series had come elsewhere, 0 for nothing. */
export type ReadNumber = { number: number; series: Series; last: number };

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
  if (yearsIn(typed).some((each) => !each.endsWith(year.slice(-2))))
    return refused(
      columns.last,
      '',
      `“${typed}” is of another year. In ${year} the series begins at 1: leave the row out.`,
    );
  const last = countIn(typed);
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
  const series = seriesOf(kind, state, rules.today);
  return withinRule46({ number: row.number, series, last }) ?? refused(columns.last, '', tooLong);
}

const tooLong = 'the next number would be longer than the 16 characters that rule 46 allows.';

function withinRule46(read: ReadNumber): ReadNumber | null {
  return Number.isSafeInteger(read.last) && fitsRule46(formatNumber(read.series, read.last + 1)) ? read : null;
}

/** A number as a series of this program gives it, of this financial year. */
function ownSeries(typed: string, states: readonly TaxState[], today: string): { series: Series; last: number } | null {
  for (const state of states)
    for (const kind of Object.keys(kindWords) as InvoiceKind[]) {
      const series = seriesOf(kind, state, today);
      const rest = foldText(typed).startsWith(foldText(seriesPrefix(series)))
        ? typed.slice(seriesPrefix(series).length)
        : '';
      if (/^\d+$/.test(rest)) return { series, last: Number(rest) };
    }
  return null;
}

/** `countIn('SB/117/26-27')` → 117: the one run of digits beside the financial year; null where there are several, or none. */
function countIn(typed: string): number | null {
  const runs = yearsIn(typed)
    .reduce((rest, year) => rest.replace(year, ' '), typed)
    .match(/\d+/g);
  return runs?.length === 1 ? Number(runs[0]) : null;
}

/** The financial years in a number: `yearsIn('SB/117/26-27')` → `['26-27']`; '117/26' is none. */
function yearsIn(typed: string): string[] {
  const found = typed.match(/(?<!\d)(?:20)?\d\d[-/](?:20)?\d\d(?!\d)/g) ?? [];
  return found.filter((each) => {
    const [from = '', to = ''] = each.split(/[-/]/);
    return (Number(from.slice(-2)) + 1) % 100 === Number(to.slice(-2));
  });
}

function kindOf(typed: string): InvoiceKind | null {
  const word = foldText(typed)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  const kinds = Object.entries(kindWords) as [InvoiceKind, readonly string[]][];
  return kinds.find(([, words]) => words.includes(word) || words.includes(word.replace(/s$/, '')))?.[0] ?? null;
}

function noKind(typed: string): string {
  if (typed === '') return `write ${namesOfKinds}.`;
  return /^(?:receipt|refund|settlement)/i.test(typed)
    ? `“${typed}”: numbers of money begin at 1 here, in a series of their own. Leave the row out.`
    : `“${typed}” is none of ${namesOfKinds}.`;
}

const namesOfKinds = 'Tax Invoice, Pro-forma, Credit Note or Delivery Challan';

const kindWords: Record<InvoiceKind, readonly string[]> = {
  tax: ['tax invoice', 'invoice', 'gst invoice', 'sale', 'sales', 'bill', 'sales invoice', 'sale invoice', 'sale bill'],
  pro: ['pro forma', 'proforma', 'pro forma invoice', 'proforma invoice', 'pi', 'quotation', 'estimate'],
  credit: ['credit note', 'cn', 'sales return', 'sale return'],
  challan: ['delivery challan', 'challan', 'dc', 'delivery note'],
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
