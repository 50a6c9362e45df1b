import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** Tickets for the papers of receipts, refunds, settlements and statements: the table `tickets` names documents alone. */
export const m0021PaperTickets: Migration = {
  name: '0021-paper-tickets',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'paper_tickets',
      columns: { hash: 'text', paper: 'text', expires_at: 'text' },
      constraints: ['primary key (hash)'],
    });
    await sql`create index paper_tickets_by_expiry on paper_tickets (expires_at)`.execute(transaction);
  },
};
