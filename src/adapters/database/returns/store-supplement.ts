import { hash } from 'node:crypto';
import type { Supplement } from '#domain/returns/supplement.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { SupplementAnswer } from '#operations/ports/returns.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { reportedPeriod } from '../shared-writes/filed-periods.ts';
import { readIrnFacts } from '../shared-writes/read-irn-facts.ts';
import { newestSupplement } from '../shared-writes/return-facts.ts';

/** The head of the audit log is locked before the document and its filing are read: a filing has all or nothing of it. */
export function storeSupplement(
  database: Database,
  id: string,
  facts: Supplement,
  reason: string,
  at: string,
  caller: Actor,
): Promise<SupplementAnswer> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, caller);
    const found = await documentOf(transaction, id, facts);
    if ('refused' in found) return found.refused;
    const supplement = { ...(await newestSupplement(transaction, id)), ...facts };
    const stored = JSON.stringify(supplement);
    const line = await appendAudit(transaction, {
      at,
      actor,
      what: 'supplement added',
      subject: found.subject,
      // A GSTIN and an address may be personal: the log has their hash.
      after: { id, fields: Object.keys(facts), reason, sha256: hash('sha256', stored) },
    });
    await transaction
      .insertInto('supplements')
      .values({ document: id, line, facts: stored, reason, at, by: actor.username })
      .execute();
    await addDocumentLine(transaction, id, line);
    return { kind: 'added', supplement };
  });
}

async function documentOf(
  transaction: Transacting,
  id: string,
  facts: Supplement,
): Promise<{ subject: string } | { refused: SupplementAnswer }> {
  const row = await transaction
    .selectFrom('invoices')
    .select(['kind', 'tax_state', 'number', 'cancelled', 'original_id', 'original_number'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.kind === 'pro') return { refused: { kind: 'not-found' } };
  if (row.cancelled === 1) return { refused: { kind: 'cancelled' } };
  const isOfInvoice = facts.place !== undefined || facts.gstin !== undefined || facts.original !== undefined;
  // A PIN and a town are in no return: an e-invoice may want them after its month is filed.
  const period = isOfInvoice || isOfExport(facts) ? await reportedPeriod(transaction, id) : null;
  if (period !== null) return { refused: { kind: 'reported', period, note: null } };
  if (row.original_id !== null && isOfInvoice)
    return { refused: { kind: 'follows-invoice', number: row.original_number ?? '' } };
  const registered = isOfInvoice ? await registeredAtPortal(transaction, id) : null;
  if (registered !== null) return { refused: { kind: 'has-irn', number: registered } };
  const note = isOfInvoice ? await reportedNote(transaction, id) : null;
  return note ? { refused: { kind: 'reported', ...note } } : { subject: `${row.kind}/${row.tax_state}/${row.number}` };
}

/** The port and the shipping bill stand in table 6A. */
function isOfExport({ port, shippingBill, shippingBillDate }: Supplement): boolean {
  return [port, shippingBill, shippingBillDate].some((fact) => fact !== undefined);
}

/** The number of the document, or of a note that has its facts, which the e-invoice portal has put into the return as it was. */
async function registeredAtPortal(transaction: Transacting, id: string): Promise<string | null> {
  const documents = await transaction
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where((row) => row.or([row('id', '=', id), row('original_id', '=', id)]))
    .orderBy('issued_seq')
    .execute();
  const said = await readIrnFacts(
    transaction,
    documents.map((document) => document.id),
  );
  const isStanding = (document: string) => {
    const einvoice = said.get(document)?.einvoice;
    return einvoice ? einvoice.cancelled === null : false;
  };
  return documents.find((document) => isStanding(document.id))?.number ?? null;
}

/** A note has the facts of its invoice: those of a filed note can no longer change. */
async function reportedNote(
  transaction: Transacting,
  invoice: string,
): Promise<{ period: string; note: string } | null> {
  const row = await transaction
    .selectFrom('invoices')
    .innerJoin('filed_documents', 'filed_documents.document', 'invoices.id')
    .innerJoin('filings', 'filings.id', 'filed_documents.filing')
    .select(['filings.period', 'invoices.number'])
    .where('invoices.original_id', '=', invoice)
    .where('filed_documents.state', '=', 'reported')
    .where('filings.reopened_line', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row ? { period: row.period, note: row.number } : null;
}
