import { indianDate } from '#domain/calendar/indian-date.ts';
import { irnForbidsCancelling } from '#domain/einvoices/irn-cancellation.ts';
import { formatEwayNumber } from '#domain/eway/format-eway-number.ts';
import type { CancelReason } from '#domain/invoices/cancel-reason.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { CancelAnswer } from '#operations/ports/invoices.ts';
import { Refused } from '../engine/refused.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { endItem } from '../shared-writes/account-items.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { challanForbids } from '../shared-writes/challan-forbids.ts';
import { reopenAfterCancelling } from '../shared-writes/challans.ts';
import { reportedPeriod } from '../shared-writes/filed-periods.ts';
import { unlinkCancelled } from '../shared-writes/link-document.ts';
import { readIrnFacts } from '../shared-writes/read-irn-facts.ts';
import { refreshOrigin } from '../shared-writes/refresh-origin.ts';
import { dropSales } from '../shared-writes/sales.ts';
import { forgetAddresses } from './address-words.ts';
import { countCancelled } from './day-totals.ts';
import { invoiceFromRow } from './invoice-row.ts';
import { invoicesFromRows } from './invoices-from-rows.ts';

/**
 * Cancels a document in one transaction, or rolls it back and returns why. Lock order, as for an issue: the addresses, the
 * audit head, the row. The search for credit notes follows the lock of the head: then nobody else can issue one.
 */
export async function cancelDocument(
  database: Database,
  id: string,
  because: CancelReason | null,
  at: string,
  actor: Actor,
): Promise<CancelAnswer> {
  try {
    return await database.write.transaction().execute((transaction) => cancel(transaction, id, because, at, actor));
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

async function cancel(
  transaction: Transacting,
  id: string,
  because: CancelReason | null,
  at: string,
  actor: Actor,
): Promise<CancelAnswer> {
  // Draft and number never change, so they can be read before any lock.
  const { draft, number, kind } = await transaction
    .selectFrom('invoices')
    .select(['draft', 'number', 'kind'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await forgetAddresses(transaction, JSON.parse(draft));
  const auditActor = await lockAudit(transaction, actor);
  const stays = kind === 'challan' ? await challanForbids(transaction, { id, number }) : null;
  if (stays) throw new Refused<CancelAnswer>({ kind: 'portal-stands', message: stays });
  const note = await validNote(transaction, id);
  if (note) throw new Refused<CancelAnswer>({ kind: 'credited', note });
  const period = await reportedPeriod(transaction, id);
  if (period !== null) throw new Refused<CancelAnswer>({ kind: 'reported', period });
  const message =
    (await ewayForbids(transaction, { id, number, kind })) ?? (await irnForbids(transaction, { id, number, at }));
  if (message) throw new Refused<CancelAnswer>({ kind: 'portal-stands', message });
  const cancelled = await transaction
    .updateTable('invoices')
    .set({ cancelled: 1, cancelled_at: at, cancelled_by: actor.username })
    .where('id', '=', id)
    .where('cancelled', '=', 0)
    .returningAll()
    .executeTakeFirst();
  if (!cancelled) throw new Refused<CancelAnswer>({ kind: 'cancelled-already' });
  if (because)
    await transaction
      .insertInto('cancellations')
      .values({ invoice_id: id, ...because, cancelled_at: at, cancelled_by: actor.username })
      .execute();
  const line = await appendAudit(transaction, {
    at,
    actor: auditActor,
    what: 'invoice cancelled',
    subject: `${cancelled.kind}/${cancelled.tax_state}/${cancelled.number}`,
    before: { cancelled: false },
    after: { cancelled: true, ...because },
  });
  await addDocumentLine(transaction, id, line);
  const isOrigin = cancelled.kind === 'pro' || cancelled.kind === 'challan';
  const reopened = await reopenAfterCancelling(transaction, { id, number }, at, auditActor);
  const origin = isOrigin ? id : await originOf(transaction, id);
  if (origin !== undefined) await refreshOrigin(transaction, origin);
  await countCancelled(transaction, cancelled);
  await dropSales(transaction, cancelled);
  await unlinkCancelled(transaction, cancelled);
  await endItem(transaction, id, line, indianDate(at));
  const [invoice = invoiceFromRow(cancelled)] = await invoicesFromRows({ read: transaction }, [cancelled]);
  return { kind: 'cancelled', invoice, reopened };
}

/** The pro-forma or challan that an invoice was made from: what was invoiced is left again. */
async function originOf(transaction: Transacting, id: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('document_origins')
    .select('origin')
    .where('document', '=', id)
    .executeTakeFirst();
  return row?.origin;
}

/** The portal cancels no IRN while its e-way bill is valid. */
async function ewayForbids(
  transaction: Transacting,
  { id, number, kind }: { id: string; number: string; kind: string },
) {
  const bill = await transaction
    .selectFrom('eway_bills')
    .select('number')
    .where('document', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return bill
    ? `${number} has the e-way bill ${formatEwayNumber(bill.number)}. Cancel it at the portal first, and say so on the page of the document.${kind === 'challan' ? '' : ' If the goods have left, write a credit note.'}`
    : null;
}

/** The portal may have the number with other facts than ours: also then its IRN is cancelled first. */
async function irnForbids(
  transaction: Transacting,
  { id, number, at }: { id: string; number: string; at: string },
): Promise<string | null> {
  const said = (await readIrnFacts(transaction, [id])).get(id);
  return irnForbidsCancelling(number, said?.einvoice ?? said?.burnt ?? null, at);
}

async function validNote(transaction: Transacting, id: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('invoices')
    .select('number')
    .where('original_id', '=', id)
    .where('cancelled', '=', 0)
    .orderBy('issued_seq')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}
