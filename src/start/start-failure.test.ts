import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { readConfig } from '#config';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { machineEnvironment } from '#test/program/machine-environment.ts';
import { programIn } from '#test/program/program-files.ts';
import { backUpOldShop } from './back-up-old-shop.ts';
import { claimAtStart } from './claim-at-start.ts';
import { tryPlace } from './open-backup.ts';
import { openPorts } from './open-ports.ts';
import { startFailure } from './start-failure.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-refused-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the real program, which ends by itself. Returns its exit code and its standard error. */
function start(env: Record<string, string>): [number | null, string] {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', programIn('.', 'server')],
    {
      env: { ...machineEnvironment, PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return [status, stderr];
}

const notADatabase = () => {
  const path = join(folder, 'not-a-database.db');
  writeFileSync(path, 'a'.repeat(4096));
  return path;
};

test('An invalid setting, a taken port, an address of another machine and a file for backups end the start with one line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const port = String((taken.address() as AddressInfo).port);
  for (const [setting, sentence] of [
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not “http”.'],
    [{ PORT: port }, 'The port is taken'],
    [{ HOST: '192.0.2.1' }, 'The program cannot listen at HOST: set it to an address of this machine'],
    [{ BACKUP_URL: `file:${notADatabase()}` }, 'BACKUP_URL cannot be written'],
  ] as const) {
    const [code, said] = start({ DEMO: 'false', ...setting });
    expect([setting, code, said.trim().split('\n').length]).toEqual([setting, 1, 1]);
    expect(said).toContain(`Vitrine cannot start. `);
    expect(said).toContain(sentence);
  }
  taken.close();
});

// The same as main.ts does until it listens: opened in this process, which takes a tenth of the time of a program.
test.each<[string, () => Record<string, string>, string]>([
  ['an impossible folder', () => ({ DATA_DIR: notADatabase() }), 'DATA_DIR cannot be written'],
  // Node's own way of making a folder with its parents never ends there.
  ['a folder of the system', () => ({ DATA_DIR: '/proc/x' }), 'DATA_DIR cannot be written'],
  ['a file for the files', () => ({ FILES_URL: `file:${notADatabase()}` }), 'FILES_URL cannot be written'],
  ['a folder for the database', () => ({ DATABASE_URL: `sqlite:${folder}` }), 'DATABASE_URL cannot be written'],
  [
    'a file that is no database',
    () => ({ DATABASE_URL: `sqlite:${notADatabase()}` }),
    'The file at DATABASE_URL is not a database of Vitrine',
  ],
  [
    'a database that does not answer',
    () => ({ DATABASE_URL: 'postgres://x@127.0.0.1:1/none' }),
    'The database cannot be reached',
  ],
  [
    'a socket that is not there',
    () => ({ DATABASE_URL: `postgres:///none?host=${folder}` }),
    'check the socket or the file that DATABASE_URL names',
  ],
  [
    'a certificate that is not there',
    () => ({ DATABASE_URL: `postgres://127.0.0.1:1/none?sslrootcert=${folder}/ca.pem` }),
    'check the socket or the file that DATABASE_URL names',
  ],
  [
    'a bucket that does not answer',
    () => ({
      FILES_URL: 's3://pictures?endpoint=http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'shop',
      S3_SECRET_ACCESS_KEY: 'hush',
    }),
    'The S3 store at http://127.0.0.1:1 cannot be reached',
  ],
])('For %s the line says what to do', async (_, env, sentence) => {
  const said = await open(env());
  expect([said.split('\n').length, said]).toEqual([1, expect.stringContaining(sentence)]);
});

async function open(env: Record<string, string>): Promise<string> {
  const config = readConfig({ DATA_DIR: join(folder, 'data'), ...env });
  const opening = backUpOldShop(config).then(() => openPorts(config));
  return opening.then((ports) => claimAtStart(ports).finally(ports.close)).then(() => 'It opened.', startFailure);
}

test('When another program answers at the port of the database, one line says so', async () => {
  const other = createServer((socket) => socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await open({ DATABASE_URL: `postgres://127.0.0.1:${port}/shop` })).toMatch(
    /^The database cannot be reached: .+$/,
  );
});

test.skipIf(inject('withoutPostgres'))('What PostgreSQL refuses is told in one line', async () => {
  const { url } = await sharedTestPostgres();
  const database = async (options: string) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await tell(url('postgres'), `create database ${name} template template0 ${options}`);
    onTestFinished(() => dropDatabase(url(name)));
    return url(name);
  };
  const role = `role_${randomUUID().replaceAll('-', '')}`;
  await tell(url('postgres'), `create role ${role} login`);
  onTestFinished(() => tell(url('postgres'), `drop role ${role}`));
  const [empty, latin] = [await database(''), await database(`encoding 'LATIN1' locale 'C'`)];
  const as = (name: string) => empty.replace('postgres@', `${name}@`);
  expect(await open({ DATABASE_URL: as('nobody') })).toMatch(/^The database does not let the user of .+$/);
  expect(await open({ DATABASE_URL: as(role) })).toMatch(/^The user of DATABASE_URL may not make tables: .+$/);
  expect(await open({ DATABASE_URL: latin })).toMatch(/^The database in DATABASE_URL has the encoding LATIN1, .+$/);
  // Those of an extension, or in another schema, are in nobody's way.
  await tell(empty, 'create schema other; create table other.invoices (id int)');
  await tell(empty, 'create table spatial (id int); alter extension plpgsql add table spatial');
  const own = { DATABASE_URL: empty, FILES_URL: `file:${folder}/own` };
  for (const _ of ['empty', 'with tables']) expect(await open(own)).toBe('It opened.');
});

async function tell(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

eachDatabase('The database of another program', (_, freshUrl) => {
  test.each(['invoices', 'unlike', 'migrations'])(
    'with a table “%s” is refused, and no table is added to it',
    async (table) => {
      const url = await freshUrl();
      const database = await openDatabase(url);
      onTestFinished(() => database.close());
      await sql.raw(`create table ${table} (id int)`).execute(database.write);
      expect(await open({ DATABASE_URL: url })).toBe(
        `The database belongs to another program, which has a table “${table}” in it: set DATABASE_URL to an empty one.`,
      );
      expect((await database.read.introspection.getTables()).map(({ name }) => name)).toEqual([table]);
    },
  );
});

test('A folder for backups that cannot be made now is told of, a file in its place is refused, and a good one needs no word', async () => {
  const said = (backup: string, every = '10') =>
    tryPlace(readConfig({ DATA_DIR: folder, BACKUP_URL: backup, BACKUP_EVERY: every })).catch(startFailure);
  expect(await said('file:/proc/x')).toEqual([expect.stringMatching(/^NO BACKUP IS MADE .+ BACKUP_URL cannot be /)]);
  expect(await said(`file:${notADatabase()}`)).toMatch(/^BACKUP_URL cannot be written: /);
  expect(await said(`file:${notADatabase()}/below`)).toMatch(/^BACKUP_URL cannot be written: /);
  expect(await said(`file:${folder}/kept`)).toEqual([]);
  expect(await said('file:/proc/x', 'off')).toEqual([]);
});

test('A folder for backups that never answers holds the start for ten seconds, and is told of', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => {});
  const config = readConfig({ DATA_DIR: folder, BACKUP_URL: `file:${folder}/silent`, BACKUP_EVERY: '10' });
  const said = tryPlace(config, never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await said).toEqual([
    expect.stringMatching(/^NO BACKUP IS MADE .+ The folder in BACKUP_URL does not answer: /),
  ]);
});

test.each([
  ['EROFS', /^DATA_DIR cannot be written: .*read-only\. \(the system’s words\)$/],
  ['SQLITE_READONLY', /^DATA_DIR cannot be written: .*read-only\. \(the system’s words\)$/],
  ['ENOSPC', /^The disk is full: /],
  ['SQLITE_FULL', /^The disk is full: /],
])('A disk that answers %s is told in one line', (code, sentence) => {
  expect(startFailure(Object.assign(new Error('the system’s words'), { code }))).toMatch(sentence);
});
