import type { DocumentRecord } from '#contract/documents.ts';

/** Without IRN the paper is no tax invoice: Share asks first. */
export function awaitsIrn({ einvoice, cancelled }: Pick<DocumentRecord, 'einvoice' | 'cancelled'>): boolean {
  return !cancelled && einvoice !== null && einvoice.state !== 'taken';
}
