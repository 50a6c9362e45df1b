import { formatDate, indianDate, indianTime } from '../../calendar/indian-date.ts';
import { cancelWords } from '../../invoices/cancel-reason.ts';
import { kindTitles } from '../../invoices/invoice-kinds.ts';
import type { IssuedInvoice } from '../../invoices/issued-invoice.ts';
import type { OutstandingRow } from '../../receivables/outstanding-row.ts';
import { stateName } from '../../tax/states.ts';
import type { WrittenCell, WrittenColumn, WrittenSheet } from '../../text/written-sheet.ts';
import type { ReturnDocument } from '../return-document.ts';

/* Sheets that only the pack has. */

/** What was cancelled, by whom and why. The amount is what the document came to before. */
export function cancelledSheet(invoices: AsyncIterable<IssuedInvoice>): WrittenSheet {
  return sheetOf('Cancelled', invoices, [
    text('Kind', 14, ({ kind }) => kindTitles[kind].report),
    text('Number', 18, ({ number }) => number),
    date('Date', ({ date: day }) => day),
    text('Buyer', 36, ({ buyerName }) => buyerName),
    rupees('Total before it was cancelled', ({ totals }) => totals.payable),
    date('Cancelled on', ({ cancelledAt }) => (cancelledAt ? indianDate(cancelledAt) : '')),
    text('By', 14, ({ cancelledBy }) => cancelledBy ?? ''),
    text('Reason', 40, ({ cancelledBecause }) => cancelWords(cancelledBecause)),
  ]);
}

/** Credit notes and the invoices that they correct. */
export function notesSheet(notes: AsyncIterable<ReturnDocument>): WrittenSheet {
  return sheetOf('Credit notes', notes, [
    text('Number', 18, ({ number }) => number),
    date('Date', ({ date: day }) => day),
    text('Buyer', 36, ({ buyerName }) => buyerName),
    text('GSTIN', 18, ({ gstin }) => gstin),
    text('Place of supply', 20, ({ place }) => (place === '' ? '' : `${place} ${stateName(place) ?? ''}`)),
    rupees('Taxable value', ({ totals, cancelled }) => (cancelled ? 0 : totals.taxable)),
    rupees('CGST', ({ totals, cancelled }) => (cancelled ? 0 : totals.cgst)),
    rupees('SGST', ({ totals, cancelled }) => (cancelled ? 0 : totals.sgst)),
    rupees('IGST', ({ totals, cancelled }) => (cancelled ? 0 : totals.igst)),
    rupees('Total', ({ totals, cancelled }) => (cancelled ? 0 : totals.payable)),
    text('Status', 11, ({ cancelled }) => (cancelled ? 'Cancelled' : 'Issued')),
    text('Without GST', 12, ({ withoutGst }) => (withoutGst ? 'Yes' : '')),
    text('Invoice', 18, ({ original }) => original?.number ?? ''),
    date('Date of the invoice', ({ original }) => original?.date ?? ''),
    rupees('Value of the invoice', ({ original }) => original?.value ?? ''),
    text('Invoice of this shop', 18, ({ original }) => (original?.known ? 'Yes' : 'No')),
  ]);
}

/** Customers who have paid more than they owe, at the end of the period. */
export function advancesSheet(rows: AsyncIterable<OutstandingRow>): WrittenSheet {
  return sheetOf('Advances', rows, [
    text('Customer', 40, ({ name }) => name),
    rupees('Advance', ({ advance }) => -advance),
  ]);
}

/** A line of the audit log, in words. */
type AuditRow = {
  seq: number;
  at: string;
  who: string;
  address: string;
  title: string;
  about: string;
  details: string[];
  hash: string;
};

/** The lines of the audit log that were written in the period. */
export function auditSheet(lines: AsyncIterable<AuditRow>): WrittenSheet {
  return sheetOf('Audit log', lines, [
    { column: { head: 'Line', kind: 'count', width: 9 }, cell: ({ seq }) => seq },
    text('Time (India)', 20, ({ at }) => `${formatDate(indianDate(at))} ${indianTime(at)}:${at.slice(17, 19)}`),
    text('Who', 14, ({ who }) => who),
    text('Address', 18, ({ address }) => address),
    text('What', 24, ({ title }) => title),
    text('Of what', 36, ({ about }) => about),
    text('Detail', 60, ({ details }) => details.join('; ')),
    text('Hash', 20, ({ hash }) => hash),
  ]);
}

type Column<Row> = { column: WrittenColumn; cell: (row: Row) => WrittenCell };

function sheetOf<Row>(name: string, rows: AsyncIterable<Row>, columns: Column<Row>[]): WrittenSheet {
  return { name, columns: columns.map(({ column }) => column), rows: cellsOf(rows, columns) };
}

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: Column<Row>[]) {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}

function text<Row>(head: string, width: number, cell: (row: Row) => string): Column<Row> {
  return { column: { head, kind: 'text', width }, cell };
}

function date<Row>(head: string, cell: (row: Row) => string): Column<Row> {
  return { column: { head, kind: 'date', width: 13 }, cell };
}

function rupees<Row>(head: string, cell: (row: Row) => WrittenCell): Column<Row> {
  return { column: { head, kind: 'rupees', width: 16 }, cell };
}
