import type { Transacting } from '../engine/tables.ts';
import { moveItems } from '../shared-writes/account-items.ts';
import { documentOf, documentsIn } from '../shared-writes/documents-of-line.ts';

/**
 * Gives the items of documents that these lines linked to the customers whose the documents are now, and what a merged
 * customer has left to the one who took over. This release has done both already; an earlier one does not know the accounts.
 */
export async function followMoves(transaction: Transacting, from: number, to: number): Promise<void> {
  const lines = await transaction
    .selectFrom('audit_log')
    .select(['what', 'subject', 'after'])
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .where('what', 'in', ['document linked', 'documents linked', 'customer merged'])
    .execute();
  for (const { what, subject, after } of lines) {
    const facts = JSON.parse(after) as { id?: string };
    if (what === 'customer merged') await moveMoney(transaction, facts.id ?? '');
    else await moveDocuments(transaction, [...documentsIn(facts), ...(await documentOf(transaction, what, subject))]);
  }
}

async function moveDocuments(transaction: Transacting, documents: string[]): Promise<void> {
  if (documents.length === 0) return;
  const rows = await transaction
    .selectFrom('account_items')
    .innerJoin('document_customers', 'document_customers.document', 'account_items.id')
    .select(['account_items.id', 'account_items.customer as before', 'document_customers.customer as after'])
    .where('account_items.id', 'in', documents)
    .execute();
  const moved = rows.filter(({ before, after }) => before !== (after ?? ''));
  for (const [customer, items] of Map.groupBy(moved, ({ after }) => after ?? ''))
    await moveItems(
      transaction,
      items.map(({ id }) => id),
      customer,
    );
}

async function moveMoney(transaction: Transacting, customer: string): Promise<void> {
  const merged = await transaction
    .selectFrom('merged_customers')
    .select('kept')
    .where('customer', '=', customer)
    .executeTakeFirst();
  if (!merged) return;
  const items = await transaction
    .selectFrom('account_items')
    .select('id')
    .where('customer', '=', customer)
    .where('kind', 'in', ['opening', 'receipt', 'refund', 'settlement'])
    .execute();
  await moveItems(
    transaction,
    items.map(({ id }) => id),
    merged.kept,
  );
}
