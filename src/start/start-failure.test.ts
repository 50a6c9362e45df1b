import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config';
import { machineEnvironment } from '#test/program/machine-environment.ts';
import { programIn } from '#test/program/program-files.ts';
import { backUpOldShop } from './back-up-old-shop.ts';
import { claimAtStart } from './claim-at-start.ts';
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

test('An invalid setting and a taken port end the start with one line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const port = String((taken.address() as AddressInfo).port);
  for (const [setting, sentence] of [
    ['http', 'PORT must be a whole number from 0 to 65535, not “http”.'],
    [port, 'The port is taken'],
  ] as const) {
    const [code, said] = start({ PORT: setting });
    expect([setting, code, said.trim().split('\n').length]).toEqual([setting, 1, 1]);
    expect(said).toContain(`Vitrine cannot start. `);
    expect(said).toContain(sentence);
  }
  taken.close();
});

// The same as main.ts does until it listens: opened in this process, which takes a tenth of the time of a program.
test.each<[string, () => Record<string, string>, string]>([
  ['an impossible folder', () => ({ DATA_DIR: notADatabase() }), 'DATA_DIR cannot be written'],
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
    'a bucket that does not answer',
    () => ({
      FILES_URL: 's3://pictures?endpoint=http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'shop',
      S3_SECRET_ACCESS_KEY: 'hush',
    }),
    'The S3 store at http://127.0.0.1:1 cannot be reached',
  ],
])('For %s the line says what to do', async (_, env, sentence) => {
  const config = readConfig({ DATA_DIR: join(folder, 'data'), ...env() });
  const opening = backUpOldShop(config).then(() => openPorts(config).then(claimAtStart));
  const said = await opening.then(() => 'It opened.', startFailure);
  expect([said.split('\n').length, said]).toEqual([1, expect.stringContaining(sentence)]);
});

test.each([
  ['EROFS', /^DATA_DIR cannot be written: .*read-only\. \(the system’s words\)$/],
  ['SQLITE_READONLY', /^DATA_DIR cannot be written: .*read-only\. \(the system’s words\)$/],
  ['ENOSPC', /^The disk is full: /],
  ['SQLITE_FULL', /^The disk is full: /],
])('A disk that answers %s is told in one line', (code, sentence) => {
  expect(startFailure(Object.assign(new Error('the system’s words'), { code }))).toMatch(sentence);
});
