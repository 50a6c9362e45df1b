import { expect, test } from 'vitest';
import type { Actor } from '#operations/ports/actor.ts';
import { LoginEnded, OwnerRoleLost } from '#operations/ports/staff.ts';
import { actor, buildCallback } from '#test/build/factories.ts';
import { at, buildAccount, buildLogin, openTestStaff } from '#test/open/open-test-staff.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openCallbackStore } from '../callbacks/callback-store.ts';
import { openAuditLog } from './audit-log.ts';

const meena: Actor = { username: 'Meena', address: '192.0.2.7', login: { tokenHash: 't', role: 'staff' } };

eachDatabase('A login', (open) => {
  test('has no audit line after the one that disabled its account, also with concurrent calls, and each line was done', async () => {
    const database = await open();
    const { users, logins } = await openTestStaff(database);
    await logins.add(buildLogin('t'), 'hash', 5, actor);
    const callbacks = openCallbackStore(database);
    const all = Array.from({ length: 40 }, (_, index) => buildCallback({ contactNumber: `98765432${10 + index}` }));
    for (const callback of all) await callbacks.add(callback, at);
    const finish = ({ id }: { id: string }) => callbacks.change(id, { done: true }, at, meena);
    const changes = await Promise.allSettled([
      ...all.slice(0, 20).map(finish),
      users.disable('user-1', at, actor).then(() => null),
      ...all.slice(20).map(finish),
    ]);
    const lines = (await openAuditLog(database).read(0, 100)).map(({ what }) => what);
    const done = lines.filter((what) => what === 'callback done').length;
    expect(lines.at(-1)).toBe('account disabled');
    expect(await callbacks.count()).toEqual({ open: 40 - done, done, held: 0 });
    const refused = changes.flatMap((change) => (change.status === 'rejected' ? [change.reason] : []));
    expect(refused).toHaveLength(40 - done);
    for (const reason of refused) expect(reason).toBeInstanceOf(LoginEnded);
  });

  test('may end itself: with its own account disabled, its own role changed, by logging out', async () => {
    const { users, logins } = await openTestStaff(await open());
    await users.add(buildAccount('user-2', 'Ravi', 'owner'), at, actor);
    await users.add(buildAccount('user-3', 'Asha', 'owner'), at, actor);
    for (const id of ['user-2', 'user-3']) await logins.add(buildLogin(id, at, id), 'hash', 5, actor);
    const owner = (tokenHash: string): Actor => ({ ...actor, login: { tokenHash, role: 'owner' } });
    expect(await users.setRole('user-2', 'staff', at, owner('user-2'))).toBe(true);
    await expect(users.enable('user-1', at, owner('user-2'))).rejects.toThrow(OwnerRoleLost);
    expect(await logins.end('user-2', at, owner('user-2'))).toBe(true);
    await expect(users.enable('user-1', at, owner('user-2'))).rejects.toThrow(LoginEnded);
    await users.setRole('user-1', 'owner', at, owner('user-3'));
    expect(await users.disable('user-3', at, owner('user-3'))).toBe(true);
    await expect(users.enable('user-3', at, owner('user-3'))).rejects.toThrow(LoginEnded);
  });

  test('does not undo a reset of its password that happens during its own change', async () => {
    const { users, logins } = await openTestStaff(await open());
    await logins.add(buildLogin('t'), 'hash', 5, actor);
    const own = { keptLogin: 't', confirmedHash: 'hash' };
    await users.giveCode('user-1', 'nobody', { hash: 'code', until: '2027' }, at, actor);
    expect(await users.setPassword('user-1', 'mine', at, actor, own)).toBe(false);
    expect((await users.findByUsername('Meena'))?.passwordHash).toBe('nobody');
    expect(
      await users.redeemCode('user-1', { codeHash: 'code', passwordHash: 'new', network: 'home' }, at, actor),
    ).toBe(true);
  });
});
