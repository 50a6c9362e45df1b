import type { AuditEvent } from '#domain/audit/audit-events.ts';
import type { Role } from '#domain/staff/role.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Login, LoginStore } from '#operations/ports/staff.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { checkActing } from '../shared-writes/check-acting.ts';
import { auditRefusal } from './audit-refusal.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks.ts';

export function openLoginStore(database: Database): LoginStore {
  return {
    add: (login, verifiedHash, limit, actor) =>
      database.write.transaction().execute(async (transaction) => {
        // The update locks the account: a change of the password waits, or was first and no row matches here.
        const account = await transaction
          .updateTable('users')
          .set((row) => ({ password_hash: row.ref('password_hash') }))
          .where('id', '=', login.userId)
          .where('password_hash', '=', verifiedHash)
          .where('disabled_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!account) return false;
        await transaction
          .insertInto('logins')
          .values({
            token_hash: login.tokenHash,
            user_id: login.userId,
            created_at: login.createdAt,
            seen_at: login.seenAt,
            address: login.address,
            agent: login.agent,
          })
          .execute();
        // The new login always stays, even when the clock is wrong.
        const others = transaction
          .selectFrom('logins')
          .where('user_id', '=', login.userId)
          .where('token_hash', '!=', login.tokenHash);
        // A login dated days ahead is from before the clock was set back: it is invalid, and would stay here for years.
        const ahead = new Date(Date.parse(login.createdAt) + FAR_AHEAD).toISOString();
        const staying = others
          .select('token_hash')
          .where('created_at', '<', ahead)
          .orderBy('created_at', 'desc')
          .limit(limit - 1);
        await transaction
          .deleteFrom('logins')
          .where('user_id', '=', login.userId)
          .where('token_hash', '!=', login.tokenHash)
          .where('token_hash', 'not in', staying)
          .execute();
        await rememberNetwork(transaction, { userId: login.userId, network: login.network, at: login.createdAt });
        await appendAudit(transaction, { at: login.createdAt, actor, what: 'logged in', subject: actor.username });
        return true;
      }),

    find: async (tokenHash) => {
      const row = await loginsOf(database)
        .where('token_hash', '=', tokenHash)
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    list: async (userId) => {
      const rows = await loginsOf(database)
        .where('user_id', '=', userId)
        .orderBy('logins.created_at', 'desc')
        .orderBy('token_hash')
        .execute();
      return rows.map(fromRow);
    },

    markSeen: async (tokenHash, at) => {
      await database.write.updateTable('logins').set({ seen_at: at }).where('token_hash', '=', tokenHash).execute();
    },

    end: (tokenHash, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const ended = await transaction
          .deleteFrom('logins')
          .where('token_hash', '=', tokenHash)
          .returning('user_id')
          .executeTakeFirst();
        if (!ended) return false;
        // A logout ends its own login, which was valid, because the row was there: it must not be checked again.
        const { login, ...withoutLogin } = actor;
        const auditActor = login?.tokenHash === tokenHash ? withoutLogin : actor;
        await appendAudit(transaction, { at, actor: auditActor, what: 'logged out', subject: actor.username });
        return true;
      }),

    endOthers: (userId, keptLogin, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const ended = await transaction
          .deleteFrom('logins')
          .where('user_id', '=', userId)
          .where('token_hash', '!=', keptLogin)
          .returning('token_hash')
          .execute();
        if (ended.length > 0) {
          const after = { ended: ended.length };
          await appendAudit(transaction, { at, actor, what: 'other logins ended', subject: actor.username, after });
        } else await checkActing(transaction, actor);
        return ended.length;
      }),

    isKnownNetwork: (username, network, at) => isKnownNetwork(database, username, network, at),

    auditRefused: (at, actor) => audit(database, 'login refused', at, actor),
    auditMissingCode: (at, actor) => audit(database, 'login asked for a code', at, actor),
    auditWrongOwnPassword: (at, actor) => audit(database, 'own password refused', at, actor),
  };
}

function audit(database: Database, what: AuditEvent, at: string, actor: Actor): Promise<void> {
  return database.write.transaction().execute(async (transaction) => {
    await checkActing(transaction, actor);
    await auditRefusal(transaction, what, at, actor);
  });
}

const FAR_AHEAD = 2 * 24 * 60 * 60 * 1000;

function loginsOf(database: Database) {
  return database.read
    .selectFrom('logins')
    .innerJoin('users', 'users.id', 'logins.user_id')
    .select(['token_hash', 'user_id', 'username', 'role', 'logins.created_at', 'seen_at', 'address', 'agent']);
}

type LoginRow = Pick<Tables['logins'], 'token_hash' | 'user_id' | 'created_at' | 'seen_at' | 'address' | 'agent'> &
  Pick<Tables['users'], 'username' | 'role'>;

function fromRow(row: LoginRow): Login {
  return {
    tokenHash: row.token_hash,
    userId: row.user_id,
    username: row.username,
    role: row.role as Role,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    address: row.address,
    agent: row.agent,
  };
}
