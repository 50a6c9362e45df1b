import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { salesOf } from '#domain/figures/sales-of.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { program } from '#operations/ports/actor.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { lockAudit } from '../shared-writes/audit-log.ts';
import { documentOf, documentsIn } from '../shared-writes/documents-of-line.ts';
import { type AuditLines, linesToFollow } from '../shared-writes/lines-to-follow.ts';
import { addSales, dropSales, moveSales, soldRows } from '../shared-writes/sales.ts';

export const SALES = 'sales';

/**
 * Follows the audit log from the mark on, behind the job that links documents to customers: what an earlier release issued is
 * added, what it cancelled or gave to others follows. The transaction of each batch moves the mark.
 */
export async function fillSales(database: Database): Promise<{ examined: number; filled: number }> {
  const { from, to } = await linesToFollow(database.read, SALES);
  if (from === to) return { examined: 0, filled: 0 };
  // SQLite calls are synchronous: other requests run between two batches.
  await setImmediate();
  return database.write.transaction().execute(async (transaction) => {
    await lockAudit(transaction, program);
    const lines = await linesToFollow(transaction, SALES);
    const filled = await addMissing(transaction, lines);
    await followLines(transaction, lines);
    await transaction.updateTable('filled_up_to').set({ issued_seq: lines.to }).where('fact', '=', SALES).execute();
    return { examined: lines.to - lines.from, filled };
  });
}

/** The standing documents after an audit line that are in no sum, with what is needed to reckon it, in the order of issue. */
export function unsummed(from: Database['read'] | Transacting, after: number) {
  return (
    from
      .selectFrom('invoices')
      .leftJoin('document_customers', 'document_customers.document', 'invoices.id')
      .select(['invoices.tax_state', 'invoices.date', 'invoices.issued_seq', 'invoices.tax_type', 'invoices.draft'])
      .select(['document_customers.customer'])
      .where('invoices.issued_seq', '>', after)
      // Concealed from the planner: only the order of issue leads to the few that are left.
      .where(sql<boolean>`invoices.kind || '' in ('tax', 'credit') and invoices.cancelled + 0 = 0`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sales')
              .select('sales.net')
              .whereRef('sales.tax_state', '=', 'invoices.tax_state')
              .whereRef('sales.date', '=', 'invoices.date')
              .whereRef('sales.issued_seq', '=', 'invoices.issued_seq'),
          ),
        ),
      )
      .orderBy('invoices.issued_seq')
  );
}

async function addMissing(transaction: Transacting, { from, to }: AuditLines): Promise<number> {
  const missing = await unsummed(transaction, from).where('invoices.issued_seq', '<=', to).execute();
  await addSales(
    transaction,
    missing.flatMap(({ draft, tax_type, customer, ...place }) =>
      soldRows(place, customer, salesOf(JSON.parse(draft), tax_type as TaxType)),
    ),
  );
  return missing.length;
}

/** This release has done both already. */
async function followLines(transaction: Transacting, { from, to }: AuditLines): Promise<void> {
  const lines = await transaction
    .selectFrom('audit_log')
    .select(['what', 'subject', 'after'])
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .where('what', 'in', ['invoice cancelled', 'document linked', 'documents linked'])
    .execute();
  for (const { what, subject, after } of lines)
    if (what === 'invoice cancelled') await leave(transaction, subject);
    else
      await follow(transaction, [...documentsIn(JSON.parse(after)), ...(await documentOf(transaction, what, subject))]);
}

async function leave(transaction: Transacting, subject: string): Promise<void> {
  const [kind = '', state = '', ...number] = subject.split('/');
  const row = await transaction
    .selectFrom('invoices')
    .select(['tax_state', 'date', 'issued_seq'])
    .where('kind', '=', kind)
    .where('tax_state', '=', state)
    .where('number_key', '=', foldText(number.join('/')))
    .where('cancelled', '=', 1)
    .executeTakeFirst();
  if (row) await dropSales(transaction, row);
}

async function follow(transaction: Transacting, documents: string[]): Promise<void> {
  if (documents.length === 0) return;
  const rows = await transaction
    .selectFrom('document_customers')
    .select(['tax_state', 'date', 'issued_seq', 'customer'])
    .where('document', 'in', documents)
    .where('kind', 'in', ['tax', 'credit'])
    .where('standing', '=', 1)
    .execute();
  for (const [customer, places] of Map.groupBy(rows, (row) => row.customer))
    await moveSales(transaction, places, customer);
}
