import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { withoutCategory } from '#domain/catalogue/without-category.ts';
import { openPorts } from '#start/open-ports.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { withShopOnDisk } from '#test/open/with-shop-on-disk.ts';
import { machineEnvironment } from '#test/program/machine-environment.ts';
import { programIn } from '#test/program/program-files.ts';
import { openTestS3 } from '#test/s3/open-test-s3.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';

const { shop, backups, issue, backUpAt, backUpTwice, vitrine, inFolder, elsewhere } = withShopOnDisk();
beforeAll(backUpTwice);

function damage(path: string) {
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

test('A backup is restored into an empty folder, verified, and says which number is next', async () => {
  const [, listed] = await vitrine('restore');
  expect(listed.trim().split('\n')).toHaveLength(2);
  const [isWell, said] = await vitrine('restore latest', elsewhere('new'));
  expect([isWell, said]).toEqual([true, expect.stringContaining('The shop is whole.')]);
  expect(said).toContain('3 files are restored.');
  expect(said).toContain(`${homeName} goes on with DL/26-27/0004 for a tax invoice.`);
  expect(await vitrine('verify', elsewhere('new'))).toEqual([true, expect.stringContaining('Papers: 3 checked')]);
  // Its audit log was restored, and has one more line about the restore.
  const restored = await openPorts({ databaseUrl: `sqlite:${inFolder('new')}/vitrine.db`, filesUrl: 'memory:' });
  expect((await restored.audit.read(7, 9)).map(({ who, what }) => `${who}: ${what}`)).toEqual([
    'console: backup restored',
  ]);
  await restored.close();
  // The next document gets the next number, and the restored shop is backed up to the same place.
  await issue(1, false, inFolder('new'));
  expect((await vitrine('backup', elsewhere('new')))[0]).toBe(true);
  expect((await vitrine('verify', elsewhere('new')))[1]).toContain('Documents: 4,');
});

test('A shop is restored from a bucket as from a folder', async () => {
  const s3 = await openTestS3();
  const keys = { BACKUP_S3_ACCESS_KEY_ID: s3.keys.id, BACKUP_S3_SECRET_ACCESS_KEY: s3.keys.secret };
  const bucket = { BACKUP_URL: s3.url, ...keys };
  expect(await vitrine('restore', bucket)).toEqual([true, 'There is no backup at BACKUP_URL.']);
  await expect(vitrine('backup', { ...bucket, BACKUP_S3_ACCESS_KEY_ID: 'old' })).rejects.toThrow(
    'refuses what BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY name',
  );
  expect((await vitrine('backup', bucket))[0]).toBe(true);
  const [isWell, said] = await vitrine('restore latest', { ...bucket, ...elsewhere('from a bucket') });
  expect([isWell, said]).toEqual([true, expect.stringContaining('3 files are restored.')]);
  expect(said).toContain('The shop is whole.');

  // A bucket does not return a damaged file. Restore still names it, and restores the others.
  const { files } = await openBackupPlace(s3.url, s3.keys);
  const { value: file } = await files.list()[Symbol.asyncIterator]().next();
  await files.put(file.sha256, new TextEncoder().encode('other bytes'));
  const damaged = await vitrine('restore latest', { ...bucket, ...elsewhere('from a damaged bucket') });
  expect(damaged).toEqual([false, expect.stringContaining(`The backup does not have the file ${file.sha256}.`)]);
  expect(damaged[1]).toContain('2 files are restored.');
});

test('An earlier backup restores the shop of its time', async () => {
  const [first = ''] = (await vitrine('restore'))[1].split('\n');
  expect((await vitrine(`restore ${first}`, elsewhere('earlier')))[1]).toContain('DL/26-27/0003 for a tax invoice');
});

test('A backup that a wrong clock dated in the future is not taken for the latest', async () => {
  const ahead = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
  await backUpAt(ahead);
  const name = ahead.replaceAll(':', '-');
  onTestFinished(async () => {
    const place = await openBackupPlace(`file:${backups()}`, null);
    for (const each of await place.names()) if (each.startsWith(name)) await place.remove(each);
  });
  const refused = [false, expect.stringContaining(`${name}, is dated after now`)];
  expect(await vitrine('restore latest', elsewhere('ahead'))).toEqual(refused);
  expect((await vitrine(`restore ${name}`, elsewhere('ahead')))[1]).toContain('The shop is whole.');
});

test('Nothing is restored over a database, over files, over another shop or from a newer release', async () => {
  expect(await vitrine('restore latest')).toEqual([false, expect.stringContaining('is there already')]);
  expect(await vitrine('restore 2020', elsewhere('none'))).toEqual([
    false,
    expect.stringContaining('There is no backup 2020'),
  ]);
  const env = { ...elsewhere('none'), FILES_URL: `file:${shop()}/files` };
  expect(await vitrine('restore latest', env)).toEqual([false, expect.stringContaining('The file store is not empty')]);
  const fresh = { ...env, DATA_DIR: inFolder('kept-files') };
  expect(await vitrine('restore latest keep-files', fresh)).toEqual([
    true,
    expect.stringMatching(/^(0 files are|1 file is) restored/),
  ]);
  expect((await vitrine('restore latest quickly', elsewhere('none')))[1]).toBe('usage');
  const foreign = await openFileStore(`file:${inFolder('foreign-files')}`);
  await foreign.setMark('f'.repeat(64));
  const withForeign = { ...elsewhere('none'), FILES_URL: `file:${inFolder('foreign-files')}` };
  expect(await vitrine('restore latest', withForeign)).toEqual([
    false,
    'The file store belongs to another shop than the backup: set FILES_URL to another one.',
  ]);
  const later = mkdtempSync(inFolder('later-'));
  const manifest = (await vitrine('restore'))[1].trim().split('\n').at(-1);
  spawnSync('cp', ['-r', `${backups()}/.`, later]);
  const path = join(later, 'copies', `${manifest}.json`);
  writeFileSync(path, readFileSync(path, 'utf8').replace('"0001-house"', '"0001-house", "9999-tomorrow"'));
  expect(await vitrine('restore latest', { ...elsewhere('none'), BACKUP_URL: `file:${later}` })).toEqual([
    false,
    'That backup is from a newer release: restore it with that release.',
  ]);
});

test('A damaged database is refused and a damaged file is named; “anyway” restores without the file', async () => {
  const spoiled = mkdtempSync(inFolder('spoiled-'));
  spawnSync('cp', ['-r', `${backups()}/.`, spoiled]);
  const env = (name: string) => ({ ...elsewhere(name), BACKUP_URL: `file:${spoiled}` });
  const [start = ''] = readdirSync(join(spoiled, 'files')).filter((name) => name.length === 2);
  const [rest = ''] = readdirSync(join(spoiled, 'files', start));
  damage(join(spoiled, 'files', start, rest));
  const [isWell, said] = await vitrine('restore latest', env('a'));
  expect(isWell).toBe(false);
  expect(said).toContain(`The backup does not have the file ${start}${rest}.`);
  expect(said).toContain(`FAULT  Files: The file ${start}${rest} is missing.`);
  expect(said).toContain('The shop is not restored.');
  expect(existsSync(inFolder('a/vitrine.db'))).toBe(false);
  // The restore that stopped goes on, though the store has files now.
  expect((await vitrine('restore latest anyway', env('a')))[0]).toBe(true);
  expect(existsSync(inFolder('a/vitrine.db'))).toBe(true);
  expect(existsSync(inFolder('a/vitrine.db.restoring'))).toBe(false);

  const part =
    readdirSync(join(spoiled, 'copies'))
      .filter((name) => name.includes('zst'))
      .at(-1) ?? '';
  damage(join(spoiled, 'copies', part));
  const restored = () => vitrine('restore latest', env('b'));
  expect(await restored()).toEqual([false, `${part} is damaged: its bytes are not the ones that were written.`]);
  rmSync(join(spoiled, 'copies', part));
  expect(await restored()).toEqual([false, `${part} is missing from the backup.`]);
  expect(existsSync(inFolder('b/vitrine.db'))).toBe(false);
});

test('A restore that is killed leaves no shop, and the next one goes on', async () => {
  const env = elsewhere('killed');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', programIn('.', 'vitrine'), 'restore', 'latest'],
    { env: { ...machineEnvironment, BACKUP_URL: `file:${backups()}`, ...env } },
  );
  while (!existsSync(join(env.DATA_DIR, 'vitrine.db.restoring')))
    await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(env.DATA_DIR, 'vitrine.db'))).toBe(false);
  expect(await vitrine('restore latest', env)).toEqual([true, expect.stringContaining('The shop is whole.')]);
  // SQLite would apply the log of another database.
  renameSync(join(env.DATA_DIR, 'vitrine.db'), join(env.DATA_DIR, 'vitrine.db-wal'));
  expect((await vitrine('restore latest', env))[1]).toContain('vitrine.db-wal is there already');
});

test('The files of a filed return are in the backup, and come back with it', async () => {
  const ports = await openPorts({ databaseUrl: `sqlite:${shop()}/vitrine.db`, filesUrl: `file:${shop()}/files` });
  const bytes = new TextEncoder().encode('{"gstin":"07AAKFA0000A1ZK"}');
  const hash = ports.system.sha256(bytes);
  await ports.files.put(hash, bytes);
  const filing = { id: ports.system.uuid(), taxState: home, period: '2026-09', form: 'gstr1' } as const;
  const files = [{ name: 'gstr1.json', hash }];
  const rest = { filedOn: '2026-10-11', arn: '', documents: [], files, figures: '{}' };
  const revision = await ports.returns.revision();
  const filed = await ports.returns.file({ ...filing, ...rest, revision }, ports.system.now(), actor);
  expect(filed.kind).toBe('filed');
  await ports.close();
  expect((await vitrine('backup'))[0]).toBe(true);
  const [, said] = await vitrine('restore latest', elsewhere('with a return'));
  expect(said).toContain('The shop is whole.');
  expect(said).toContain('4 files are restored.');
  expect(said).toContain('Returns: 1 filed');
  const store = await openFileStore(`file:${inFolder('with a return')}/files`);
  expect(Buffer.from(bytes).equals((await store.get(hash)) ?? new Uint8Array())).toBe(true);
});

test('The versions of the catalogue, and the titles, colours and counts of today, come back', async () => {
  const openShop = (folder: string) =>
    openPorts({ databaseUrl: `sqlite:${folder}/vitrine.db`, filesUrl: `file:${folder}/files` });
  const stateOf = async ({ catalogues, photos }: Awaited<ReturnType<typeof openShop>>) => ({
    catalogue: await catalogues.current(),
    pictures: await photos.listAll(),
    used: [...(await catalogues.productUses())],
  });
  const ports = await openShop(shop());
  const bytes = new TextEncoder().encode('teak');
  const hash = ports.system.sha256(bytes);
  await ports.files.put(hash, bytes);
  const variants = [{ format: 'jpg' as const, width: 900, height: 900, file: hash, bytes: bytes.length }];
  await ports.photos.add(buildPhoto({ folder: 'hpl', name: 'teak.jpg', hash, variants }), actor);
  const words = { titles: { en: 'Teak', hi: 'सागौन', or: '' }, colours: ['brown' as const], version: 0 };
  await ports.photos.describe('hpl', 'teak.jpg', words, ports.system.now(), actor);
  const { version, record } = await ports.catalogues.current();
  await ports.catalogues.saveOnto(version, withoutCategory(record, 2), ports.system.now(), actor);
  await ports.catalogues.countNextUses();
  const before = await stateOf(ports);
  await ports.close();
  expect((await vitrine('backup'))[0]).toBe(true);

  const [, said] = await vitrine('restore latest', elsewhere('with titles'));
  expect(said).toContain('The shop is whole.');
  expect(said).toContain('Catalogue: 2 versions, each as it was saved.');
  const restored = await openShop(inFolder('with titles'));
  expect(await stateOf(restored)).toEqual(before);
  expect(before.pictures).toMatchObject([{ titles: { hi: 'सागौन' }, colours: ['brown'], version: 1 }]);
  expect(before.used).toEqual([['Wallpaper', { documents: 3, lastDate: '2026-11-21' }]]);
  await restored.close();
});
