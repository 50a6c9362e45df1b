import type { Sheet } from '../customers/import/sheet.ts';
import { failed, type Outcome, ok } from '../outcome.ts';
import type { PortalAnswer } from './portal-answer.ts';
import { portalAnswersProblem } from './portal-answers-problem.ts';
import { cutError, portalRowsProblem } from './portal-limits.ts';
import type { ReadQr } from './read-portal-json.ts';
import { portalAmount, portalInstant } from './read-portal-values.ts';

/** The answers in a workbook of the portal, by the headings of its columns. */
export function readPortalSheet(sheets: Sheet[], readQr: ReadQr): Outcome<PortalAnswer[]> {
  for (const sheet of sheets) {
    const head = sheet.rows.findIndex(({ cells }) => columnsOf(cells).has('irn'));
    if (head === -1) continue;
    const columns = columnsOf(sheet.rows[head]?.cells ?? []);
    const missing = (['irn', 'ackNo', 'ackAt', 'signedQr'] as const).filter((name) => !columns.has(name));
    if (missing.length > 0)
      return failed(
        'invalid',
        `The sheet has no column ${missing.map((name) => titles[name]).join(' and none ')}. Download the portal’s file as it is, with its signed QR codes.`,
      );
    const rows = sheet.rows.slice(head + 1);
    const tooMany = portalRowsProblem(rows.length);
    if (tooMany) return failed('invalid', tooMany);
    if (rows.length === 0) return failed('invalid', 'There is no answer of the portal in this sheet.');
    const answers = rows.map(({ number, cells }) => answerOf(cells, columns, number, readQr));
    const problem = portalAnswersProblem(answers);
    return problem ? failed('invalid', problem) : ok(answers);
  }
  return failed('invalid', 'No sheet of this file has a column IRN: it is no answer of the e-invoice portal.');
}

type Column = 'irn' | 'ackNo' | 'ackAt' | 'signedQr' | 'number' | 'type' | 'total' | 'buyerGstin' | 'status' | 'error';

const titles: Partial<Record<Column, string>> = {
  irn: 'IRN',
  ackNo: 'Ack No',
  ackAt: 'Ack Date',
  signedQr: 'Signed QR Code',
};

// Headings without spaces and signs, in small letters.
const headings: Record<string, Column> = {
  irn: 'irn',
  ackno: 'ackNo',
  acknumber: 'ackNo',
  acknowledgementnumber: 'ackNo',
  ackdate: 'ackAt',
  ackdt: 'ackAt',
  acknowledgementdate: 'ackAt',
  signedqrcode: 'signedQr',
  signedqr: 'signedQr',
  qrcode: 'signedQr',
  docno: 'number',
  documentno: 'number',
  documentnumber: 'number',
  invoiceno: 'number',
  doctype: 'type',
  doctyp: 'type',
  documenttype: 'type',
  invvalue: 'total',
  invoicevalue: 'total',
  totalinvoicevalue: 'total',
  totinvval: 'total',
  recipientgstin: 'buyerGstin',
  buyergstin: 'buyerGstin',
  status: 'status',
  irnstatus: 'status',
  error: 'error',
  errors: 'error',
  errordetails: 'error',
};

function columnsOf(cells: string[]): Map<Column, number> {
  return new Map(
    cells.flatMap((cell, index) => {
      const column = headings[cell.toLowerCase().replaceAll(/[^a-z]/g, '')];
      return column ? [[column, index] as const] : [];
    }),
  );
}

function answerOf(cells: string[], columns: Map<Column, number>, row: number, readQr: ReadQr): PortalAnswer {
  const cell = (column: Column) => cells[columns.get(column) ?? -1]?.trim() ?? '';
  const signedQr = cell('signedQr').replaceAll(/\s/g, '');
  const qr = signedQr === '' ? null : readQr(signedQr);
  const irn = cell('irn').toLowerCase();
  return {
    row,
    irn,
    ackNo: cell('ackNo').replaceAll(' ', ''),
    ackAt: portalInstant(cell('ackAt')),
    signedQr,
    qr,
    type: portalType(cell('type')) || (qr?.type ?? ''),
    number: cell('number').toUpperCase() || (qr?.number ?? ''),
    total: portalAmount(cell('total')),
    buyerGstin: cell('buyerGstin').toUpperCase(),
    isCancelled: /^(?:cnl|cancelled)$/i.test(cell('status')),
    error: irn === '' ? cutError(cell('error')) : '',
  };
}

function portalType(text: string): string {
  if (/^(?:inv|tax ?invoice|invoice)$/i.test(text)) return 'INV';
  return /^(?:crn|credit ?note)$/i.test(text) ? 'CRN' : text.toUpperCase();
}
