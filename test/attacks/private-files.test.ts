import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDiskBackupPlace } from '#adapters/files/backup/disk-backup-place.ts';
import { openDiskFileStore } from '#adapters/files/disk-file-store.ts';
import { runVitrine } from '#test/program/run-vitrine.ts';
import { startProgram } from '#test/program/start-program.ts';

// A machine on which nothing is taken away from what a program allows: its children inherit that.
let before = 0;
let folder = '';
beforeAll(() => {
  before = process.umask(0);
});
afterAll(() => {
  process.umask(before);
});
beforeEach(() => {
  const outer = mkdtempSync(join(tmpdir(), 'vitrine-private-'));
  folder = join(outer, 'shop');
  return () => rmSync(outer, { recursive: true, force: true });
});

/** Every file and folder of the shop with its mode, as `stat -c %a` tells it. */
function modes(): Map<string, string> {
  return new Map(
    ['', ...(readdirSync(folder, { recursive: true }) as string[])].map((name) => [
      name,
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    ]),
  );
}

function expectPrivate(...names: (string | RegExp)[]) {
  const found = modes();
  for (const name of names)
    expect(
      [...found.keys()].some((each) => each.match(name)),
      String(name),
    ).toBe(true);
  const wrong = [...found].filter(
    ([name, mode]) => mode !== (statSync(join(folder, name)).isDirectory() ? '700' : '600'),
  );
  expect(wrong).toEqual([]);
}

test('The program keeps database, files and backups for its own user alone, on a machine that would let everybody read', async () => {
  const program = await startProgram({ DATA_DIR: folder, PORT: '0' }, { again: true });
  try {
    expectPrivate(/^vitrine\.db$/, /^vitrine\.db-wal$/, /^files$/);
  } finally {
    await program.kill('SIGTERM');
  }
}, 120_000);

test('So does a command of the operator, which may be the first to write there', async () => {
  const { code } = await runVitrine(['company', 'import', 'demo/company.json'], { DATA_DIR: folder });
  expect(code).toBe(0);
  expectPrivate(/^vitrine\.db$/);
}, 120_000);

test('Pictures, papers and backups are private by their own mode, also without the umask', async () => {
  const bytes = new TextEncoder().encode('a paper');
  const files = await openDiskFileStore(join(folder, 'files'));
  await files.put('ab'.repeat(32), bytes);
  const place = await openDiskBackupPlace(join(folder, 'backups'));
  await place.put('2026-11-21', bytes);
  await place.files.put('cd'.repeat(32), bytes);
  expectPrivate('files/ab/', 'backups/copies/2026-11-21', 'backups/files/cd/');
});
