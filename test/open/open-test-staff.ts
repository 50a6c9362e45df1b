import type { Database } from '#adapters/database/engine/tables.ts';
import { openLoginStore } from '#adapters/database/staff/login-store.ts';
import { openUserStore } from '#adapters/database/staff/user-store.ts';
import type { Role } from '#domain/staff/role.ts';
import { actor } from '#test/build/factories.ts';

/** The accounts and the logins of a database, with the account of Meena, who is `user-1`. */
export async function openTestStaff(database: Database) {
  const users = openUserStore(database);
  await users.add(buildAccount('user-1', 'Meena'), at, actor);
  return { users, logins: openLoginStore(database) };
}

/** When her account was added, and all else is done that asks for no other time. */
export const at = '2026-11-21T06:00:00.000Z';

/** An account to be added, with the password hash `hash`. */
export function buildAccount(id: string, username: string, role: Role = 'staff') {
  return {
    id,
    username,
    role,
    passwordHash: 'hash',
    code: null,
  };
}

/** A login to be added, Meena's unless it is said whose. */
export function buildLogin(tokenHash: string, createdAt = at, userId = 'user-1') {
  return {
    tokenHash,
    userId,
    createdAt,
    seenAt: createdAt,
    address: '192.0.2.7',
    network: 'home',
    agent: 'Sample/1.0',
  };
}
