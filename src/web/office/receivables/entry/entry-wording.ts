import type { EntryKind } from './money-draft.ts';

/** The wording that differs between the forms. */
export const entryWording: Record<
  EntryKind,
  {
    title: string;
    /** The main button. */
    go: string;
    busy: string;
    /** What is made, in a sentence. */
    noun: string;
    amount: string;
    /** The column of what can be paid, and the cell that is typed in. */
    item: string;
    open: string;
    pays: string;
    nothing: string;
  }
> = {
  receipt: {
    title: 'Receive money',
    go: 'Generate Receipt',
    busy: 'Generating …',
    noun: 'receipt',
    amount: 'Amount received ₹',
    item: 'Invoice',
    open: 'Owed ₹',
    pays: 'Pays ₹',
    nothing: 'owes nothing to this registration: what came is kept as an advance.',
  },
  refund: {
    title: 'Pay an advance back',
    go: 'Generate Refund',
    busy: 'Generating …',
    noun: 'refund',
    amount: 'Amount paid back ₹',
    item: 'Advance',
    open: 'Left ₹',
    pays: 'Pays back ₹',
    nothing: 'has no advance with this registration: there is nothing to pay back.',
  },
  settlement: {
    title: 'Settle without money',
    go: 'Generate Settlement',
    busy: 'Generating …',
    noun: 'settlement',
    amount: '',
    item: 'Invoice',
    open: 'Owed ₹',
    pays: 'Settles ₹',
    nothing: 'owes nothing to this registration: there is nothing to settle.',
  },
  use: {
    title: 'Use an advance',
    go: 'Use advance',
    busy: 'Saving …',
    noun: 'use of an advance',
    amount: '',
    item: 'Invoice',
    open: 'Owed ₹',
    pays: 'Pays ₹',
    nothing: 'owes nothing to this registration: the advance stays for later invoices.',
  },
};
