import { formatDate, indianDate, indianTime } from '../../calendar/indian-date.ts';
import type { Company } from '../../company/company.ts';
import { needsIrn } from '../../einvoices/needs-irn.ts';
import { gstinIn } from '../../tax/gstin.ts';
import type { Invoice } from '../invoice.ts';
import type { PortalFacts } from './portal-facts.ts';
import type { SheetFact } from './sheet-firm.ts';

/** The e-invoice on the paper: its facts and the text of its code, or the text instead of the code. */
export type SheetIrn =
  | { facts: SheetFact[]; code: string; says: null }
  | { facts: never[]; code: null; says: 'IRN awaited' | 'IRN cancelled' };

/**
 * `sheetIrn(invoice, company, portal)` → `{ facts: [['IRN', 'fb9e…'], ['Ack. No.', '182610400000342'], …], code: 'eyJ…' }`; null
 * where no IRN is needed. Rule 46(r).
 */
export function sheetIrn(
  invoice: Pick<Invoice, 'kind' | 'date' | 'buyerAddress' | 'withoutGst' | 'supplyType'>,
  company: Pick<Company, 'eInvoiceFrom'>,
  portal: PortalFacts | null,
): SheetIrn | null {
  if (portal?.irn?.isCancelled) return { facts: [], code: null, says: 'IRN cancelled' };
  if (portal?.irn) {
    const { irn, ackNo, ackAt, signedQr } = portal.irn;
    const facts: SheetFact[] = [
      ['IRN', irn],
      ['Ack. No.', ackNo],
      ['Ack. date', `${formatDate(indianDate(ackAt))} ${indianTime(ackAt)}`],
    ];
    return { facts, code: signedQr, says: null };
  }
  const isAwaited = needsIrn(
    { ...invoice, withoutGst: Boolean(invoice.withoutGst), gstin: gstinIn(invoice.buyerAddress) ?? '' },
    company,
  );
  return isAwaited ? { facts: [], code: null, says: 'IRN awaited' } : null;
}
