import { type InvoiceKind, invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import type { InvoiceStore } from '#operations/ports/invoices.ts';
import type { Family } from './metrics-text.ts';

/** Counts the documents that a store issues, by kind. A repeated call issues nothing new. */
export function countIssues(store: InvoiceStore): { invoices: InvoiceStore; families(): Family[] } {
  const issued = new Map<InvoiceKind, number>(invoiceKinds.map((kind) => [kind, 0]));
  const issue: InvoiceStore['issue'] = async (entry) => {
    const result = await store.issue(entry);
    if (result.kind === 'issued') issued.set(entry.kind, (issued.get(entry.kind) ?? 0) + 1);
    return result;
  };
  return {
    invoices: { ...store, issue },
    families: () => [
      {
        name: 'vitrine_documents_issued_total',
        kind: 'counter',
        help: 'Documents that this process has issued, by kind.',
        samples: [...issued].map(([kind, value]) => ({ labels: { kind }, value })),
      },
    ],
  };
}
