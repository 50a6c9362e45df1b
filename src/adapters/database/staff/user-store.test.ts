import { expect, test } from 'vitest';
import { actor } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { at, buildAccount, buildLogin, openTestStaff } from '#test/open/open-test-staff.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

function spent(codeHash: string, passwordHash: string) {
  return { codeHash, passwordHash, network: 'home' };
}

eachDatabase('The staff accounts and their logins', (openAny) => {
  const open = sealedAfter(openAny);
  test('find a name in any letter case, and allow it once', async () => {
    const { users } = await openTestStaff(await open());
    expect(await users.add(buildAccount('user-2', 'MEENA'), at, actor)).toBe(false);
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

  test('are listed by name, with the role and what is open', async () => {
    const { users, logins } = await openTestStaff(await open());
    await users.add(
      { ...buildAccount('user-2', 'asha', 'owner'), code: { hash: 'c', until: '2026-11-21T07:00:00.000Z' } },
      at,
      actor,
    );
    await logins.add(buildLogin('t1'), 'hash', 5, actor);
    await logins.add(buildLogin('t2', '2026-11-21T06:05:00.000Z'), 'hash', 5, actor);
    await users.setFactor('user-1', { secret: 'A'.repeat(32), used: 0 }, at, actor);
    expect(await users.list()).toEqual([
      {
        username: 'asha',
        role: 'owner',
        createdAt: at,
        disabledAt: null,
        seenAt: null,
        codeUntil: '2026-11-21T07:00:00.000Z',
        factor: false,
      },
      {
        username: 'Meena',
        role: 'staff',
        createdAt: at,
        disabledAt: null,
        seenAt: '2026-11-21T06:05:00.000Z',
        codeUntil: null,
        factor: true,
      },
    ]);
  });

  test('accept a one-time code once, for its own account, until it expires, and end the old password with it', async () => {
    const { users, logins } = await openTestStaff(await open());
    await users.add(buildAccount('user-2', 'Ravi'), at, actor);
    await logins.add(buildLogin('t1'), 'hash', 5, actor);
    const code = { hash: 'code', until: '2026-11-21T07:00:00.000Z' };
    await users.giveCode('user-1', 'nobody', code, at, actor);
    expect(await logins.find('t1')).toBeNull();
    expect(await logins.add(buildLogin('t2'), 'hash', 5, actor)).toBe(false);
    const inTime = '2026-11-21T06:59:59.999Z';
    expect(await users.redeemCode('user-2', spent('code', 'new'), inTime, actor)).toBe(false);
    expect(await users.redeemCode('user-1', spent('other', 'new'), inTime, actor)).toBe(false);
    expect(await users.redeemCode('user-1', spent('code', 'new'), code.until, actor)).toBe(false);
    const both = ['a', 'b'].map((hash) => users.redeemCode('user-1', spent('code', hash), inTime, actor));
    expect((await Promise.all(both)).sort()).toEqual([false, true]);
    expect((await users.list()).map(({ codeUntil }) => codeUntil)).toEqual([null, null]);
  });

  test('accept no code of a disabled account, and no code from before a change of the password', async () => {
    const { users } = await openTestStaff(await open());
    await users.add(buildAccount('user-2', 'Ravi'), at, actor);
    for (const id of ['user-1', 'user-2'])
      await users.giveCode(id, 'nobody', { hash: 'code', until: '2026-11-21T07:00:00.000Z' }, at, actor);
    await users.disable('user-1', at, actor);
    await users.enable('user-1', at, actor);
    await users.setPassword('user-2', 'new', at, actor);
    for (const id of ['user-1', 'user-2'])
      expect(await users.redeemCode(id, spent('code', 'x'), at, actor)).toBe(false);
  });

  test('accept the code of a time step once, also from two concurrent calls, and no earlier code', async () => {
    const { users } = await openTestStaff(await open());
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

  test('keep one owner, also when two owners are disabled or made staff at once', async () => {
    const { users } = await openTestStaff(await open());
    await users.add(buildAccount('user-2', 'Asha', 'owner'), at, actor);
    expect(await users.disable('user-2', at, actor)).toBe(false);
    expect(await users.setRole('user-2', 'staff', at, actor)).toBe(false);
    expect(await users.setRole('user-1', 'owner', at, actor)).toBe(true);
    const both = await Promise.all([users.disable('user-1', at, actor), users.setRole('user-2', 'staff', at, actor)]);
    expect(both.filter((done) => done)).toHaveLength(1);
    const owners = (await users.list()).filter(({ role, disabledAt }) => role === 'owner' && !disabledAt);
    expect(owners).toHaveLength(1);
  });

  test('can be changed by several people at once, without a deadlock', async () => {
    const { users, logins } = await openTestStaff(await open());
    await users.add(buildAccount('user-2', 'Asha', 'owner'), at, actor);
    await users.setRole('user-1', 'owner', at, actor);
    for (let turn = 0; turn < 8; turn += 1) {
      await logins.add(buildLogin(`before ${turn}`), 'hash', 5, actor);
      const done = await Promise.allSettled([
        users.setRole('user-1', turn % 2 ? 'owner' : 'staff', at, actor),
        users.setPassword('user-1', 'hash', at, actor),
        logins.add(buildLogin(`now ${turn}`), 'hash', 5, actor),
        users.disable('user-1', at, actor),
        logins.end(`before ${turn}`, at, actor),
      ]);
      expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
      await users.enable('user-1', at, actor);
    }
  });
});
