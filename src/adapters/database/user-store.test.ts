import { expect, test } from 'vitest';
import { eachDatabase } from '#test/each-database.ts';
import { actor } from '#test/factories.ts';
import { openAuditLog } from './audit-log.ts';
import { openLoginStore } from './login-store.ts';
import type { Database } from './tables.ts';
import { openUserStore } from './user-store.ts';

const at = '2026-11-21T06:00:00.000Z';

const withMeena = async (database: Database) => {
  const users = openUserStore(database);
  await users.add({ id: 'user-1', username: 'Meena', passwordHash: 'hash' }, at, actor);
  return { users, logins: openLoginStore(database) };
};

const login = (tokenHash: string, createdAt = at) => ({ tokenHash, userId: 'user-1', createdAt, seenAt: createdAt });

eachDatabase('The staff accounts and their logins', (open) => {
  test('know a name in any case, and take it once', async () => {
    const { users } = await withMeena(await open());
    expect(await users.add({ id: 'user-2', username: 'MEENA', passwordHash: 'other' }, at, actor)).toBe(false);
    expect(await users.findByUsername('mEENa')).toEqual({
      id: 'user-1',
      username: 'Meena',
      passwordHash: 'hash',
      disabledAt: null,
    });
    expect(await users.findByUsername('Mina')).toBeNull();
    expect(await users.count()).toBe(1);
  });

  test('keep five logins of a person; the oldest gives way', async () => {
    const { logins } = await withMeena(await open());
    for (const minute of [1, 2, 3, 4, 5, 6])
      await logins.add(login(`t${minute}`, `2026-11-21T06:0${minute}:00.000Z`), 'hash', 5, actor);
    expect(await logins.find('t1')).toBeNull();
    expect(await logins.find('t2')).toMatchObject({ username: 'Meena' });
    expect(await logins.find('t6')).toMatchObject({ username: 'Meena' });
    await logins.add(login('t7', '2020-01-01T00:00:00.000Z'), 'hash', 5, actor);
    expect(await logins.find('t7')).not.toBeNull();
    expect(await logins.find('t2')).toBeNull();
  });

  test('end a login at logout, once', async () => {
    const { logins } = await withMeena(await open());
    await logins.add(login('t'), 'hash', 5, actor);
    expect(await logins.end('t', at, actor)).toBe(true);
    expect(await logins.end('t', at, actor)).toBe(false);
    expect(await logins.find('t')).toBeNull();
  });

  test('end every login when the password changes or the account is disabled', async () => {
    const { users, logins } = await withMeena(await open());
    await logins.add(login('t1'), 'hash', 5, actor);
    await users.setPassword('user-1', 'new', at, actor);
    expect(await logins.find('t1')).toBeNull();
    expect(await logins.add(login('old'), 'hash', 5, actor)).toBe(false);
    await logins.add(login('t2'), 'new', 5, actor);
    await users.disable('user-1', at, actor);
    expect(await logins.find('t2')).toBeNull();
    expect(await logins.add(login('t3'), 'new', 5, actor)).toBe(false);
    expect(await users.findByUsername('meena')).toMatchObject({ passwordHash: 'new', disabledAt: at });
  });

  test('tell the audit log everything, the refused login too', async () => {
    const database = await open();
    const { users, logins } = await withMeena(database);
    await logins.refused(at, { username: 'stranger', address: '198.51.100.7' });
    await logins.add(login('t'), 'hash', 5, actor);
    await logins.end('t', at, actor);
    await users.setPassword('user-1', 'new', at, actor);
    await users.disable('user-1', at, actor);
    const lines = await openAuditLog(database).read(0, 10);
    expect(lines.map(({ what }) => what)).toEqual([
      'account added',
      'login refused',
      'logged in',
      'logged out',
      'password changed',
      'account disabled',
    ]);
    expect(lines[1]).toMatchObject({ who: 'stranger', address: '198.51.100.7' });
    expect(JSON.stringify(lines)).not.toContain('hash":"new');
  });
});
