import type { InvoiceKind } from './invoice-kinds.ts';

/** `payableWords.credit` → `'Amount credited'`: what the sum of a document is called, on the form and on its paper. */
export const payableWords: Readonly<Record<InvoiceKind, string>> = {
  tax: 'Amount payable',
  pro: 'Estimated total',
  credit: 'Amount credited',
  challan: 'Value of the goods',
};
