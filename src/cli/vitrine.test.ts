import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '#operations/ports/actor.ts';
import { addStaff } from '#operations/staff/add-staff.ts';
import { changePassword } from '#operations/staff/change-password.ts';
import { openPorts } from '#start/open-ports.ts';
import { buildCompany } from '#test/build/factories.ts';
import { machineEnvironment } from '#test/program/machine-environment.ts';
import { programIn } from '#test/program/program-files.ts';
import { branch, branchName, home } from '#test/specification/specified-firm.ts';
import type { Command } from './command.ts';
import { companyCommand } from './company.ts';
import { userCommand } from './user.ts';

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
      ['--disable-warning=ExperimentalWarning', programIn('.', 'vitrine'), ...words],
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

type Ports = Awaited<ReturnType<typeof system>>;

async function withSystem<T>(work: (ports: Ports) => Promise<T>): Promise<T> {
  const ports = await system();
  return work(ports).finally(() => ports.close());
}

/** The same command in this process, which is quicker; none that asks for a password. */
function give(command: Command, ...words: string[]) {
  return withSystem((ports) => command(ports, words));
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
  const asha = { username: 'asha', password: 'a long enough password', role: 'staff' } as const;
  expect(await withSystem((ports) => addStaff(ports, asha, operator))).toMatchObject({ ok: true });
  expect(await give(userCommand, 'role', 'asha', 'owner')).toEqual({ ok: true, message: 'asha is an owner now.' });
  expect(await withSystem((ports) => addStaff(ports, { ...asha, username: 'MEENA' }, operator))).toMatchObject({
    ok: false,
    message: 'There is an account MEENA already.',
  });
  // The second letter is Cyrillic.
  expect(await withSystem((ports) => addStaff(ports, { ...asha, username: 'mеena' }, operator))).toMatchObject({
    ok: false,
    message: 'That name looks like the account meena. Choose one that nobody can take for it.',
  });
  expect(await give(userCommand, 'disable', 'meena')).toEqual({
    ok: true,
    message: 'meena is disabled; all logins have ended.',
  });
  expect(await give(userCommand, 'disable', 'meena')).toMatchObject({
    ok: false,
    message: 'meena is disabled already.',
  });
  expect(await vitrine(['user', 'password', 'Meena'], 'another long password\n')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/The account is disabled: enable it/),
  });
  expect(await give(userCommand, 'list')).toMatchObject({
    message: 'asha   owner  open      no login\nmeena  owner  disabled  no login',
  });
  expect(await give(userCommand, 'role', 'asha', 'manager')).toBe('usage');
  const opened = await system();
  const user = await opened.users.findByUsername('meena');
  expect(await opened.passwords.verify('another long password', user?.passwordHash ?? null)).toBe(true);
  expect((await opened.audit.read(0, 20)).map(({ who, what }) => [who, what])).toEqual([
    ['console', 'account added'],
    ['console', 'account added'],
    ['console', 'role changed'],
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
  const password = 'a long enough password';
  const invalid = { username: '<b>', password, role: 'staff' } as const;
  expect(await withSystem((ports) => addStaff(ports, invalid, operator))).toMatchObject({
    ok: false,
    message: expect.stringContaining('A username is'),
  });
  const unknown = { username: 'nobody', password };
  expect(await withSystem((ports) => changePassword(ports, unknown, operator))).toMatchObject({
    ok: false,
    message: 'There is no account nobody.',
  });
});

test('Each import of the company record is a new version, and the export is equal to it', async () => {
  const file = join(folder, 'company.json');
  expect(await give(companyCommand, 'export')).toEqual({ ok: false, message: 'The company record is empty.' });
  writeFileSync(file, JSON.stringify(buildCompany()));
  expect(await vitrine(['company', 'import', file])).toMatchObject({ code: 0, out: 'Saved as version 1.\n' });
  writeFileSync(file, JSON.stringify(buildCompany({ openingNumbers: { 'DL/26-27/': 118 } })));
  expect(await give(companyCommand, 'import', file)).toEqual({ ok: true, message: 'Saved as version 2.' });
  expect(await give(companyCommand, 'export', `${file}.out`)).toMatchObject({ ok: true });
  const nowhere = join(folder, 'nowhere', 'company.json');
  expect(await give(companyCommand, 'export', nowhere)).toEqual({
    ok: false,
    message: expect.stringContaining(`${nowhere} cannot be written: name a file where this user may write.`),
  });
  expect(JSON.parse(readFileSync(`${file}.out`, 'utf8'))).toEqual(
    buildCompany({ openingNumbers: { 'DL/26-27/': 118 } }),
  );
});

test('A company record that no invoice can use is refused, and every fault is named', async () => {
  const file = join(folder, 'bad.json');
  const bad = buildCompany({ name: ' ' });
  bad.registrations[home].gstin = '07ABCDE1234F1Z3';
  bad.registrations[branch].gstin = '07AAKFA0000A1ZK';
  writeFileSync(file, JSON.stringify(bad));
  const result = await vitrine(['company', 'import', file]);
  expect(result.code).toBe(1);
  for (const sentence of ['needs a name', 'the last one is a check digit', `A GSTIN of ${branchName} begins with 21`])
    expect(result.errors).toContain(sentence);
  const refusal = (sentence: string) => ({ ok: false, message: expect.stringContaining(sentence) });
  writeFileSync(file, '{"name":"Half a record"}');
  expect(await give(companyCommand, 'import', file)).toMatchObject(refusal('registrations'));
  writeFileSync(file, 'not JSON');
  expect(await give(companyCommand, 'import', file)).toMatchObject(refusal('is not JSON'));
  expect(await give(companyCommand, 'import', join(folder, 'missing.json'))).toMatchObject(refusal('cannot be read'));
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
