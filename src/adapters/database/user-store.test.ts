import { expect, test } from 'vitest';
import type { Role } from '#domain/staff/role.ts';
import { eachDatabase } from '#test/each-database.ts';
import { actor } from '#test/factories.ts';
import { openAuditLog } from './audit-log.ts';
import { openLoginStore } from './login-store.ts';
import type { Database } from './tables.ts';
import { openUserStore } from './user-store.ts';

const at = '2026-11-21T06:00:00.000Z';

const withMeena = async (database: Database) => {
  const users = openUserStore(database);
  await users.add(account('user-1', 'Meena'), at, actor);
  return { users, logins: openLoginStore(database) };
};

const account = (id: string, username: string, role: Role = 'staff') => ({
  id,
  username,
  role,
  passwordHash: 'hash',
  code: null,
});

const login = (tokenHash: string, createdAt = at, userId = 'user-1') => ({
  tokenHash,
  userId,
  createdAt,
  seenAt: createdAt,
  address: '192.0.2.7',
  agent: 'Sample/1.0',
});

eachDatabase('The staff accounts and their logins', (open) => {
  test('know a name in any case, and take it once', async () => {
    const { users } = await withMeena(await open());
    expect(await users.add(account('user-2', 'MEENA'), at, actor)).toBe(false);
    expect(await users.findByUsername('mEENa')).toEqual({
      id: 'user-1',
      username: 'Meena',
      role: 'staff',
      passwordHash: 'hash',
      disabledAt: null,
      factor: null,
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

  test('leave the login that changed the password, and end all others only when asked', async () => {
    const { users, logins } = await withMeena(await open());
    await users.add(account('user-2', 'Ravi'), at, actor);
    await logins.add(login('t1'), 'hash', 5, actor);
    await logins.add(login('t2', '2026-11-21T06:05:00.000Z'), 'hash', 5, actor);
    await logins.add(login('ravi', at, 'user-2'), 'hash', 5, actor);
    expect(await logins.list('user-1')).toMatchObject([{ tokenHash: 't2' }, { tokenHash: 't1', agent: 'Sample/1.0' }]);
    expect(await logins.endOthers('user-1', 't1', at, actor)).toBe(1);
    expect(await logins.endOthers('user-1', 't1', at, actor)).toBe(0);
    await logins.add(login('t3'), 'hash', 5, actor);
    await users.setPassword('user-1', 'new', at, actor, 't1');
    expect((await logins.list('user-1')).map(({ tokenHash }) => tokenHash)).toEqual(['t1']);
    expect(await logins.find('ravi')).toMatchObject({ username: 'Ravi', role: 'staff', address: '192.0.2.7' });
  });

  test('list everybody by name, with the role and what stands open', async () => {
    const { users, logins } = await withMeena(await open());
    await users.add(
      { ...account('user-2', 'asha', 'owner'), code: { hash: 'c', until: '2026-11-21T07:00:00.000Z' } },
      at,
      actor,
    );
    await logins.add(login('t1'), 'hash', 5, actor);
    await logins.add(login('t2', '2026-11-21T06:05:00.000Z'), 'hash', 5, actor);
    expect(await users.list()).toEqual([
      {
        username: 'asha',
        role: 'owner',
        createdAt: at,
        disabledAt: null,
        seenAt: null,
        codeUntil: '2026-11-21T07:00:00.000Z',
      },
      {
        username: 'Meena',
        role: 'staff',
        createdAt: at,
        disabledAt: null,
        seenAt: '2026-11-21T06:05:00.000Z',
        codeUntil: null,
      },
    ]);
  });

  test('spend a code once, for its own account, in its hour, and end the old password with it', async () => {
    const { users, logins } = await withMeena(await open());
    await users.add(account('user-2', 'Ravi'), at, actor);
    await logins.add(login('t1'), 'hash', 5, actor);
    const code = { hash: 'code', until: '2026-11-21T07:00:00.000Z' };
    await users.giveCode('user-1', 'nobody', code, at, actor);
    expect(await logins.find('t1')).toBeNull();
    expect(await logins.add(login('t2'), 'hash', 5, actor)).toBe(false);
    const inTime = '2026-11-21T06:59:59.999Z';
    expect(await users.redeemCode('user-2', 'code', 'new', inTime, actor)).toBe(false);
    expect(await users.redeemCode('user-1', 'other', 'new', inTime, actor)).toBe(false);
    expect(await users.redeemCode('user-1', 'code', 'new', code.until, actor)).toBe(false);
    const both = ['a', 'b'].map((hash) => users.redeemCode('user-1', 'code', hash, inTime, actor));
    expect((await Promise.all(both)).sort()).toEqual([false, true]);
    expect((await users.list()).map(({ codeUntil }) => codeUntil)).toEqual([null, null]);
  });

  test('take no code of a disabled account, nor one that stood when the password was changed', async () => {
    const { users } = await withMeena(await open());
    await users.add(account('user-2', 'Ravi'), at, actor);
    for (const id of ['user-1', 'user-2'])
      await users.giveCode(id, 'nobody', { hash: 'code', until: '2026-11-21T07:00:00.000Z' }, at, actor);
    await users.disable('user-1', at, actor);
    await users.enable('user-1', at, actor);
    await users.setPassword('user-2', 'new', at, actor);
    for (const id of ['user-1', 'user-2']) expect(await users.redeemCode(id, 'code', 'x', at, actor)).toBe(false);
  });

  test('take the code of a step once, also when two come at once, and none of before', async () => {
    const { users } = await withMeena(await open());
    const factor = { secret: 'A'.repeat(32), used: 7 };
    await users.setFactor('user-1', factor, at, actor);
    expect((await users.findByUsername('meena'))?.factor).toEqual(factor);
    expect(await users.takeFactor('user-1', 7)).toBe(false);
    const both = await Promise.all([users.takeFactor('user-1', 9), users.takeFactor('user-1', 9)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await users.takeFactor('user-1', 8)).toBe(false);
    await users.giveCode('user-1', 'nobody', { hash: 'h', until: at }, at, actor);
    expect((await users.findByUsername('meena'))?.factor).toBeNull();
  });

  test('keep one owner, also when two are disabled or made staff at once', async () => {
    const { users } = await withMeena(await open());
    await users.add(account('user-2', 'Asha', 'owner'), at, actor);
    expect(await users.disable('user-2', at, actor)).toBe(false);
    expect(await users.setRole('user-2', 'staff', at, actor)).toBe(false);
    expect(await users.setRole('user-1', 'owner', at, actor)).toBe(true);
    const both = await Promise.all([users.disable('user-1', at, actor), users.setRole('user-2', 'staff', at, actor)]);
    expect(both.filter((done) => done)).toHaveLength(1);
    const owners = (await users.list()).filter(({ role, disabledAt }) => role === 'owner' && !disabledAt);
    expect(owners).toHaveLength(1);
  });

  test('are changed by several at once, and nobody waits for another who waits for them', async () => {
    const { users, logins } = await withMeena(await open());
    await users.add(account('user-2', 'Asha', 'owner'), at, actor);
    await users.setRole('user-1', 'owner', at, actor);
    for (let turn = 0; turn < 8; turn += 1) {
      await logins.add(login(`before ${turn}`), 'hash', 5, actor);
      const done = await Promise.allSettled([
        users.setRole('user-1', turn % 2 ? 'owner' : 'staff', at, actor),
        users.setPassword('user-1', 'hash', at, actor),
        logins.add(login(`now ${turn}`), 'hash', 5, actor),
        users.disable('user-1', at, actor),
        logins.end(`before ${turn}`, at, actor),
      ]);
      expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
      await users.enable('user-1', at, actor);
    }
  });
});
