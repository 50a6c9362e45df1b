import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineEnvironment } from '#test/program/machine-environment.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-refused-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the real program, which ends by itself. Returns its exit code and its standard error. */
function start(env: Record<string, string>): [number | null, string] {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../main.ts')],
    {
      env: { ...machineEnvironment, PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
      encoding: 'utf8',
      timeout: 15_000,
    },
  );
  return [status, stderr];
}

test('An invalid setting, a taken port, an impossible folder and a file that is no database each end the start with one line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const port = String((taken.address() as AddressInfo).port);
  writeFileSync(join(folder, 'not-a-database.db'), 'a'.repeat(4096));
  for (const [env, sentence] of [
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not “http”.'],
    [{ PORT: port }, 'The port is taken'],
    [{ DATA_DIR: join(folder, 'not-a-database.db') }, 'DATA_DIR cannot be written'],
    [{ DATABASE_URL: `sqlite:${join(folder, 'not-a-database.db')}` }, 'not a database of Vitrine'],
    [{ DATABASE_URL: 'postgres://x@127.0.0.1:1/none' }, 'The database cannot be reached'],
    [
      {
        FILES_URL: 's3://pictures?endpoint=http://127.0.0.1:1',
        S3_ACCESS_KEY_ID: 'shop',
        S3_SECRET_ACCESS_KEY: 'hush',
      },
      'The S3 store at http://127.0.0.1:1 cannot be reached',
    ],
  ] as [Record<string, string>, string][]) {
    const [code, said] = start(env);
    expect([env, code, said.trim().split('\n').length]).toEqual([env, 1, 1]);
    expect(said).toContain(`Vitrine cannot start. `);
    expect(said).toContain(sentence);
  }
  taken.close();
});
