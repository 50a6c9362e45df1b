import type { Invoice } from '../invoices/invoice.ts';
import type { ReturnDocument } from '../returns/return-document.ts';

/** A tax invoice or a credit note for the e-invoice portal: the facts of the return, and the document as it was typed. */
export type EinvoiceDocument = ReturnDocument & { invoice: Invoice };
