import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** The outbox of mails to customers. Callback requests keep their own columns, which the previous release reads too. */
export const m0022Mails: Migration = {
  name: '0022-mails',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'mails',
      columns: {
        id: 'text',
        kind: 'text',
        of_id: 'text',
        tax_state: 'text',
        from_date: 'text',
        to_date: 'text',
        about: 'text',
        recipient: 'text',
        subject: 'text',
        words: 'text',
        language: 'text',
        days: 'int8',
        asked_at: 'text',
        asked_by: 'text',
        state: 'text',
        tries: 'int8',
        attempt: 'int8',
        last_error: 'text',
        next_try_at: 'text?',
        share: 'text?',
        sent_at: 'text?',
        sent_by: 'text',
        idempotency_key: 'text',
        body_hash: 'text',
      },
      constraints: ['primary key (id)', 'unique (idempotency_key)'],
    });
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    await run('create index mails_by_thing on mails (of_id, asked_at)');
    await run('create index mails_due on mails (next_try_at) where next_try_at is not null');
    await run("create index mails_being_sent on mails (id) where state = 'sending'");
    await run("create index mails_to_mend on mails (asked_at) where state in ('failed', 'unknown')");
  },
};
