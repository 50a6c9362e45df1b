import { expect, test } from 'vitest';
import { actor } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { at, buildAccount, buildLogin, openTestStaff } from '#test/open/open-test-staff.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';

eachDatabase('The staff accounts and their logins', (openAny) => {
  const open = sealedAfter(openAny);
  test('keep five logins of a person; the oldest is removed', async () => {
    const { logins } = await openTestStaff(await open());
    for (const minute of [1, 2, 3, 4, 5, 6])
      await logins.add(buildLogin(`t${minute}`, `2026-11-21T06:0${minute}:00.000Z`), 'hash', 5, actor);
    expect(await logins.find('t1')).toBeNull();
    expect(await logins.find('t2')).toMatchObject({ username: 'Meena' });
    expect(await logins.find('t6')).toMatchObject({ username: 'Meena' });
    await logins.add(buildLogin('t7', '2020-01-01T00:00:00.000Z'), 'hash', 5, actor);
    expect(await logins.find('t7')).not.toBeNull();
    expect(await logins.find('t2')).toBeNull();
  });

  test('end a login at logout, once', async () => {
    const { logins } = await openTestStaff(await open());
    await logins.add(buildLogin('t'), 'hash', 5, actor);
    expect(await logins.end('t', at, actor)).toBe(true);
    expect(await logins.end('t', at, actor)).toBe(false);
    expect(await logins.find('t')).toBeNull();
  });

  test('end every login when the password changes or the account is disabled', async () => {
    const { users, logins } = await openTestStaff(await open());
    await logins.add(buildLogin('t1'), 'hash', 5, actor);
    await users.setPassword('user-1', 'new', at, actor);
    expect(await logins.find('t1')).toBeNull();
    expect(await logins.add(buildLogin('old'), 'hash', 5, actor)).toBe(false);
    await logins.add(buildLogin('t2'), 'new', 5, actor);
    await users.disable('user-1', at, actor);
    expect(await logins.find('t2')).toBeNull();
    expect(await logins.add(buildLogin('t3'), 'new', 5, actor)).toBe(false);
    expect(await users.findByUsername('meena')).toMatchObject({ passwordHash: 'new', disabledAt: at });
  });

  test('write everything to the audit log, also a refused login', async () => {
    const database = await open();
    const { users, logins } = await openTestStaff(database);
    await logins.auditRefused(at, { username: 'stranger', address: '198.51.100.7' });
    await logins.add(buildLogin('t'), 'hash', 5, actor);
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

  test('keep the login that changed the password, and end all others only on request', async () => {
    const { users, logins } = await openTestStaff(await open());
    await users.add(buildAccount('user-2', 'Ravi'), at, actor);
    await logins.add(buildLogin('t1'), 'hash', 5, actor);
    await logins.add(buildLogin('t2', '2026-11-21T06:05:00.000Z'), 'hash', 5, actor);
    await logins.add(buildLogin('ravi', at, 'user-2'), 'hash', 5, actor);
    expect(await logins.list('user-1')).toMatchObject([{ tokenHash: 't2' }, { tokenHash: 't1', agent: 'Sample/1.0' }]);
    expect(await logins.endOthers('user-1', 't1', at, actor)).toBe(1);
    expect(await logins.endOthers('user-1', 't1', at, actor)).toBe(0);
    await logins.add(buildLogin('t3'), 'hash', 5, actor);
    await users.setPassword('user-1', 'new', at, actor, { keptLogin: 't1', confirmedHash: 'hash' });
    expect((await logins.list('user-1')).map(({ tokenHash }) => tokenHash)).toEqual(['t1']);
    expect(await logins.find('ravi')).toMatchObject({ username: 'Ravi', role: 'staff', address: '192.0.2.7' });
  });
});
