import type { Selectable, Updateable } from 'kysely';
import type { UserStore } from '#operations/ports/staff.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { toldUsers } from '../shared-writes/told-rows.ts';
import { endFactor } from './factor-store.ts';
import { forgetNetworks, rememberNetwork } from './known-networks.ts';

type Changes = Pick<UserStore, 'setPassword' | 'giveCode' | 'redeemCode' | 'disable' | 'enable' | 'setRole'>;

/** The changes of an existing account, each with its audit line in the same transaction. */
export function openAccountChanges(database: Database): Changes {
  const inTransaction = <T>(work: (transaction: Transacting) => Promise<T>) =>
    database.write.transaction().execute(work);
  return {
    setPassword: (id, passwordHash, at, actor, own) =>
      inTransaction(async (transaction) => {
        // One statement compares the confirmed password and replaces it, so that a reset in between is not undone.
        let query = transaction.updateTable('users').set({ password_hash: passwordHash, ...noCode });
        if (own) query = query.where('password_hash', '=', own.confirmedHash);
        const changed = await query.where('id', '=', id).returningAll().executeTakeFirst();
        if (!changed) return false;
        await endLogins(transaction, id, own?.keptLogin);
        await appendAudit(transaction, { at, actor, what: 'password changed', ...told(changed) });
        return true;
      }),

    giveCode: (id, passwordHash, code, at, actor) =>
      inTransaction(async (transaction) => {
        const given = { code_hash: code.hash, code_until: code.until };
        const changed = await change(transaction, id, { password_hash: passwordHash, ...given });
        await endLogins(transaction, id);
        await forgetNetworks(transaction, id);
        await appendAudit(transaction, { at, actor, what: 'code given', ...told(changed) });
        await endFactor(transaction, id, 'password reset', at, actor);
      }),

    redeemCode: (id, { codeHash, passwordHash, network }, at, actor) =>
      inTransaction(async (transaction) => {
        // One statement checks the code and uses it, so that of two concurrent calls only one succeeds.
        const redeemed = await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash, ...noCode })
          .where('id', '=', id)
          .where('code_hash', '=', codeHash)
          .where('code_until', '>', at)
          .where('disabled_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!redeemed) return false;
        await endLogins(transaction, id);
        await rememberNetwork(transaction, { userId: id, network, at });
        await appendAudit(transaction, { at, actor, what: 'password set by code', ...told(redeemed) });
        return true;
      }),

    disable: (id, at, actor) =>
      inTransaction(async (transaction) => {
        await lockAccount(transaction, id);
        const auditActor = await lockAudit(transaction, actor);
        if (!(await isOwnerLeftWithout(transaction, id))) return false;
        const changed = await change(transaction, id, { disabled_at: at, ...noCode });
        await endLogins(transaction, id);
        await appendAudit(transaction, { at, actor: auditActor, what: 'account disabled', ...told(changed) });
        return true;
      }),

    enable: (id, at, actor) =>
      inTransaction(async (transaction) => {
        const changed = await change(transaction, id, { disabled_at: null });
        await appendAudit(transaction, { at, actor, what: 'account enabled', ...told(changed) });
      }),

    setRole: (id, role, at, actor) =>
      inTransaction(async (transaction) => {
        await lockAccount(transaction, id);
        const auditActor = await lockAudit(transaction, actor);
        if (role !== 'owner' && !(await isOwnerLeftWithout(transaction, id))) return false;
        const changed = await change(transaction, id, { role });
        await appendAudit(transaction, { at, actor: auditActor, what: 'role changed', ...told(changed, { role }) });
        return true;
      }),
  };
}

const noCode = { code_hash: null, code_until: null };

type Account = Selectable<Tables['users']>;

function change(transaction: Transacting, id: string, columns: Updateable<Tables['users']>): Promise<Account> {
  return transaction.updateTable('users').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Whom the line is about, and the account as it is now. */
function told(account: Account, facts: object = {}) {
  return { subject: account.username, after: { ...facts, rows: toldUsers([account]) } };
}

async function endLogins(transaction: Transacting, userId: string, kept = ''): Promise<void> {
  await transaction.deleteFrom('logins').where('user_id', '=', userId).where('token_hash', '!=', kept).execute();
}

/**
 * Locks the account and its logins before the audit log, as every other change does: another order could deadlock. A
 * concurrent login waits for the account; a concurrent logout has finished before.
 */
async function lockAccount(transaction: Transacting, id: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((row) => ({ role: row.ref('role') }))
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('logins')
    .set((row) => ({ seen_at: row.ref('seen_at') }))
    .where('user_id', '=', id)
    .execute();
}

/** Whether there is another owner, or this account is not an owner. The audit log is locked, so the result is valid until the transaction ends. */
async function isOwnerLeftWithout(transaction: Transacting, id: string): Promise<boolean> {
  const owners = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .execute();
  return owners.some((owner) => owner.id !== id) || !owners.some((owner) => owner.id === id);
}
