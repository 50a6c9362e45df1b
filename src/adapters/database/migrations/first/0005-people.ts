import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Roles, one-time codes, and the address of each login. The oldest enabled account becomes an owner. */
export const m0005People: Migration = {
  name: '0005-people',
  up: async (transaction, engine) => {
    const text = engine === 'postgres' ? 'text collate "C"' : 'text';
    // The defaults are for the previous release, which adds rows without these columns.
    for (const column of [
      `users add column role ${text} not null default 'staff'`,
      `users add column code_hash ${text}`,
      `users add column code_until ${text}`,
      `logins add column address ${text} not null default ''`,
      `logins add column agent ${text} not null default ''`,
    ])
      await sql.raw(`alter table ${column}`).execute(transaction);
    const first = await transaction
      .selectFrom('users')
      .select('id')
      .where('disabled_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (first) await transaction.updateTable('users').set({ role: 'owner' }).where('id', '=', first.id).execute();
  },
};
