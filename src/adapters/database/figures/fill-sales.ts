import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { salesOf } from '#domain/figures/sales-of.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import { program } from '#operations/ports/actor.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { lockAudit } from '../shared-writes/audit-log.ts';
import { documentOf, documentsIn } from '../shared-writes/documents-of-line.ts';
import { type AuditLines, linesToFollow } from '../shared-writes/lines-to-follow.ts';
import {
  addSales,
  type Buyer,
  dropSales,
  moveSales,
  setProductDays,
  setYears,
  soldRows,
} from '../shared-writes/sales.ts';

/**
 * `'sales'` and `'sales by year'` are the marks of releases that kept no sums of years, and none of days. Their jobs still move them where
 * they run beside this one.
 */
export const SALES = 'sales by day';

/**
 * Follows the audit log from the mark on, behind the job that links documents to customers: what an earlier release issued is
 * added, what it cancelled or gave to others follows, and the sums of years are set to those of months, those of days to their
 * documents. The transaction of each batch moves the mark.
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
    const bought = await followLines(transaction, lines);
    await setYears(transaction, bought);
    await setProductDays(transaction, bought);
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

/**
 * This release has done all of it already. Returns whose sums of years, and of which days, the lines changed: an earlier release changes
 * those of months alone.
 */
async function followLines(transaction: Transacting, { from, to }: AuditLines): Promise<Buyer[]> {
  const lines = await transaction
    .selectFrom('audit_log')
    .select(['what', 'subject', 'before', 'after'])
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .where('what', 'in', ['invoice cancelled', 'document linked', 'documents linked'])
    .execute();
  const buyers: Buyer[] = await documentsOf(transaction)
    .innerJoin('invoices', 'invoices.id', 'document_customers.document')
    .where('invoices.issued_seq', '>', from)
    .where('invoices.issued_seq', '<=', to)
    .execute();
  for (const { what, subject, before, after } of lines) {
    const named = [...documentsIn(JSON.parse(after)), ...(await documentOf(transaction, what, subject))];
    if (named.length === 0) continue;
    const rows = await documentsOf(transaction).where('document_customers.document', 'in', named).execute();
    const former: string | null = JSON.parse(before)?.customer ?? null;
    buyers.push(...rows, ...rows.map((row) => ({ ...row, customer: former })));
    for (const row of rows) if (row.standing === 0) await dropSales(transaction, row);
    const standing = rows.filter((row) => row.standing === 1);
    for (const [customer, places] of Map.groupBy(standing, (row) => row.customer))
      await moveSales(transaction, places, customer);
  }
  return buyers;
}

function documentsOf(transaction: Transacting) {
  return transaction
    .selectFrom('document_customers')
    .select(['document_customers.tax_state', 'document_customers.date', 'document_customers.issued_seq'])
    .select(['document_customers.customer', 'document_customers.standing'])
    .where('document_customers.kind', 'in', ['tax', 'credit']);
}
