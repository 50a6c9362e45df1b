import type { PortalFacts } from '#domain/invoices/sheet/portal-facts.ts';
import type { Database } from '../engine/tables.ts';

/** What the portals said about a document, for its PDF: null when they said nothing that is still valid. */
export async function readPortalFacts(read: Database['read'], document: string): Promise<PortalFacts | null> {
  const einvoice = await read
    .selectFrom('einvoices')
    .leftJoin('irn_cancellations', 'irn_cancellations.document', 'einvoices.document')
    .select(['irn', 'ack_no', 'ack_at', 'signed_qr', 'einvoices.line', 'irn_cancellations.line as cancelled_line'])
    .where('einvoices.document', '=', document)
    .executeTakeFirst();
  const eway = await read
    .selectFrom('eway_bills')
    .leftJoin('eway_transports', 'eway_transports.document', 'eway_bills.document')
    .select(['number', 'valid_until', 'line', 'vehicle'])
    .where('eway_bills.document', '=', document)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (!einvoice && !eway) return null;
  return {
    line: Math.max(einvoice?.line ?? 0, einvoice?.cancelled_line ?? 0, eway?.line ?? 0),
    irn: einvoice
      ? {
          irn: einvoice.irn,
          ackNo: einvoice.ack_no,
          ackAt: einvoice.ack_at,
          signedQr: einvoice.signed_qr,
          isCancelled: einvoice.cancelled_line !== null,
        }
      : null,
    eway: eway ? { number: eway.number, validUntil: eway.valid_until, vehicle: eway.vehicle ?? '' } : null,
  };
}
