import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';
import { refuseChanges } from './refuse-changes.ts';

/** What came back of challans, and what is still open of them. Earlier releases issued none. */
export const m0035Challans: Migration = {
  name: '0035-challans',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'came_back',
      columns: {
        document: 'text',
        line: 'int8',
        row: 'int8',
        quantity: 'int8',
        date: 'text',
        remark: 'text',
        undoes: 'int8',
        at: 'text',
        by: 'text',
      },
      constraints: ['primary key (document, line, row)'],
    });
    await createTable(transaction, engine, {
      name: 'challans',
      columns: {
        document: 'text',
        date: 'text',
        last_day: 'text',
        warn_from: 'text',
        is_open: 'int8',
        open_value: 'int8',
      },
      constraints: ['primary key (document)'],
    });
    for (const index of indexes) await sql.raw(index).execute(transaction);
    for (const trigger of refuseChanges(engine, ['came_back'], 'came_back', kept))
      await sql.raw(trigger).execute(transaction);
  },
};

const indexes = [
  'create index challans_open on challans (last_day, date, document) where is_open = 1',
  // For table 13 of a month.
  'create index challans_by_date on challans (date, document)',
];

const kept = 'What came back of a challan is kept.';
