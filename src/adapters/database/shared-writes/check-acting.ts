import { sql } from 'kysely';
import type { Role } from '#domain/staff/role.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { LoginEnded, OwnerRoleLost } from '#operations/ports/staff.ts';
import { keptQuery, unseen } from '../engine/kept-query.ts';
import type { Transacting } from '../engine/tables.ts';

type ActingLogin = NonNullable<Actor['login']>;

/** Throws `LoginEnded` unless the actor's login exists and its account is enabled, `OwnerRoleLost` unless it has the role. An actor without a login passes. */
export async function checkActing(transaction: Transacting, { login }: Actor): Promise<void> {
  if (login === undefined) return;
  const [account] = await accountOf(transaction, { tokenHash: login.tokenHash });
  if (!account) throw new LoginEnded();
  if (login.role === 'owner' && account.role !== 'owner') throw new OwnerRoleLost();
}

/**
 * Stores the hash of the newest line if `login` is valid, otherwise throws as `checkActing` does. One statement instead of
 * two, because each one slows the issue of documents. The caller has locked the head, so the statement reads current rows.
 */
export async function setHeadHashIfActing(transaction: Transacting, hash: string, login: ActingLogin): Promise<void> {
  const updated = await updateHeadHash(transaction, { hash, ...login });
  if (updated.length > 0) return;
  await checkActing(transaction, { username: '', address: '', login });
  throw new Error('The audit log has no head.');
}

const accountOf = keptQuery((database, { tokenHash }: { tokenHash: string }) =>
  database
    .selectFrom('logins')
    .innerJoin('users', 'users.id', 'logins.user_id')
    .select('role')
    .where('token_hash', '=', tokenHash)
    .where('disabled_at', 'is', null),
);

const owner: Role = 'owner';

const updateHeadHash = keptQuery((database, { hash, tokenHash, role }: { hash: string } & ActingLogin) =>
  database
    .updateTable('audit_head')
    .set({ hash })
    .where('id', '=', 1)
    .where((where) =>
      where.exists(
        where
          .selectFrom('logins')
          .innerJoin('users', 'users.id', 'logins.user_id')
          .select('user_id')
          .where('token_hash', '=', unseen(tokenHash))
          .where('disabled_at', 'is', null)
          .where('role', 'in', [unseen(role), sql.lit(owner)]),
      ),
    )
    .returning('id'),
);
