import { sql } from 'kysely';
import { rememberAddresses } from '../address-words.ts';
import type { Migration } from '../migration.ts';

/** The addresses that documents were issued to, found again by the beginnings of their words. */
export const m0002Addresses: Migration = {
  name: '0002-addresses',
  up: async (transaction, engine) => {
    const text = engine === 'postgres' ? 'text collate "C"' : 'text';
    for (const statement of [
      `create table addresses (id ${text} primary key, field ${text} not null, address ${text} not null, uses int8 not null, last_used ${text} not null)`,
      `create table address_words (field ${text} not null, tail ${text} not null, address_id ${text} not null, primary key (field, tail, address_id), foreign key (address_id) references addresses (id))`,
      'create index address_words_by_address on address_words (address_id)',
    ])
      await sql.raw(statement).execute(transaction);

    const issued = await transaction
      .selectFrom('invoices')
      .select(['draft', 'issued_at'])
      .where('cancelled', '=', 0)
      .orderBy('issued_seq')
      .execute();
    for (const { draft, issued_at } of issued) await rememberAddresses(transaction, JSON.parse(draft), issued_at);
  },
};
