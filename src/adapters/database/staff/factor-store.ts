import type { Actor } from '#operations/ports/actor.ts';
import type { UserStore } from '#operations/ports/staff.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { toldUsers } from '../shared-writes/told-rows.ts';

type Factors = Pick<UserStore, 'setFactor' | 'endFactor' | 'listFactors' | 'replaceSecrets' | 'takeFactor'>;

/** The secrets of people's authenticator apps, each change with its audit line in the same transaction. */
export function openFactorStore(database: Database): Factors {
  return {
    setFactor: (id, factor, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const changed = await transaction
          .updateTable('users')
          .set(factor ? { totp_secret: factor.secret, totp_step: factor.used } : noFactor)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const what = factor ? 'second factor on' : 'second factor off';
        const after = { rows: toldUsers([changed]) };
        await appendAudit(transaction, { at, actor, what, subject: changed.username, after });
      }),

    endFactor: (id, because, at, actor) =>
      database.write.transaction().execute((transaction) => endFactor(transaction, id, because, at, actor)),

    listFactors: async () => {
      const rows = await database.read
        .selectFrom('users')
        .select(['id', 'username', 'totp_secret'])
        .where('totp_secret', 'is not', null)
        .orderBy('username_key')
        .execute();
      return rows.map(({ id, username, totp_secret }) => ({ id, username, secret: totp_secret ?? '' }));
    },

    replaceSecrets: (secrets, key, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const replaced: Tables['users'][] = [];
        for (const { id, before, after } of secrets)
          replaced.push(
            ...(await transaction
              .updateTable('users')
              .set({ totp_secret: after })
              .where('id', '=', id)
              .where('totp_secret', '=', before)
              .returningAll()
              .execute()),
          );
        if (replaced.length > 0) {
          const after = { secrets: replaced.length, key, rows: toldUsers(replaced) };
          await appendAudit(transaction, { at, actor, what: 'secrets sealed', subject: 'SECRETS_KEY', after });
        }
        return replaced.length;
      }),

    takeFactor: async (id, step) => {
      // One statement, so that of two concurrent calls with the same code only one succeeds.
      const used = await database.write
        .updateTable('users')
        .set({ totp_step: step })
        .where('id', '=', id)
        .where('totp_step', '<', step)
        .executeTakeFirst();
      return used.numUpdatedRows > 0n;
    },
  };
}

/** Removes the second factor of a person. False when there was none. */
export async function endFactor(
  transaction: Transacting,
  id: string,
  because: Parameters<UserStore['endFactor']>[1],
  at: string,
  actor: Actor,
): Promise<boolean> {
  const ended = await transaction
    .updateTable('users')
    .set(noFactor)
    .where('id', '=', id)
    .where('totp_secret', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (!ended) return false;
  const line = {
    at,
    actor,
    what: 'second factor ended by owner',
    subject: ended.username,
    after: { because, rows: toldUsers([ended]) },
  } as const;
  await appendAudit(transaction, line);
  return true;
}

const noFactor = { totp_secret: null, totp_step: 0 };
