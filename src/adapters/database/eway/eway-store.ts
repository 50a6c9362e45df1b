import { noTransport } from '#domain/eway/eway-transport.ts';
import type { EwayStore, KeptTransport } from '#operations/ports/eway.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { challansOf } from './challans-of.ts';
import { ewayBillFromRow, rowFromTransport, transportFromRow } from './eway-row.ts';
import { lackingDocuments } from './lacking-documents.ts';
import { takeBill } from './take-bill.ts';

export function openEwayStore(database: Database): EwayStore {
  return {
    lacking: (...asked) => lackingDocuments(database, ...asked),

    challanOf: async (document) => (await challansOf(database.read, [document])).get(document) ?? null,

    transportOf: (document) => transportOf(database.read, document),

    billsOf: async (document) => {
      const rows = await database.read
        .selectFrom('eway_bills')
        .selectAll()
        .where('document', '=', document)
        .orderBy('line', 'desc')
        .execute();
      return rows.map(ewayBillFromRow);
    },

    saveTransport: (document, version, transport, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const auditActor = await lockAudit(transaction, actor);
        const kept = await transportOf(transaction, document.id);
        if (kept.version !== version) return { kind: 'changed-since', kept };
        const next = { version: version + 1, transport };
        const row = rowFromTransport(document.id, next, { at, by: actor.username });
        await transaction
          .insertInto('eway_transports')
          .values(row)
          .onConflict((conflict) => conflict.column('document').doUpdateSet(row))
          .execute();
        const line = await appendAudit(transaction, {
          at,
          actor: auditActor,
          what: 'e-way facts saved',
          subject: document.subject,
          before: version === 0 ? null : kept.transport,
          after: { id: document.id, ...transport },
        });
        await addDocumentLine(transaction, document.id, line);
        return { kind: 'saved', kept: next };
      }),

    takeBill: (...bill) => takeBill(database, ...bill),

    cancelBill: (document, { at: cancelledAt, reason }, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const auditActor = await lockAudit(transaction, actor);
        const row = await transaction
          .updateTable('eway_bills')
          .set({ cancelled_at: cancelledAt, cancel_reason: reason, cancelled_by: actor.username })
          .where('document', '=', document.id)
          .where('cancelled_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!row) return { kind: 'none-stands' };
        const line = await appendAudit(transaction, {
          at,
          actor: auditActor,
          what: 'e-way bill cancelled',
          subject: document.subject,
          after: { id: document.id, number: row.number, cancelledAt, reason },
        });
        await addDocumentLine(transaction, document.id, line);
        return { kind: 'cancelled', bill: ewayBillFromRow(row) };
      }),
  };
}

async function transportOf(from: Database['read'] | Transacting, document: string): Promise<KeptTransport> {
  const row = await from.selectFrom('eway_transports').selectAll().where('document', '=', document).executeTakeFirst();
  return row ? transportFromRow(row) : { version: 0, transport: noTransport };
}
