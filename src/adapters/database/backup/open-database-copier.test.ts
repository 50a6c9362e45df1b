import { lutimesSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { actor, buildCompany } from '#test/build/factories.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { openDatabase } from '../engine/open-database.ts';
import { migrate } from '../migrations/migrate.ts';
import { folderInMemory } from './folder-in-memory.ts';
import { openDatabaseCopier } from './open-database-copier.ts';

const at = '2026-11-21T06:00:00.000Z';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-copied-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function openShop() {
  const folder = newFolder();
  const file = join(folder, 'shop.db');
  const database = await openDatabase(`sqlite:${file}`);
  onTestFinished(() => database.close());
  await migrate(database, at);
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  return { folder, file };
}

const never = () => new AbortController().signal;

test('A copy leaves nothing in memory, whole or failed, and is there without memory too', async () => {
  const { folder, file } = await openShop();
  const memory = newFolder();
  for (const place of [memory, join(memory, 'nowhere')]) {
    const copy = await openDatabaseCopier(file, folder, place).copy(never(), true);
    expect(readdirSync(memory)).toHaveLength(place === memory ? 1 : 0);
    expect(copy.facts.sha256).toMatch(/^[0-9a-f]{64}$/);
    await copy.discard();
    expect(readdirSync(memory)).toEqual([]);
  }
  await expect(openDatabaseCopier(join(folder, 'none.db'), folder, memory).copy(never(), true)).rejects.toThrow(
    'could not be copied',
  );
  expect(readdirSync(memory)).toEqual([]);
  expect(readdirSync(folder).filter((name) => !name.startsWith('shop.db'))).toEqual([]);
});

test('What a killed process has left in memory goes after a day; what a link of that name leads to stays', async () => {
  const { folder, file } = await openShop();
  const [memory, elsewhere] = [newFolder(), newFolder()];
  const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  utimesSync(mkdtempSync(join(memory, 'vitrine-copying-')), old, old);
  const young = mkdtempSync(join(memory, 'vitrine-copying-'));
  const kept = mkdtempSync(join(elsewhere, 'kept-'));
  const link = join(memory, 'vitrine-copying-link');
  symlinkSync(elsewhere, link);
  lutimesSync(link, old, old);
  await (await openDatabaseCopier(file, folder, memory).copy(never(), false)).discard();
  expect(readdirSync(memory)).toEqual([basename(young)]);
  expect(readdirSync(elsewhere)).toEqual([basename(kept)]);
});

test('A file that is large beside the memory has no folder there', async () => {
  const memory = newFolder();
  expect(await folderInMemory(memory, 'copying-', process.availableMemory())).toBeNull();
  expect(await folderInMemory(memory, 'copying-', 2 ** 60)).toBeNull();
  expect(await folderInMemory(memory, 'copying-', 1_000)).toMatch(/copying-\w+$/);
});
