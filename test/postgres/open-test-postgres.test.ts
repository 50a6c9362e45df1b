import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { dropDatabase, openTestPostgres } from './open-test-postgres.ts';
import { sharedTestPostgres } from './share-test-postgres.ts';

async function ask(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

test('two PostgreSQL at the same time do not see each other, and leave nothing behind', async () => {
  const [first, second] = await Promise.all([openTestPostgres(), openTestPostgres({ durable: true })]);
  const url = await first.freshDatabase();
  await ask(url, 'create table only_here (a text)');
  const name = new URL(url.replace('@', '@localhost')).pathname.slice(1);
  await expect(ask(second.url(name), 'select 1')).rejects.toThrow(/does not exist/);
  expect(await ask(first.url('postgres'), 'show fsync')).toEqual([{ fsync: 'off' }]);
  expect(await ask(second.url('postgres'), 'show fsync')).toEqual([{ fsync: 'on' }]);
  await Promise.all([first.stop(), second.stop()]);
  expect(existsSync(first.socketFolder)).toBe(false);
  expect(existsSync(second.socketFolder)).toBe(false);
});

test('a fresh database is empty, and one that is dropped is gone although somebody is connected', async () => {
  const postgres = await sharedTestPostgres();
  const urls = await Promise.all([postgres.freshDatabase(), postgres.freshDatabase(), postgres.freshDatabase()]);
  expect(new Set(urls).size).toBe(3);
  const [url = ''] = urls;
  expect(await ask(url, "select * from pg_tables where schemaname = 'public'")).toEqual([]);
  const guest = new Client({ connectionString: url });
  guest.on('error', () => {});
  await guest.connect();
  await dropDatabase(url);
  await expect(ask(url, 'select 1')).rejects.toThrow(/does not exist/);
  for (const other of urls.slice(1)) await dropDatabase(other);
});

test('a PostgreSQL ends with the process that started it, even when that is killed', async () => {
  const code = `
    const { openTestPostgres } = await import(${JSON.stringify(import.meta.resolve('./open-test-postgres.ts'))});
    console.log((await openTestPostgres()).socketFolder);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const folder = await new Promise<string>((resolve) => {
    child.stdout.once('data', (text: Buffer) => resolve(String(text).trim()));
  });
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => existsSync(folder), { timeout: 10_000, interval: 50 }).toBe(false);
});
