import { billedAmount } from '#domain/customers/billed-amount.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Step } from '../engine/run-together.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { GSTIN_LENGTH } from './stored-keys.ts';

type Linked = Omit<Tables['document_customers'], 'standing'>;
type Buyer = Tables['unknown_buyers'];

/** The steps that add those of the documents that are in no book by the rule to the sums of their buyers. */
export function buyerSteps(documents: Linked[]): Step[] {
  return buyersOf(documents).map(add.with);
}

/** Subtracts them. Their rows have changed before. */
export async function takeFromBuyers(transaction: Transacting, before: Linked[]): Promise<void> {
  for (const { buyer_key, documents, billed } of buyersOf(before)) {
    await subtract(transaction, { buyer_key, documents, billed, has_gstin: hasGstin(buyer_key) });
    await dropEmpty(transaction, { buyer_key });
  }
}

/** Without those that staff unlinked, and those without a readable word: nobody can be added from them. */
function buyersOf(documents: Linked[]): Buyer[] {
  const sums = new Map<string, Buyer>();
  for (const { customer, linked_by, buyer_key, kind, date, payable } of documents) {
    if (customer !== null || linked_by === 'hand' || buyer_key === '') continue;
    const sum = sums.get(buyer_key);
    const count = 1 + (sum?.documents ?? 0);
    sums.set(buyer_key, {
      buyer_key,
      documents: count,
      billed: billedAmount(kind as InvoiceKind, payable) + (sum?.billed ?? 0),
      first_date: sum && sum.first_date < date ? sum.first_date : date,
      last_date: sum && sum.last_date > date ? sum.last_date : date,
      likely: hasGstin(buyer_key) || count > 1 ? 1 : 0,
    });
  }
  return [...sums.values()];
}

function hasGstin(buyerKey: string): 0 | 1 {
  return buyerKey.length === GSTIN_LENGTH ? 1 : 0;
}

const add = keptQuery((database, buyer: Buyer) =>
  database
    .insertInto('unknown_buyers')
    .values(buyer)
    .onConflict((conflict) =>
      conflict.column('buyer_key').doUpdateSet((row) => ({
        documents: row('unknown_buyers.documents', '+', row.ref('excluded.documents')),
        billed: row('unknown_buyers.billed', '+', row.ref('excluded.billed')),
        first_date: row
          .case()
          .when('unknown_buyers.first_date', '<', row.ref('excluded.first_date'))
          .then(row.ref('unknown_buyers.first_date'))
          .else(row.ref('excluded.first_date'))
          .end(),
        last_date: row
          .case()
          .when('unknown_buyers.last_date', '>', row.ref('excluded.last_date'))
          .then(row.ref('unknown_buyers.last_date'))
          .else(row.ref('excluded.last_date'))
          .end(),
        // It has bought before.
        likely: row.lit(1),
      })),
    ),
);

type Subtracted = Pick<Buyer, 'buyer_key' | 'documents' | 'billed'> & { has_gstin: number };

const subtract = keptQuery((database, { buyer_key, documents, billed, has_gstin }: Subtracted) =>
  database
    .updateTable('unknown_buyers')
    .set((row) => {
      const dates = row
        .selectFrom('document_customers as left')
        .select('left.date')
        .where('left.customer', 'is', null)
        .where('left.buyer_key', '=', buyer_key)
        .where('left.linked_by', '=', 'rule')
        .where('left.standing', '=', 1)
        .limit(1);
      return {
        documents: row('documents', '-', documents),
        billed: row('billed', '-', billed),
        first_date: row.fn.coalesce(dates.orderBy('left.date'), 'first_date'),
        last_date: row.fn.coalesce(dates.orderBy('left.date', 'desc'), 'last_date'),
        likely: row
          .case()
          .when(row('documents', '-', documents), '>', 1)
          .then(row.lit(1))
          .else(has_gstin)
          .end(),
      };
    })
    .where('buyer_key', '=', buyer_key),
);

const dropEmpty = keptQuery((database, { buyer_key }: { buyer_key: string }) =>
  database.deleteFrom('unknown_buyers').where('buyer_key', '=', buyer_key).where('documents', '=', 0),
);
