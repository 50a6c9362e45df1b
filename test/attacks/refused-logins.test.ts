import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openTestApp, password } from '#test/open/start-test-app.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

// A row with such a name for each of them would be more than all that may be stored.
const TRIES = 500;

/** A name of the most characters a login takes, each of which folds to eighteen. */
function longName(number: number) {
  return `${number} `.padEnd(200, 'ﷺ');
}

async function openCounting(database: Database) {
  const shop = await openTestApp({ database, settings: { rateLimits: true, isTrustedProxy: () => true } });
  onTestFinished(() => shop.close());
  return shop;
}

/** Bytes of the file when all is written back to it, with pages that are free again. */
async function bytesOf({ write }: Database): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(write);
  const found = await sql<{ bytes: number }>`select page_count * page_size as bytes
    from pragma_page_count(), pragma_page_size()`.execute(write);
  return found.rows[0]?.bytes ?? 0;
}

eachDatabase('Logins that are refused', (open) => {
  test('leave few and short rows behind, however many names are tried and however long they are', async () => {
    const database = await open();
    const { call, everything, log } = await openCounting(database);
    const rows = async () => Object.values(await everything()).reduce((sum, table) => sum + table.length, 0);
    const before = { rows: await rows(), bytes: database.engine === 'sqlite' ? await bytesOf(database) : 0 };
    const statuses: number[] = [];
    for (let number = 0; number < TRIES; number++) {
      const headers = { 'X-Forwarded-For': `192.0.2.${number % 3}` };
      const body = { username: longName(number), password: 'wrong' };
      statuses.push((await call('POST', '/api/login', { body, headers })).status);
    }
    // Twenty from each of the three networks were looked at.
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(TRIES - 60);
    // A row for each network, two for each name that was looked at, and two lines: the first and the tenth refusal.
    expect((await rows()) - before.rows).toBeLessThanOrEqual(3 + 2 * 60 + 3);
    if (database.engine === 'sqlite') expect((await bytesOf(database)) - before.bytes).toBeLessThan(100_000);
    expect(JSON.stringify(await everything()) + log.join('')).not.toContain('ﷺ');
    expect(log.join('').length / TRIES).toBeLessThan(500);
  });

  test('are told in the audit log when they begin and when they become many, and never each by itself', async () => {
    const { call, clock, ports } = await openCounting(await open());
    const guess = async (username: string, from: string) => {
      const headers = { 'X-Forwarded-For': from };
      return (await call('POST', '/api/login', { body: { username, password: 'wrong' }, headers })).status;
    };
    for (let turn = 0; turn < 12; turn++) expect(await guess('Meena', `192.0.2.${turn}`)).toBe(401);
    for (let turn = 0; turn < 12; turn++) expect(await guess(`nobody ${turn}`, `198.51.100.${turn}`)).toBe(401);
    const begun = clock.now;
    clock.now = '2026-11-22T06:00:00.000Z';
    expect(await guess('meena', '192.0.2.200')).toBe(401);
    const lines = (await ports.audit.read(0, 1000)).filter(({ what }) => what === 'login refused');
    const ten = { times: 10, since: begun };
    expect(
      lines.map(({ subject, address, before, after }) => [subject, address, JSON.parse(before), JSON.parse(after)]),
    ).toEqual([
      ['meena', '192.0.2.0', null, null],
      ['meena', '192.0.2.9', null, ten],
      ['unknown', '198.51.100.0', null, null],
      ['unknown', '198.51.100.9', null, ten],
      ['meena', '192.0.2.200', { times: 12, since: begun }, null],
    ]);
    expect((await ports.audit.check()).brokenAt).toBeNull();
  });

  test('with a stolen password and without the code are told in few lines as well', async () => {
    const { call, ports, logIn } = await openCounting(await open());
    const token = await logIn();
    const login = await ports.logins.find(ports.system.sha256(token));
    await ports.users.setFactor(login?.userId ?? '', { secret: 'A'.repeat(32), used: 0 }, '2026-11-21T06:00:00.000Z', {
      username: 'meena',
      address: '',
    });
    for (let turn = 0; turn < 30; turn++) {
      const headers = { 'X-Forwarded-For': `192.0.2.${turn}` };
      await call('POST', '/api/login', { body: { username: 'meena', password }, headers });
    }
    const asked = (await ports.audit.read(0, 1000)).filter(({ what }) => what === 'login asked for a code');
    expect(asked.map(({ after }) => JSON.parse(after)?.times ?? 1)).toEqual([1, 10]);
  });
});
