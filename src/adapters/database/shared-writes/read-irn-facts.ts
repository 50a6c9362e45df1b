import type { BurntNumber, Einvoice, PortalCancellation } from '#domain/einvoices/einvoice.ts';
import type { PortalRecord } from '#operations/ports/einvoices.ts';
import type { Database, Transacting } from '../engine/tables.ts';

/** What the e-invoice portal said about documents, by their ids. Inside a transaction it is read after the audit head is locked. */
export async function readIrnFacts(
  from: Database['read'] | Transacting,
  documents: string[],
): Promise<Map<string, PortalRecord>> {
  if (documents.length === 0) return new Map();
  const [einvoices, burnt, cancellations] = [
    await from.selectFrom('einvoices').selectAll().where('document', 'in', documents).execute(),
    await from.selectFrom('burnt_numbers').selectAll().where('document', 'in', documents).execute(),
    await from.selectFrom('irn_cancellations').selectAll().where('document', 'in', documents).execute(),
  ];
  const cancelled = new Map(
    cancellations.map((row): [string, PortalCancellation] => [
      row.document,
      { on: row.cancelled_on, reason: row.reason as PortalCancellation['reason'], why: row.why },
    ]),
  );
  const records = new Map<string, PortalRecord>();
  for (const row of einvoices) {
    const { document, irn, ack_no: ackNo, ack_at: ackAt, signed_qr: signedQr } = row;
    const einvoice: Einvoice = { irn, ackNo, ackAt, signedQr, cancelled: cancelled.get(document) ?? null };
    records.set(document, { einvoice, burnt: null });
  }
  for (const row of burnt) {
    const { document, irn, ack_no: ackNo, ack_at: ackAt, message } = row;
    const number: BurntNumber = { irn, ackNo, ackAt, message };
    records.set(document, {
      einvoice: records.get(document)?.einvoice ?? null,
      burnt: { ...number, cancelled: cancelled.get(document) ?? null },
    });
  }
  return records;
}
