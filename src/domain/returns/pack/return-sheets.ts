import { formatDate, indianDate, indianTime } from '../../calendar/indian-date.ts';
import type { Einvoice } from '../../einvoices/einvoice.ts';
import type { EwayBill } from '../../eway/eway-bill.ts';
import { kindTitles } from '../../invoices/invoice-kinds.ts';
import { type ColumnOf, dateColumn, rupeesColumn, sheetOf, textColumn } from '../../text/written-columns.ts';
import type { WrittenSheet } from '../../text/written-sheet.ts';
import type { FiledFile, Filing } from '../filing.ts';
import type { Gstr1, LeftOut } from '../gstr1.ts';
import type { Heads } from '../heads.ts';
import type { HsnRow } from '../hsn-summary.ts';
import { periodName } from '../period.ts';
import type { ReturnDocument } from '../return-document.ts';

/** Table 12 as a sheet: codes at their rates, what is credited taken off. */
export function hsnSheet({ hsn }: Pick<Gstr1, 'hsn'>): WrittenSheet {
  const { inTwo, b2b, b2c } = hsn;
  const rows = [
    ...b2b.map((row) => ({ ...row, buyers: inTwo ? 'Registered' : 'All' })),
    ...b2c.map((row) => ({ ...row, buyers: 'Unregistered' })),
  ];
  const columns: ColumnOf<HsnRow & { buyers: string }>[] = [
    textColumn('Buyers', 14, ({ buyers }) => buyers),
    textColumn('HSN', 12, (row) => row.hsn),
    textColumn('UQC', 8, ({ uqc }) => uqc),
    {
      column: { head: 'Quantity', kind: 'quantity', width: 14 },
      cell: ({ quantityHundredths }) => quantityHundredths * 10,
    },
    { column: { head: 'Rate %', kind: 'percent', width: 9 }, cell: ({ gstBasisPoints }) => gstBasisPoints },
    ...headColumns(),
    rupeesColumn('Value with tax', ({ taxable, igst, cgst, sgst }) => taxable + igst + cgst + sgst),
  ];
  return sheetOf('HSN summary', rows, columns);
}

/** What is not in the files of the return, and why. */
export function leftOutSheet({ leftOut }: Pick<Gstr1, 'leftOut'>): WrittenSheet {
  const columns: ColumnOf<LeftOut>[] = [
    textColumn('Kind', 14, ({ kind }) => kindTitles[kind].report),
    textColumn('Number', 18, ({ number }) => number),
    dateColumn('Date', ({ date }) => date),
    ...headColumns(),
    textColumn('Why, and what to do', 90, ({ problems }) => problems.map(({ message }) => message).join(' ')),
  ];
  return sheetOf('Left out', leftOut, columns);
}

/** What the e-invoice portal said about the documents. */
export function irnSheet(rows: AsyncIterable<{ document: ReturnDocument; einvoice: Einvoice }>): WrittenSheet {
  return sheetOf('IRN', rows, [
    textColumn('Kind', 14, ({ document }) => kindTitles[document.kind].report),
    textColumn('Number', 18, ({ document }) => document.number),
    dateColumn('Date', ({ document }) => document.date),
    textColumn('Buyer', 36, ({ document }) => document.buyerName),
    textColumn('GSTIN', 18, ({ document }) => document.gstin),
    rupeesColumn('Total', ({ document }) => document.totals.payable),
    textColumn('IRN', 68, ({ einvoice }) => einvoice.irn),
    textColumn('Ack No', 20, ({ einvoice }) => einvoice.ackNo),
    textColumn('Ack date (India)', 18, ({ einvoice }) => indianTimeOf(einvoice.ackAt)),
    dateColumn('IRN cancelled on', ({ einvoice }) => einvoice.cancelled?.on ?? ''),
  ]);
}

/** The e-way bills of the documents, cancelled ones too. */
export function ewaySheet(rows: AsyncIterable<{ document: ReturnDocument; bill: EwayBill }>): WrittenSheet {
  return sheetOf('E-way bills', rows, [
    textColumn('Invoice', 18, ({ document }) => document.number),
    dateColumn('Date', ({ document }) => document.date),
    textColumn('Buyer', 36, ({ document }) => document.buyerName),
    rupeesColumn('Total', ({ document }) => document.totals.payable),
    textColumn('E-way bill', 16, ({ bill }) => bill.number),
    textColumn('Made at (India)', 18, ({ bill }) => indianTimeOf(bill.madeAt)),
    dateColumn('Valid until', ({ bill }) => bill.validUntil),
    textColumn('Cancelled', 40, ({ bill: { cancelled } }) =>
      cancelled ? `${indianTimeOf(cancelled.at)}: ${cancelled.reason}` : '',
    ),
  ]);
}

/** What was marked as filed, a row for each stored file. */
export function filedSheet(filings: Filing[]): WrittenSheet {
  const rows = filings.flatMap((filing) => filing.files.map((file) => ({ filing, file })));
  const columns: ColumnOf<{ filing: Filing; file: FiledFile }>[] = [
    textColumn('Period', 24, ({ filing }) => periodName(filing.period)),
    textColumn('Form', 10, ({ filing }) => (filing.form === 'iff' ? 'IFF' : 'GSTR-1')),
    dateColumn('Filed on', ({ filing }) => filing.filedOn),
    textColumn('ARN', 20, ({ filing }) => filing.arn),
    textColumn('Marked by', 14, ({ filing }) => filing.by),
    textColumn('Marked at (India)', 18, ({ filing }) => indianTimeOf(filing.at)),
    textColumn('Opened again', 40, ({ filing: { reopened } }) =>
      reopened ? `${indianTimeOf(reopened.at)} by ${reopened.by}: ${reopened.reason}` : '',
    ),
    textColumn('File', 50, ({ file }) => file.name),
    textColumn('SHA-256', 68, ({ file }) => file.hash),
  ];
  return sheetOf('Filed', rows, columns);
}

function headColumns<Row extends Heads>(): ColumnOf<Row>[] {
  return [
    rupeesColumn('Taxable value', ({ taxable }) => taxable),
    rupeesColumn('IGST', ({ igst }) => igst),
    rupeesColumn('CGST', ({ cgst }) => cgst),
    rupeesColumn('SGST', ({ sgst }) => sgst),
  ];
}

function indianTimeOf(instant: string): string {
  return `${formatDate(indianDate(instant))} ${indianTime(instant)}`;
}
