import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** The weekly letters to owners: one for each week and address. */
export const m0050WeeklyLetters: Migration = {
  name: '0050-weekly-letters',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'weekly_letters',
      columns: {
        week: 'text',
        recipient: 'text',
        subject: 'text',
        text: 'text',
        due_at: 'text?',
        tries: 'int8',
        last_error: 'text',
        sent_at: 'text?',
      },
      constraints: ['primary key (week, recipient)'],
    });
    await sql
      .raw('create index weekly_letters_due on weekly_letters (due_at) where due_at is not null')
      .execute(transaction);
  },
};
