import { challanStanding } from '#domain/challans/challan-standing.ts';
import type { OriginFacts } from '#domain/documents/origin-facts.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { addDocumentLine } from './add-document-line.ts';
import { appendAudit } from './audit-log.ts';
import { readDecline, readOrigin } from './read-origin.ts';

/** `last_day` and `warn_from` of a challan for which the law sets none. */
export const WITHOUT_LAST_DAY = '9999-12-31';

type Challan = Pick<Extract<OriginFacts, { kind: 'document' }>, 'id' | 'draft' | 'invoiced' | 'cameBack'>;

/** Stores what is open of a challan that was issued. The caller holds the audit head, as for every change of what is open. */
export async function addChallan(
  transaction: Transacting,
  { id, draft }: Pick<Challan, 'id' | 'draft'>,
): Promise<void> {
  await insertChallan(transaction, rowOf({ id, draft, invoiced: [], cameBack: [] }, false, false));
}

const insertChallan = keptQuery((database, row: Tables['challans']) => database.insertInto('challans').values(row));

/** Computes again what is open of a challan. */
export async function refreshChallan(transaction: Transacting, id: string): Promise<void> {
  const row = await challanRow(transaction, id);
  if (!row) return;
  const { is_open, open_value } = row;
  await transaction.updateTable('challans').set({ is_open, open_value }).where('document', '=', id).execute();
}

/**
 * Opens a closed challan again when the cancellation of an invoice gives quantities back to it: they are out and unbilled, and of a
 * closed challan nothing is awaited. Returns its number; null when nothing was closed or given back. The caller holds the audit head,
 * and computes again what is open.
 */
export async function reopenAfterCancelling(
  transaction: Transacting,
  invoice: { id: string; number: string },
  at: string,
  actor: Actor,
): Promise<string | null> {
  const challan = await transaction
    .selectFrom('row_origins')
    .innerJoin('invoices', 'invoices.id', 'row_origins.origin')
    .select(['invoices.id', 'tax_state', 'number'])
    .where('row_origins.document', '=', invoice.id)
    .where('kind', '=', 'challan')
    .limit(1)
    .executeTakeFirst();
  if (!challan || (await readDecline(transaction, challan.id)) === null) return null;
  const { id, number } = challan;
  const line = await appendAudit(transaction, {
    at,
    actor,
    what: 'challan reopened',
    subject: `challan/${challan.tax_state}/${number}`,
    after: { id, invoice: invoice.number },
  });
  await transaction
    .insertInto('declines')
    .values({ document: id, line, declined: 0, reason: '', at, by: actor.username })
    .execute();
  await addDocumentLine(transaction, id, line);
  return number;
}

/** The row that follows from a challan, its invoices and what came back; null when `id` is another kind of document. */
export async function challanRow(from: Database['read'] | Transacting, id: string): Promise<Tables['challans'] | null> {
  const found = await readOrigin(from, id);
  if (found?.kind !== 'document' || found.documentKind !== 'challan') return null;
  return rowOf(found, found.isDeclined, found.isCancelled);
}

function rowOf(challan: Challan, isClosed: boolean, isCancelled: boolean): Tables['challans'] {
  const { state, lastDay, warnFrom, left } = challanStanding({ ...challan, isClosed });
  const isOpen = !isCancelled && (state === 'open' || state === 'open in part');
  return {
    document: challan.id,
    date: challan.draft.date.trim().slice(0, 10),
    last_day: lastDay || WITHOUT_LAST_DAY,
    warn_from: warnFrom || WITHOUT_LAST_DAY,
    is_open: isOpen ? 1 : 0,
    open_value: isOpen ? left : 0,
  };
}
