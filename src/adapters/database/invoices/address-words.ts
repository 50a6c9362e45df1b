import { hash } from 'node:crypto';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { compareText } from '#domain/text/compare-text.ts';
import { MAX_CHARACTERS, tailsOf, wordsOf } from '#domain/text/word-starts.ts';
import { bulkInsert } from '../engine/bulk-insert.ts';
import type { Step } from '../engine/run-together.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { addressNames, isNextLevel } from './address-names.ts';

const addressFields = ['buyerAddress', 'consigneeAddress'] as const;

type AddressField = (typeof addressFields)[number];

/** How many words of an address are indexed. */
const MAX_WORDS = 24;

/** Counts the addresses of an issued document. The rows that it answers are for `addressSteps`. */
export function countAddresses(addresses: Address[], at: string): Step<Counted> {
  return count.with(addresses.map(({ id, field, address }) => ({ id, field, address, uses: 1, last_used: at })));
}

type Counted = Pick<Tables['addresses'], 'id' | 'uses'>;

/** Indexes addresses that were counted: a new one by each of its words, one that is used often by its name. */
export function addressSteps(addresses: Address[], at: string, counted: Counted[]): Step[] {
  const usesOf = new Map(counted.map(({ id, uses }) => [id, uses]));
  return addresses.flatMap(({ id, field, address }) => {
    const uses = usesOf.get(id) ?? 1;
    const names = isNextLevel(uses) ? addressNames({ id, field, address, uses, last_used: at }) : [];
    const words = uses > 1 ? [] : addressTails(address).map((tail) => ({ field, tail, address_id: id }));
    return [addNames.with(names), addWords.with(words)];
  });
}

const count = bulkInsert((database, rows: Tables['addresses'][]) =>
  database
    .insertInto('addresses')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        uses: row('addresses.uses', '+', row.ref('excluded.uses')),
        last_used: row.ref('excluded.last_used'),
      })),
    )
    .returning(['id', 'uses']),
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

type Address = Pick<Tables['addresses'], 'id' | 'address'> & { field: AddressField };

/** Sorted, so that two transactions that count the same addresses cannot deadlock. */
export function addressesOf(draft: Pick<InvoiceDraft, AddressField>): Address[] {
  return addressFields
    .map((field) => ({ field, address: draft[field].replaceAll(/\r\n?/g, '\n').trim() }))
    .filter(({ address }) => address !== '')
    .map((each) => ({ ...each, id: hash('sha256', `${each.field}\n${each.address}`) }))
    .sort((one, other) => compareText(one.id, other.id));
}

/** The stored tails of an address, one from each of its words. */
export function addressTails(address: string): string[] {
  return tailsOf(wordsOf(address).slice(0, MAX_WORDS), MAX_CHARACTERS);
}
