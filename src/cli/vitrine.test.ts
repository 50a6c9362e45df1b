import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPorts } from '#start/open-ports.ts';
import { buildCompany } from '#test/build/factories.ts';
import { machineEnvironment } from '#test/program/machine-environment.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Result = { code: number | null; out: string; errors: string };

/** Runs the real command in a process of its own, as an operator does. */
function vitrine(words: string[], typed = '', env: Record<string, string> = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'vitrine.ts'), ...words],
      {
        env: { ...machineEnvironment, DATA_DIR: folder, ...env },
      },
    );
    const result: Result = { code: null, out: '', errors: '' };
    child.stdout.on('data', (part) => {
      result.out += part;
    });
    child.stderr.on('data', (part) => {
      result.errors += part;
    });
    child.on('close', (code) => resolve({ ...result, code }));
    child.stdin.end(typed);
  });
}

function system() {
  return openPorts({ databaseUrl: `sqlite:${folder}/vitrine.db`, filesUrl: 'memory:' });
}

test('An account is added, gets another password and is disabled', async () => {
  expect((await vitrine(['user', 'list'])).out).toMatch(/^There is no account yet/);
  expect(await vitrine(['user', 'add', 'meena'], 'a long enough password\n')).toMatchObject({
    code: 0,
    out: 'meena can log in now, as an owner.\n',
  });
  expect(await vitrine(['user', 'disable', 'meena'])).toMatchObject({
    code: 1,
    errors: 'meena is the only owner: make somebody else an owner first.\n',
  });
  expect(await vitrine(['user', 'add', 'asha'], 'a long enough password\n')).toMatchObject({
    out: 'asha can log in now.\n',
  });
  expect(await vitrine(['user', 'role', 'asha', 'owner'])).toMatchObject({ out: 'asha is an owner now.\n' });
  expect(await vitrine(['user', 'add', 'MEENA'], 'a long enough password\n')).toMatchObject({
    code: 1,
    errors: 'There is an account MEENA already.\n',
  });
  expect(await vitrine(['user', 'password', 'Meena'], 'another long password\n')).toMatchObject({ code: 0 });
  expect(await vitrine(['user', 'disable', 'meena'])).toMatchObject({
    code: 0,
    out: 'meena is disabled; all logins have ended.\n',
  });
  expect(await vitrine(['user', 'disable', 'meena'])).toMatchObject({
    code: 1,
    errors: 'meena is disabled already.\n',
  });
  expect(await vitrine(['user', 'password', 'meena'], 'another long password\n')).toMatchObject({
    out: expect.stringMatching(/The account is disabled: enable it/),
  });
  expect(await vitrine(['user', 'list'])).toMatchObject({
    out: 'asha   owner  open      no login\nmeena  owner  disabled  no login\n',
  });
  expect(await vitrine(['user', 'role', 'asha', 'manager'])).toMatchObject({ code: 2 });
  const opened = await system();
  const user = await opened.users.findByUsername('meena');
  expect(await opened.passwords.verify('another long password', user?.passwordHash ?? null)).toBe(true);
  expect((await opened.audit.read(0, 20)).map(({ who, what }) => [who, what])).toEqual([
    ['console', 'account added'],
    ['console', 'account added'],
    ['console', 'role changed'],
    ['console', 'password changed'],
    ['console', 'account disabled'],
    ['console', 'password changed'],
  ]);
  await opened.close();
});

test('A password set on the command line ends the codes of a lost phone', async () => {
  const before = await system();
  const id = (await before.users.findByUsername('asha'))?.id ?? '';
  const at = '2026-11-21T06:00:00.000Z';
  await before.users.setFactor(id, { secret: 'A'.repeat(32), used: 1 }, at, { username: 'asha', address: '' });
  await before.close();
  expect(await vitrine(['user', 'password', 'asha'], 'another long password\n')).toMatchObject({
    out: 'asha has a new password; all logins have ended. Login no longer asks for the code of an app.\n',
  });
  const after = await system();
  expect(await after.users.findByUsername('asha')).toMatchObject({ factor: null });
  await after.close();
});

test('A short password, an invalid name and an unknown account are refused in a sentence', async () => {
  expect(await vitrine(['user', 'add', 'ravi'], 'short\n')).toMatchObject({
    code: 1,
    errors: 'A password needs at least 12 characters.\n',
  });
  expect((await vitrine(['user', 'add', '<b>'], 'a long enough password\n')).errors).toContain('A username is');
  expect((await vitrine(['user', 'password', 'nobody'], 'a long enough password\n')).errors).toBe(
    'There is no account nobody.\n',
  );
});

test('Each import of the company record is a new version, and the export is equal to it', async () => {
  const file = join(folder, 'company.json');
  expect(await vitrine(['company', 'export'])).toMatchObject({ code: 1, errors: 'The company record is empty.\n' });
  writeFileSync(file, JSON.stringify(buildCompany()));
  expect(await vitrine(['company', 'import', file])).toMatchObject({ code: 0, out: 'Saved as version 1.\n' });
  writeFileSync(file, JSON.stringify(buildCompany({ openingNumbers: { 'DL/26-27/': 118 } })));
  expect(await vitrine(['company', 'import', file])).toMatchObject({ code: 0, out: 'Saved as version 2.\n' });
  expect(await vitrine(['company', 'export', `${file}.out`])).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(`${file}.out`, 'utf8'))).toEqual(
    buildCompany({ openingNumbers: { 'DL/26-27/': 118 } }),
  );
});

test('A company record that no invoice can use is refused, and every fault is named', async () => {
  const file = join(folder, 'bad.json');
  const bad = buildCompany({ name: ' ' });
  bad.registrations.delhi.gstin = '07ABCDE1234F1Z3';
  bad.registrations.odisha.gstin = '07AAKFA0000A1ZK';
  writeFileSync(file, JSON.stringify(bad));
  const result = await vitrine(['company', 'import', file]);
  expect(result.code).toBe(1);
  for (const sentence of ['needs a name', 'the last one is a check digit', 'A GSTIN of Odisha begins with 21'])
    expect(result.errors).toContain(sentence);
  writeFileSync(file, '{"name":"Half a record"}');
  expect((await vitrine(['company', 'import', file])).errors).toContain('registrations');
  writeFileSync(file, 'not JSON');
  expect((await vitrine(['company', 'import', file])).errors).toContain('is not JSON');
  expect((await vitrine(['company', 'import', join(folder, 'missing.json')])).errors).toContain('cannot be read');
});

test('The command backs up a shop on SQLite, and PostgreSQL needs its own tools', async () => {
  expect(await vitrine(['backup'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^The backup 2\S+Z is made: the database and 0 new files; 0 old backups are removed\.\n$/,
    ),
  });
  expect((await vitrine(['backup'])).out).toMatch(/^Nothing has changed since the backup 2/);
  const env = { DATABASE_URL: 'postgres://host/shop' };
  expect((await vitrine(['backup'], '', env)).errors).toContain('back up PostgreSQL with its own tools');
  expect((await vitrine(['backup'], '', { DATABASE_URL: `sqlite:${folder}/none.db` })).errors).toBe(
    `There is no database at ${folder}/none.db, or this user may not see it: check DATA_DIR, and run the command as the user that the service runs as.\n`,
  );
});

test('An unknown command prints the list of the commands', async () => {
  expect(await vitrine(['fly'])).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^There is no command “fly”[\s\S]*vitrine user add NAME/),
  });
  expect(await vitrine(['user', 'add'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('vitrine user add NAME'),
  });
});
