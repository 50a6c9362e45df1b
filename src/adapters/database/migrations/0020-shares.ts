import { sql } from 'kysely';
import { createTable, type Table } from './create-table.ts';
import type { Migration } from './migration.ts';

/** Links that open one document, receipt or statement, and the pictures of its pages. */
export const m0020Shares: Migration = {
  name: '0020-shares',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    await run('create index shares_by_subject on shares (subject, made_at, id)');
    await run('create index shares_by_paper on shares (paper) where paper is not null');
    await run('create index page_pictures_by_picture on page_pictures (picture)');
  },
};

const tables: Table[] = [
  {
    name: 'shares',
    // No foreign keys: on PostgreSQL they would lock rows of other tables while documents are issued.
    columns: {
      id: 'text',
      token_hash: 'text',
      audit_subject: 'text',
      kind: 'text',
      subject: 'text',
      tax_state: 'text',
      from_date: 'text',
      to_date: 'text',
      language: 'text',
      for_whom: 'text',
      paper: 'text?',
      made_at: 'text',
      made_by: 'text',
      expires_at: 'text',
      ended_at: 'text?',
      ended_by: 'text',
      openings: 'int8',
      last_opened_at: 'text?',
    },
    constraints: ['primary key (id)', 'unique (token_hash)'],
  },
  {
    name: 'page_pictures',
    columns: { paper: 'text', page: 'int8', pages: 'int8', width: 'int8', height: 'int8', picture: 'text' },
    constraints: ['primary key (paper, page)'],
  },
  {
    name: 'callback_shares',
    columns: { callback: 'text', share: 'text' },
    constraints: ['primary key (callback)'],
  },
];
