import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';
import { refuseChanges } from './refuse-changes.ts';

/** The chain of what visitors write. It has a head of its own: visitors never wait for the audit log, and never fill it. */
export const m0033VisitorChain: Migration = {
  name: '0033-visitor-chain',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'visitor_chain',
      columns: { seq: 'int8', at: 'text', rows: 'text', hash: 'text' },
      constraints: ['primary key (seq)'],
    });
    await createTable(transaction, engine, {
      name: 'visitor_head',
      columns: { id: 'int8', seq: 'int8', hash: 'text' },
      constraints: ['primary key (id)', 'check (id = 1)'],
    });
    await transaction.insertInto('visitor_head').values({ id: 1, seq: 0, hash: '' }).execute();
    for (const trigger of refuseChanges(engine, ['visitor_chain'], 'visitor_chain', kept))
      await sql.raw(trigger).execute(transaction);
    // The release before leaves it empty in what it writes: there is no audit line by which a job could find those rows.
    for (const name of ['callbacks', 'page_pictures', 'added_variants']) {
      await sql.raw(`alter table ${name} add column told int8`).execute(transaction);
      await sql.raw(`create index ${name}_untold on ${name} (told) where told is null`).execute(transaction);
    }
  },
};

const kept = 'The chain of what visitors write only grows.';
