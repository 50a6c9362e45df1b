import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Role } from '#domain/staff/role.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { LoginEnded, OwnerRoleLost } from '#operations/ports/staff.ts';
import { keptQuery, unseen } from '../engine/kept-query.ts';
import type { Tables, Transacting } from '../engine/tables.ts';

type ActingLogin = NonNullable<Actor['login']>;

/** Throws `LoginEnded` unless the actor's login exists and its account is enabled, `OwnerRoleLost` unless it has the role. An actor without a login passes. */
export async function checkActing(transaction: Transacting, { login }: Actor): Promise<void> {
  if (login === undefined) return;
  const [account] = await accountOf(transaction, { tokenHash: login.tokenHash });
  checkRole(login, account?.role ?? null);
}

/** The same for the role that the account of `login` has now; null when it does not exist or is disabled. */
export function checkRole(login: Actor['login'], role: string | null): void {
  if (login === undefined) return;
  if (role === null) throw new LoginEnded();
  if (login.role === 'owner' && role !== 'owner') throw new OwnerRoleLost();
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
  loggedIn(database, tokenHash).select('role'),
);

/** The enabled account of a login. */
export function loggedIn(from: From, tokenHash: string | RawBuilder<string>) {
  return from
    .selectFrom('logins')
    .innerJoin('users', 'users.id', 'logins.user_id')
    .where('token_hash', '=', tokenHash)
    .where('disabled_at', 'is', null);
}

type From = Pick<Kysely<Tables>, 'selectFrom'>;

const owner: Role = 'owner';

const updateHeadHash = keptQuery((database, { hash, tokenHash, role }: { hash: string } & ActingLogin) =>
  database
    .updateTable('audit_head')
    .set({ hash })
    .where('id', '=', 1)
    .where((where) =>
      where.exists(
        loggedIn(database, unseen(tokenHash))
          .select('user_id')
          .where('role', 'in', [unseen(role), sql.lit(owner)]),
      ),
    )
    .returning('id'),
);
