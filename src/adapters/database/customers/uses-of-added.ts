import { sql } from 'kysely';
import type { TakenBackImport } from '#operations/ports/customer-imports.ts';
import type { Transacting } from '../engine/tables.ts';

type Use = Extract<TakenBackImport, { kind: 'used' }>;

/**
 * What keeps some of these customers, at most 500 at once: their documents, cancelled ones too, their money, and others that were made one
 * with them.
 */
export async function usesOfAdded(transaction: Transacting, ids: string[]): Promise<(Use & { id: string })[]> {
  const added = transaction.selectFrom('customers').select(['id', 'name']).where('id', 'in', ids).orderBy('id');
  const onDocuments = added.where(({ exists, selectFrom }) =>
    exists(selectFrom('document_customers').select('document').whereRef('customer', '=', 'customers.id')),
  );
  const withMoney = added.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('account_items')
        .select('account_items.customer')
        .whereRef('account_items.customer', '=', 'customers.id')
        // As the index says it. A bill of before that was removed is no longer anybody's.
        .where(sql<boolean>`kind in ('opening', 'receipt', 'refund', 'settlement')`)
        .where(sql<boolean>`(kind <> 'opening' or ended_on is null)`),
    ),
  );
  const withOthers = added.where(({ exists, selectFrom }) =>
    exists(selectFrom('customers as others').select('others.id').whereRef('others.merged_into', '=', 'customers.id')),
  );
  const uses: (Use & { id: string })[] = [];
  for (const [by, found] of [
    ['document', onDocuments],
    ['money', withMoney],
    ['merge', withOthers],
  ] as const)
    for (const row of await found.execute()) uses.push({ kind: 'used', ...row, by });
  return uses;
}
