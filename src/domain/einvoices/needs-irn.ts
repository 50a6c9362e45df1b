import type { Company } from '../company/company.ts';
import type { InvoiceKind } from '../invoices/invoice-kinds.ts';
import { isExport } from '../tax/supply-types.ts';

/** What decides whether a document goes to the portal. */
type Billed = {
  kind: InvoiceKind;
  date: string;
  gstin: string;
  withoutGst?: boolean;
  supplyType?: string | undefined;
};

/** `needsIrn({ kind: 'tax', date: '2026-11-21', gstin: '07AAACB5678L1ZA' }, company)` → `true` when the firm makes e-invoices on that day. */
export function needsIrn(
  { kind, date, gstin, withoutGst = false, supplyType }: Billed,
  { eInvoiceFrom }: Pick<Company, 'eInvoiceFrom'>,
): boolean {
  if (kind !== 'tax' && kind !== 'credit') return false;
  const isWanted = gstin !== '' || isExport(supplyType);
  return !withoutGst && isWanted && eInvoiceFrom !== undefined && date >= eInvoiceFrom;
}
