import type { Company } from '#domain/company/company.ts';
import type { InvoiceCopy } from '#domain/invoices/invoice-copies.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';

/** One copy, or `all` of them in one file, each on its own pages. */
export type PaperCopy = InvoiceCopy | 'all';

export type Paper = {
  /** The PDF of an issued document: the same bytes for the same document, company and copy. Throws `Overloaded` when its queue is full. */
  draw(invoice: IssuedInvoice, company: Company, copy: PaperCopy): Promise<Uint8Array>;
};
