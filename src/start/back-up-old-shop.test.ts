import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { m0001House } from '#adapters/database/migrations/first/0001-house.ts';
import { migrate, releaseOf } from '#adapters/database/migrations/migrate.ts';
import { machineEnvironment } from '#test/program/machine-environment.ts';
import { programIn } from '#test/program/program-files.ts';
import { runVitrine } from '#test/program/run-vitrine.ts';
import { readConfig } from '../config.ts';
import { backUpOldShop } from './back-up-old-shop.ts';

/** A shop whose tables are those of the first release. */
async function openOldShop() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase(`sqlite:${folder}/vitrine.db`);
  await migrate(database, '2026-04-01T06:00:00.000Z', [m0001House]);
  await database.close();
  return folder;
}

async function releaseIn(folder: string) {
  const database = await openDatabase(`sqlite:${folder}/vitrine.db`);
  return releaseOf(database).finally(() => database.close());
}

function manifestsIn(folder: string): { migrations: string[] }[] {
  return readdirSync(join(folder, 'copies'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, 'copies', name), 'utf8')));
}

test('A shop of an older release is backed up once, before its tables change', async () => {
  const folder = await openOldShop();
  const { code, said } = await runVitrine(['company', 'import', 'demo/company.json'], { DATA_DIR: folder });
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^The tables are from an older release\. .+\nSaved as version 1/),
  ]);
  expect(manifestsIn(join(folder, 'backups'))).toMatchObject([{ migrations: ['0001-house'] }]);
  expect(await releaseIn(folder)).toBe('this');
  expect(await backUpOldShop(readConfig({ DATA_DIR: folder }))).toEqual([]);
});

test('A shop that cannot be backed up keeps its tables, until the operator turns backups off', async () => {
  const folder = await openOldShop();
  writeFileSync(join(folder, 'a file'), '');
  const env = { DATA_DIR: folder, BACKUP_URL: `file:${folder}/a file` };
  const { code, said } = await runVitrine(['company', 'import', 'demo/company.json'], env);
  expect([code, said]).toEqual([1, expect.stringMatching(/^[^\n]*cannot be backed up[^\n]*BACKUP_EVERY=off[^\n]*\n$/)]);
  const started = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', programIn('.', 'server')], {
    env: { ...machineEnvironment, PORT: '0', ...env },
    encoding: 'utf8',
  });
  expect([started.status, started.stderr]).toEqual([
    1,
    expect.stringMatching(/^Vitrine cannot start\. The tables are from/),
  ]);
  expect(await releaseIn(folder)).toBe('older');
  expect(await backUpOldShop(readConfig({ ...env, BACKUP_EVERY: 'off' }))).toEqual([]);
});

test('An empty folder and PostgreSQL are not backed up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await backUpOldShop(readConfig({ DATA_DIR: folder }))).toEqual([]);
  writeFileSync(join(folder, 'vitrine.db'), '');
  expect(await backUpOldShop(readConfig({ DATA_DIR: folder }))).toEqual([]);
  expect(existsSync(join(folder, 'backups'))).toBe(false);
  const postgres = { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect(await backUpOldShop(readConfig(postgres))).toEqual([]);
});
