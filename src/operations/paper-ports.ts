import type { Company } from '#domain/company/company.ts';
import type { IssuedInvoice } from '#domain/invoice/issued-invoice.ts';

export type PaperCopy = 'original' | 'duplicate' | 'triplicate';

export type Paper = {
  /** The PDF of an issued document: the same bytes for the same document, company and copy. Throws `Overloaded` past its queue. */
  draw(invoice: IssuedInvoice, company: Company, copy: PaperCopy): Promise<Uint8Array>;
};
