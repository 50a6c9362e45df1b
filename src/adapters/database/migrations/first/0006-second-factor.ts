import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The secret of a person's authenticator app, and the time step of the last code that was used. */
export const m0006SecondFactor: Migration = {
  name: '0006-second-factor',
  up: async (transaction, engine) => {
    const [text, int8] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
    for (const column of [`totp_secret ${text}`, `totp_step ${int8} not null default 0`])
      await sql.raw(`alter table users add column ${column}`).execute(transaction);
  },
};
