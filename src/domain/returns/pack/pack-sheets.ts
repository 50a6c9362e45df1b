import { formatDate, indianDate, indianTime } from '../../calendar/indian-date.ts';
import { cancelWords } from '../../invoices/cancel-reason.ts';
import { kindTitles } from '../../invoices/invoice-kinds.ts';
import type { IssuedInvoice } from '../../invoices/issued-invoice.ts';
import { type AdvanceOfPeriod, advanceNames, takesMark } from '../../receivables/unused-advance.ts';
import { stateName } from '../../tax/states.ts';
import { dateColumn, rupeesColumn, sheetOf, textColumn } from '../../text/written-columns.ts';
import type { WrittenSheet } from '../../text/written-sheet.ts';
import type { ReturnDocument } from '../return-document.ts';

/* Sheets that only the pack has. */

/** What was cancelled, by whom and why. The amount is what the document came to before. */
export function cancelledSheet(invoices: AsyncIterable<IssuedInvoice>): WrittenSheet {
  return sheetOf('Cancelled', invoices, [
    textColumn('Kind', 14, ({ kind }) => kindTitles[kind].report),
    textColumn('Number', 18, ({ number }) => number),
    dateColumn('Date', ({ date: day }) => day),
    textColumn('Buyer', 36, ({ buyerName }) => buyerName),
    rupeesColumn('Total before it was cancelled', ({ totals }) => totals.payable),
    dateColumn('Cancelled on', ({ cancelledAt }) => (cancelledAt ? indianDate(cancelledAt) : '')),
    textColumn('By', 14, ({ cancelledBy }) => cancelledBy ?? ''),
    textColumn('Reason', 40, ({ cancelledBecause }) => cancelWords(cancelledBecause)),
  ]);
}

/** Credit notes and the invoices that they correct. */
export function notesSheet(notes: AsyncIterable<ReturnDocument>): WrittenSheet {
  return sheetOf('Credit notes', notes, [
    textColumn('Number', 18, ({ number }) => number),
    dateColumn('Date', ({ date: day }) => day),
    textColumn('Buyer', 36, ({ buyerName }) => buyerName),
    textColumn('GSTIN', 18, ({ gstin }) => gstin),
    textColumn('Place of supply', 20, ({ place }) => placeSaid(place)),
    rupeesColumn('Taxable value', ({ totals, cancelled }) => (cancelled ? 0 : totals.taxable)),
    rupeesColumn('CGST', ({ totals, cancelled }) => (cancelled ? 0 : totals.cgst)),
    rupeesColumn('SGST', ({ totals, cancelled }) => (cancelled ? 0 : totals.sgst)),
    rupeesColumn('IGST', ({ totals, cancelled }) => (cancelled ? 0 : totals.igst)),
    rupeesColumn('Total', ({ totals, cancelled }) => (cancelled ? 0 : totals.payable)),
    textColumn('Status', 11, ({ cancelled }) => (cancelled ? 'Cancelled' : 'Issued')),
    textColumn('Without GST', 12, ({ withoutGst }) => (withoutGst ? 'Yes' : '')),
    textColumn('Invoice', 18, ({ original }) => original?.number ?? ''),
    dateColumn('Date of the invoice', ({ original }) => original?.date ?? ''),
    rupeesColumn('Value of the invoice', ({ original }) => original?.value ?? ''),
    textColumn('Invoice of this shop', 18, ({ original }) => (original?.known ? 'Yes' : 'No')),
  ]);
}

/** Advances that are not used at the end of the period. What is for a service belongs into table 11A once, and into 11B when it is used later. */
export function advancesSheet(rows: AsyncIterable<AdvanceOfPeriod>): WrittenSheet {
  return sheetOf('Advances', rows, [
    textColumn('Number', 20, ({ number }) => number),
    textColumn('What', 14, ({ kind }) => advanceNames[kind]),
    dateColumn('Date', ({ date: day }) => day),
    textColumn('Customer', 40, ({ name }) => name),
    textColumn('Place of supply', 20, ({ place }) => placeSaid(place)),
    rupeesColumn('Amount', ({ amount }) => amount),
    rupeesColumn('Not used', ({ left }) => left),
    textColumn('For', 10, ({ kind, mark }) => (takesMark(kind) ? markNames[mark] : '')),
    textColumn('To do', 60, toDo),
    rupeesColumn('For table 11B', ({ mark, used }) => (mark === 'service' ? used : '')),
  ]);
}

function toDo({ mark, declaredIn, used }: AdvanceOfPeriod): string {
  if (mark !== 'service') return '';
  if (declaredIn === '') return 'Table 11A and a receipt voucher';
  return used > 0 ? 'Table 11B: what was used of it since' : `Nothing: table 11A of ${declaredIn} has it`;
}

const markNames: Record<AdvanceOfPeriod['mark'], string> = { goods: 'Goods', service: 'Service', '': 'Not said' };

function placeSaid(place: string): string {
  return place === '' ? '' : `${place} ${stateName(place) ?? ''}`;
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
    textColumn('Time (India)', 20, ({ at }) => `${formatDate(indianDate(at))} ${indianTime(at)}:${at.slice(17, 19)}`),
    textColumn('Who', 14, ({ who }) => who),
    textColumn('Address', 18, ({ address }) => address),
    textColumn('What', 24, ({ title }) => title),
    textColumn('Of what', 36, ({ about }) => about),
    textColumn('Detail', 60, ({ details }) => details.join('; ')),
    textColumn('Hash', 20, ({ hash }) => hash),
  ]);
}
