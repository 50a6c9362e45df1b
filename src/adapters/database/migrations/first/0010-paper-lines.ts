import { sql } from 'kysely';
import { createTable, type Table } from '../create-table.ts';
import type { Migration } from '../migration.ts';

/** The audit line of each document's paper, and how far the log has caught up with documents of an earlier release. */
export const m0010PaperLines: Migration = {
  name: '0010-paper-lines',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    await sql.raw('create index paper_lines_waiting on paper_lines (document) where line is null').execute(transaction);
    await transaction.insertInto('sealed_up_to').values({ id: 1, issued_seq: 0 }).execute();
  },
};

const tables: Table[] = [
  { name: 'paper_lines', columns: { document: 'text', line: 'int8?' }, constraints: ['primary key (document)'] },
  {
    name: 'sealed_up_to',
    columns: { id: 'int8', issued_seq: 'int8' },
    constraints: ['primary key (id)', 'check (id = 1)'],
  },
];
