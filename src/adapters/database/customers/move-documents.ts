import type { Tables, Transacting } from '../engine/tables.ts';
import { moveItems } from '../shared-writes/account-items.ts';
import { addToTotals, takeFromTotals } from '../shared-writes/customer-totals.ts';
import { moveSales } from '../shared-writes/sales.ts';

type Row = Tables['document_customers'];

/** A document as it is linked now, and its next customer. */
export type Move = { from: Row; customer: string | null; linkedBy: Row['linked_by'] };

/** Gives documents to other customers, with their sums and with what is open of them. The caller has locked the audit head. */
export async function moveDocuments(transaction: Transacting, moves: Move[]): Promise<void> {
  const groups = Map.groupBy(moves, ({ customer, linkedBy }) => `${linkedBy} ${customer}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    await transaction
      .updateTable('document_customers')
      .set((row) => ({ customer: first.customer, linked_by: first.linkedBy, version: row('version', '+', 1) }))
      .where(
        'document',
        'in',
        group.map(({ from }) => from.document),
      )
      .execute();
    await moveSales(
      transaction,
      group.map(({ from }) => from).filter(({ standing }) => standing === 1),
      first.customer,
    );
    await moveItems(
      transaction,
      group.map(({ from }) => from.document),
      first.customer ?? '',
    );
  }
  const standing = moves.filter(({ from }) => from.standing === 1);
  await takeFromTotals(
    transaction,
    standing.map(({ from }) => from),
  );
  await addToTotals(
    transaction,
    standing.map(({ from, customer, linkedBy }) => ({ ...from, customer, linked_by: linkedBy })),
  );
}
