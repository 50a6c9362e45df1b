import { foldText } from '#domain/text/fold-text.ts';
import type { UserStore } from '#operations/staff-ports.ts';
import { appendAudit } from './audit-log.ts';
import type { Database } from './tables.ts';
import { isDuplicate } from './tell-refusals.ts';

export const openUserStore = (database: Database): UserStore => ({
  count: async () => {
    const row = await database.read
      .selectFrom('users')
      .select((users) => users.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  findByUsername: async (username) => {
    const row = await database.read
      .selectFrom('users')
      .selectAll()
      .where('username_key', '=', foldText(username))
      .executeTakeFirst();
    return row
      ? { id: row.id, username: row.username, passwordHash: row.password_hash, disabledAt: row.disabled_at }
      : null;
  },

  add: async (user, at, actor) => {
    try {
      await database.write.transaction().execute(async (transaction) => {
        await appendAudit(transaction, { at, actor, what: 'account added', subject: user.username });
        await transaction
          .insertInto('users')
          .values({
            id: user.id,
            username: user.username,
            username_key: foldText(user.username),
            password_hash: user.passwordHash,
            created_at: at,
            disabled_at: null,
          })
          .execute();
      });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  },

  setPassword: (id, passwordHash, at, actor) =>
    database.write.transaction().execute(async (transaction) => {
      const user = await transaction
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .returning('username')
        .executeTakeFirstOrThrow();
      await transaction.deleteFrom('logins').where('user_id', '=', id).execute();
      await appendAudit(transaction, { at, actor, what: 'password changed', subject: user.username });
    }),

  disable: (id, at, actor) =>
    database.write.transaction().execute(async (transaction) => {
      const user = await transaction
        .updateTable('users')
        .set({ disabled_at: at })
        .where('id', '=', id)
        .returning('username')
        .executeTakeFirstOrThrow();
      await transaction.deleteFrom('logins').where('user_id', '=', id).execute();
      await appendAudit(transaction, { at, actor, what: 'account disabled', subject: user.username });
    }),
});
