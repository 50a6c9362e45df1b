import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** What requests for samples ask for, and how far they came. */
export const m0048Samples: Migration = {
  name: '0048-samples',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'samples',
      columns: {
        callback: 'text',
        address: 'text',
        pin: 'text',
        language: 'text',
        items: 'text',
        step: 'text',
        courier: 'text',
        consignment: 'text',
        sent_at: 'text?',
        arrived_at: 'text?',
        asked_after_at: 'text?',
        answer_due_at: 'text?',
        answer_tries: 'int8',
        answer_error: 'text',
        answered_at: 'text?',
      },
      constraints: [
        'primary key (callback)',
        // The release before does not know this table, and forgets requests in the trap for good.
        'foreign key (callback) references callbacks (id) on delete cascade',
      ],
    });
    await sql
      .raw('create index samples_to_answer on samples (answer_due_at) where answer_due_at is not null')
      .execute(transaction);
  },
};
