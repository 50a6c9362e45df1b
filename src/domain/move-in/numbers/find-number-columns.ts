import type { Sheet } from '../../customers/import/sheet.ts';
import { type FoundColumns, findColumns } from '../find-columns.ts';

type NumberField = 'last' | 'kind' | 'state';

/** Where a sheet has the last number of each series, and the rows below its headings. */
export type NumberSheet = FoundColumns<NumberField>;

/** `findNumberColumns(sheets)` → the sheet with a column of last numbers; null when there is none. */
export function findNumberColumns(sheets: readonly Sheet[]): { sheet: Sheet; found: NumberSheet } | null {
  return findColumns(sheets, numberWords, ({ last }) => last >= 0);
}

const numberWords: Record<NumberField, string[]> = {
  last: [
    ...['last number', 'last no', 'last bill', 'last bill no', 'last bill number', 'last invoice', 'last invoice no'],
    ...['last invoice number', 'last voucher no', 'last voucher number', 'last document', 'last used', 'last used no'],
    ...['last used number', 'last issued', 'number', 'no', 'voucher number', 'voucher no'],
  ],
  kind: [
    ...[
      'document',
      'documents',
      'document type',
      'kind',
      'type',
      'series',
      'voucher',
      'voucher type',
      'nature of document',
    ],
  ],
  state: ['state', 'registration', 'gstin', 'branch', 'place', 'office', 'location'],
};
