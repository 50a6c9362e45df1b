import type { Invoice, InvoiceDraft } from './invoice.ts';

/** The copies that a caller can request, in the order of CGST rule 48. */
export const invoiceCopies = ['original', 'duplicate', 'triplicate'] as const;

export type InvoiceCopy = (typeof invoiceCopies)[number];

type Document = Pick<InvoiceDraft, 'kind'> & { lines: Pick<Invoice['lines'][number], 'product' | 'hsn'>[] };

/** `copiesOf(invoice)` → the copies that it has: three for goods, two for services alone (rule 48(2)), one for a pro-forma. A challan has three (rule 55(2)). */
export function copiesOf(document: Document): readonly InvoiceCopy[] {
  if (document.kind === 'pro') return ['original'];
  return isServicesAlone(document) ? ['original', 'duplicate'] : invoiceCopies;
}

/**
 * `copyMark(invoice, 'duplicate')` → `'DUPLICATE FOR TRANSPORTER'`; '' on a pro-forma, which is not a document of the Act. For
 * services alone the supplier's copy is the duplicate, so a requested triplicate has the mark of the duplicate.
 */
export function copyMark(document: Document, copy: InvoiceCopy): string {
  if (document.kind === 'pro') return '';
  // Rule 48 has these marks for invoices only.
  if (document.kind === 'credit') return copy.toUpperCase();
  if (document.kind === 'challan') return challanMarks[copy];
  return (isServicesAlone(document) ? serviceMarks : goodsMarks)[copy];
}

const goodsMarks: Record<InvoiceCopy, string> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR TRANSPORTER',
  triplicate: 'TRIPLICATE FOR SUPPLIER',
};

/** Rule 55(2). */
const challanMarks: Record<InvoiceCopy, string> = {
  original: 'ORIGINAL FOR CONSIGNEE',
  duplicate: 'DUPLICATE FOR TRANSPORTER',
  triplicate: 'TRIPLICATE FOR CONSIGNER',
};

const serviceMarks: Record<InvoiceCopy, string> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR SUPPLIER',
  triplicate: 'DUPLICATE FOR SUPPLIER',
};

// The codes of services begin with 99, and no code of goods does.
function isServicesAlone({ kind, lines }: Document): boolean {
  const billed = lines.filter(({ product }) => product.trim() !== '');
  return kind === 'tax' && billed.length > 0 && billed.every(({ hsn }) => hsn.trim().startsWith('99'));
}
