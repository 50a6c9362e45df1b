import type { Tables, Transacting } from '../engine/tables.ts';

type Partner = Pick<Tables['account_items'], 'id' | 'kind' | 'number'>;

/** The items on the other end of the standing allocations of these items, without the items themselves. */
export async function partnersOf(transaction: Transacting, items: string[]): Promise<Partner[]> {
  if (items.length === 0) return [];
  const [debts, sources] = [
    await otherEnds(transaction, 'source', 'debt', items),
    await otherEnds(transaction, 'debt', 'source', items),
  ];
  const partners = new Map([...debts, ...sources].map((partner) => [partner.id, partner]));
  return [...partners.values()].filter(({ id }) => !items.includes(id));
}

function otherEnds(
  transaction: Transacting,
  end: 'source' | 'debt',
  other: 'source' | 'debt',
  items: string[],
): Promise<Partner[]> {
  return transaction
    .selectFrom('allocations')
    .innerJoin('account_items', 'account_items.id', `allocations.${other}`)
    .select(['account_items.id', 'account_items.kind', 'account_items.number'])
    .where(`allocations.${end}`, 'in', items)
    .where('allocations.ended_seq', 'is', null)
    .orderBy('account_items.seq')
    .execute();
}
