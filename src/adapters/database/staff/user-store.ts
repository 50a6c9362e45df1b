import type { Role } from '#domain/staff/role.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { UserStore } from '#operations/ports/staff.ts';
import type { Database } from '../engine/tables.ts';
import { isDuplicate } from '../engine/translate-errors.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { toldUsers } from '../shared-writes/told-rows.ts';
import { openAccountChanges } from './account-changes.ts';
import { openFactorStore } from './factor-store.ts';

export function openUserStore(database: Database): UserStore {
  return {
    ...openAccountChanges(database),
    ...openFactorStore(database),

    count: async () => {
      const row = await database.read
        .selectFrom('users')
        .select((users) => users.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    list: async () => {
      const columns = [
        'username',
        'username_key',
        'role',
        'users.created_at',
        'disabled_at',
        'code_until',
        'totp_secret',
      ] as const;
      const rows = await database.read
        .selectFrom('users')
        .leftJoin('logins', 'logins.user_id', 'users.id')
        .select(columns)
        .select((both) => both.fn.max('seen_at').as('seen_at'))
        .groupBy(columns)
        .orderBy('username_key')
        .execute();
      return rows.map((row) => ({
        username: row.username,
        role: row.role as Role,
        createdAt: row.created_at,
        disabledAt: row.disabled_at,
        seenAt: row.seen_at,
        codeUntil: row.code_until,
        factor: row.totp_secret !== null,
      }));
    },

    findByUsername: async (username) => {
      const row = await database.read
        .selectFrom('users')
        .select(['id', 'username', 'role', 'password_hash', 'disabled_at', 'totp_secret', 'totp_step'])
        .where('username_key', '=', foldText(username))
        .executeTakeFirst();
      return row
        ? {
            id: row.id,
            username: row.username,
            role: row.role as Role,
            passwordHash: row.password_hash,
            disabledAt: row.disabled_at,
            factor: row.totp_secret === null ? null : { secret: row.totp_secret, used: row.totp_step },
          }
        : null;
    },

    lookAlike: async (username, others) => {
      const rows = await database.read.selectFrom('users').select('username').orderBy('username_key').execute();
      // Its data is large, and few processes add an account.
      const { isLookAlike } = await import('./is-look-alike.ts');
      const names = [...rows.map((row) => row.username), ...others];
      const isOther = (name: string) => foldText(name) !== foldText(username);
      return names.find((name) => isOther(name) && isLookAlike(name, username)) ?? null;
    },

    add: async (user, at, actor) => {
      try {
        await database.write.transaction().execute(async (transaction) => {
          const row = {
            id: user.id,
            username: user.username,
            username_key: foldText(user.username),
            role: user.role,
            password_hash: user.passwordHash,
            code_hash: user.code?.hash ?? null,
            code_until: user.code?.until ?? null,
            totp_secret: null,
            totp_step: 0,
            created_at: at,
            disabled_at: null,
          };
          const after = { role: user.role, rows: toldUsers([row]) };
          await appendAudit(transaction, { at, actor, what: 'account added', subject: user.username, after });
          await transaction.insertInto('users').values(row).execute();
        });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
  };
}
