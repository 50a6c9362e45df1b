import { taxStates } from '../tax/states.ts';
import { dateColumn, rupeesColumn, sheetOf, textColumn } from '../text/written-columns.ts';
import type { WrittenSheet } from '../text/written-sheet.ts';
import { type DayBookEntry, dayBookNames, sideOf } from './day-book-entry.ts';

/**
 * The day book as a sheet of a workbook, a row for each voucher: `dayBookFile(entries)`. The amounts of a cancelled one are 0, so
 * that a column can be added up.
 */
export function dayBookFile(entries: AsyncIterable<DayBookEntry>): WrittenSheet {
  return sheetOf('Day book', entries, [
    dateColumn('Date', ({ date }) => date),
    textColumn('Voucher', 14, ({ kind }) => dayBookNames[kind]),
    textColumn('Number', 18, ({ number }) => number),
    textColumn('Registration', 14, ({ taxState }) => taxStates[taxState].name),
    textColumn('Customer', 40, ({ party }) => party),
    rupeesColumn('Debit', (entry) => amountOn('debit', entry)),
    rupeesColumn('Credit', (entry) => amountOn('credit', entry)),
    textColumn('Cancelled', 12, ({ cancelled }) => (cancelled ? 'cancelled' : '')),
  ]);
}

function amountOn(side: 'debit' | 'credit', { kind, amount, cancelled }: DayBookEntry) {
  if (sideOf(kind) !== side) return '';
  return cancelled ? 0 : amount;
}
