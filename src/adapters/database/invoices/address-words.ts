import { hash } from 'node:crypto';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { MAX_CHARACTERS, tailsOf, wordsOf } from '#domain/text/word-starts.ts';
import { bulkInsert } from '../engine/bulk-insert.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { addressNames, isNextLevel } from './address-names.ts';

const addressFields = ['buyerAddress', 'consigneeAddress'] as const;

type AddressField = (typeof addressFields)[number];

/** How many words of an address are indexed. */
const MAX_WORDS = 24;

/** Counts the addresses of an issued document, and indexes a new one by each of its words. */
export async function rememberAddresses(
  transaction: Transacting,
  draft: Pick<InvoiceDraft, AddressField>,
  at: string,
): Promise<void> {
  for (const { id, field, address } of addressesOf(draft)) {
    const [counted] = await countAddress(transaction, { id, field, address, uses: 1, last_used: at });
    const uses = counted?.uses ?? 1;
    if (isNextLevel(uses)) await addNames(transaction, addressNames({ id, field, address, uses, last_used: at }));
    if (uses > 1) continue;
    const tails = addressTails(address);
    await addWords(
      transaction,
      tails.map((tail) => ({ field, tail, address_id: id })),
    );
  }
}

const countAddress = keptQuery((database, first: Tables['addresses']) =>
  database
    .insertInto('addresses')
    .values(first)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        uses: row('addresses.uses', '+', row.ref('excluded.uses')),
        last_used: row.ref('excluded.last_used'),
      })),
    )
    .returning('uses'),
);

const addNames = bulkInsert((database, rows: Tables['address_names'][]) =>
  database
    .insertInto('address_names')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['field', 'first', 'tail', 'address_id']).doUpdateSet((set) => ({
        level: set.ref('excluded.level'),
        last_used: set.ref('excluded.last_used'),
      })),
    ),
);

const addWords = bulkInsert((database, rows: Tables['address_words'][]) =>
  database
    .insertInto('address_words')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing()),
);

/** Subtracts the addresses of a cancelled document. An address without uses stays stored, but is not found. */
export async function forgetAddresses(
  transaction: Transacting,
  draft: Pick<InvoiceDraft, AddressField>,
): Promise<void> {
  for (const { id } of addressesOf(draft))
    await transaction
      .updateTable('addresses')
      .set((row) => ({ uses: row('uses', '-', 1) }))
      .where('id', '=', id)
      .where('uses', '>', 0)
      .execute();
}

/** Sorted, so that two transactions that count the same addresses cannot deadlock. */
export function addressesOf(draft: Pick<InvoiceDraft, AddressField>) {
  return addressFields
    .map((field) => ({ field, address: draft[field].replaceAll(/\r\n?/g, '\n').trim() }))
    .filter(({ address }) => address !== '')
    .map((each) => ({ ...each, id: hash('sha256', `${each.field}\n${each.address}`) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The stored tails of an address, one from each of its words. */
export function addressTails(address: string): string[] {
  return tailsOf(wordsOf(address).slice(0, MAX_WORDS), MAX_CHARACTERS);
}
