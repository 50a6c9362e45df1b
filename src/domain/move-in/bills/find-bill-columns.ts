import type { Sheet } from '../../customers/import/sheet.ts';
import { type FoundColumns, findColumns } from '../find-columns.ts';

type BillField =
  | 'customer'
  | 'gstin'
  | 'reference'
  | 'date'
  | 'due'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'side'
  | 'registration';

/** Where a sheet has what is known of an open bill, and the rows below its headings. */
export type BillSheet = FoundColumns<BillField>;

/**
 * `findBillColumns(sheets)` → the sheet with a customer, a bill and a sum in its headings: `{ columns: { customer: 0, reference: 1, … }, … }`;
 * null when no sheet has them.
 */
export function findBillColumns(sheets: readonly Sheet[]): { sheet: Sheet; found: BillSheet } | null {
  return findColumns(sheets, billWords, ({ customer, reference, amount, debit, credit }) => {
    return customer >= 0 && reference >= 0 && Math.max(amount, debit, credit) >= 0;
  });
}

const billWords: Record<BillField, string[]> = {
  customer: [
    ...[
      'customer',
      'customer name',
      'name of customer',
      'name',
      'party',
      'party name',
      'party s name',
      'name of party',
    ],
    ...['ledger', 'ledger name', 'particulars', 'buyer', 'ग्राहक', 'ନାମ'],
  ],
  gstin: ['gstin', 'gstin uin', 'gst no', 'gst number', 'gstin no'],
  reference: [
    ...['bill', 'bill no', 'bill number', 'ref', 'ref no', 'reference', 'reference no', 'invoice', 'invoice no'],
    ...['invoice number', 'voucher no', 'voucher number', 'document', 'document no', 'number', 'no'],
  ],
  date: ['date', 'bill date', 'invoice date', 'ref date', 'document date', 'voucher date'],
  due: ['due', 'due date', 'due on', 'last day', 'pay by'],
  amount: [
    ...['amount', 'pending amount', 'pending', 'opening amount', 'balance', 'opening balance', 'outstanding', 'open'],
    ...['amount due', 'balance due', 'open amount', 'outstanding amount', 'owed', 'sum'],
  ],
  debit: ['debit', 'dr', 'debit amount'],
  credit: ['credit', 'cr', 'credit amount', 'advance'],
  side: ['dr cr', 'side', 'type', 'kind'],
  registration: ['registration', 'branch', 'our state', 'registration state'],
};
