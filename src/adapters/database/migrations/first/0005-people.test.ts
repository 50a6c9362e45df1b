import { expect, onTestFinished, test } from 'vitest';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openDatabase } from '../../engine/open-database.ts';
import { openUserStore } from '../../staff/user-store.ts';
import { migrate } from '../migrate.ts';
import { m0001House } from './0001-house.ts';
import { m0002Gallery } from './0002-gallery.ts';
import { m0003ReportSearch } from './0003-report-search.ts';

const at = '2026-11-21T06:00:00.000Z';

function old(username: string, created_at: string, disabled_at: string | null = null) {
  return {
    id: username,
    username,
    username_key: username.toUpperCase(),
    password_hash: 'hash',
    created_at,
    disabled_at,
  };
}

eachDatabase('A shop from before the roles', (_, freshUrl) => {
  test.each([
    ['the only account becomes the owner’s', [old('meena', '2026-04-01')], ['meena']],
    [
      'of several the first that still stands becomes the owner’s, and the others are staff',
      [old('ravi', '2026-04-03'), old('asha', '2026-04-01', '2026-05-01'), old('meena', '2026-04-02')],
      ['meena'],
    ],
    ['nobody becomes an owner where there is nobody', [], []],
  ])('%s', async (_, accounts, owners) => {
    const database = await openDatabase(await freshUrl());
    onTestFinished(() => database.close());
    await migrate(database, at, [m0001House, m0002Gallery, m0003ReportSearch]);
    // As the release before wrote them: without the columns that it does not know.
    for (const row of accounts)
      await database.write
        .insertInto('users')
        .values(row as never)
        .execute();
    expect(await migrate(database, at)).toContain('0005-people');
    const list = await openUserStore(database).list();
    expect(list).toHaveLength(accounts.length);
    expect(list.filter(({ role }) => role === 'owner').map(({ username }) => username)).toEqual(owners);
    await database.write
      .insertInto('users')
      .values(old('later', at) as never)
      .execute();
    expect((await openUserStore(database).list()).find(({ username }) => username === 'later')?.role).toBe('staff');
  });
});
