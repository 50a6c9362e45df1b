import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import { backUpTestShop, manifestOf, unstopped } from '#test/open/back-up-test-shop.ts';
import { openTestShop } from '#test/open/open-test-shop.ts';
import { openFaultyProxy } from '#test/s3/open-faulty-proxy.ts';
import { openTestS3 } from '#test/s3/open-test-s3.ts';
import { backUp } from './back-up.ts';

test('A missing or damaged file is named in the report and the manifest, and the others are backed up', async () => {
  const shop = await openTestShop();
  const [gone, damaged] = [await shop.hang('gone'), await shop.hang('damaged')];
  await shop.hang('sound');
  await shop.files.remove(gone);
  writeFileSync(join(shop.folder, 'files', damaged.slice(0, 2), damaged.slice(2)), 'other bytes');
  const { backup, copied, lost } = await backUpTestShop(shop);
  expect([copied, lost.sort()]).toEqual([1, [gone, damaged].sort()]);
  expect((await manifestOf(shop, backup)).lost.sort()).toEqual([gone, damaged].sort());
  // It is made again until somebody has seen to it.
  shop.clock.now = '2026-11-21T06:15:00.000Z';
  expect(await backUpTestShop(shop)).toMatchObject({ made: true, lost: [expect.any(String), expect.any(String)] });
});

test('An interrupted backup is not valid, and its parts are removed after a day', async () => {
  const shop = await openTestShop();
  await shop.issue('paper one');
  const cut = {
    ...shop,
    place: {
      ...shop.place,
      put: async (name: string, bytes: Uint8Array) => {
        if (name.endsWith('.json')) throw new Error('the power failed');
        await shop.place.put(name, bytes);
      },
    },
  };
  await expect(backUp(cut, unstopped)).rejects.toThrow('the power failed');
  expect(await shop.place.names()).toEqual(['2026-11-21T06-00-00.000Z.db.zst.0000']);
  shop.clock.now = '2026-11-21T07:00:00.000Z';
  expect(await backUpTestShop(shop)).toMatchObject({ made: true, copied: 0 });
  expect(await shop.place.names()).toHaveLength(3);
  await shop.issue('paper two');
  shop.clock.now = '2026-11-22T08:00:00.000Z';
  await backUpTestShop(shop);
  expect((await shop.place.names()).filter((name) => name.startsWith('2026-11-21T06'))).toEqual([]);
});

test('A place with the backups of another shop is refused', async () => {
  const [shop, other] = [await openTestShop(), await openTestShop('2026-11-21T06:00:00.001Z')];
  await backUpTestShop(shop);
  expect(await backUp({ ...other, place: shop.place }, unstopped)).toMatchObject({
    kind: 'conflict',
    message: 'BACKUP_URL has the backups of another shop: set it to another place.',
  });
  expect(await shop.place.names()).toHaveLength(2);
});

test('A bucket whose keys may read and not write refuses the backup by the names of their variables, and what is there stays', async () => {
  const shop = await openTestShop();
  const s3 = await openTestS3();
  const address = new URL(s3.url);
  const proxy = await openFaultyProxy(address.searchParams.get('endpoint') ?? '');
  onTestFinished(() => proxy.close());
  address.searchParams.set('endpoint', proxy.endpoint);
  const inBucket = { ...shop, place: await openBackupPlace(address.href, s3.keys) };
  await backUpTestShop(inBucket);
  const before = await inBucket.place.names();
  proxy.faults.before = ({ method }, answer) => {
    if (method === 'GET' || method === 'HEAD') return false;
    answer.writeHead(403, { 'content-type': 'application/xml' });
    answer.end('<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>');
    return true;
  };
  await shop.issue('paper one');
  shop.clock.now = '2026-11-21T06:15:00.000Z';
  await expect(backUp(inBucket, unstopped)).rejects.toThrow(
    /refuses what BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY name.*403 AccessDenied/,
  );
  expect(await inBucket.place.names()).toEqual(before);
});

test('A damaged database is not backed up, and the earlier backup stays', async () => {
  const shop = await openTestShop();
  for (let turn = 0; turn < 30; turn += 1) await shop.issue(`paper ${turn}`);
  const first = await backUpTestShop(shop);
  const spoil = new Sqlite(shop.file);
  spoil.unsafeMode(true);
  spoil.pragma('foreign_keys = OFF');
  spoil.exec('delete from photo_files; delete from photos');
  spoil.prepare('insert into photo_files values (?, ?)').run('f'.repeat(64), 'nobody');
  spoil.close();
  shop.clock.now = '2026-11-21T06:15:00.000Z';
  await expect(backUp(shop, unstopped)).rejects.toThrow('a row of photo_files refers to a missing row');
  expect((await shop.place.names()).filter((name) => name.endsWith('.json'))).toEqual([`${first.backup}.json`]);
});

test('A backup stops at once when the process must end', async () => {
  const shop = await openTestShop();
  await shop.issue('paper one');
  await expect(backUp(shop, AbortSignal.abort())).rejects.toThrow();
  expect(await shop.place.names()).toEqual([]);
  expect(readdirSync(shop.folder).filter((name) => name.startsWith('copying-'))).toEqual([]);
});

test('An index that differs from its table is found by the first backup of the next hour, while earlier backups stay', async () => {
  const shop = await openTestShop();
  await shop.issue('paper one');
  await backUpTestShop(shop);
  await shop.close();
  const write = (work: (database: Sqlite.Database) => void) => {
    const database = new Sqlite(shop.file).unsafeMode();
    database.pragma('writable_schema = on');
    work(database);
    database.close();
  };
  const all = "from sqlite_schema where name = 'customers_by_phone'";
  let index: unknown[] = [];
  write((database) => {
    const columns = database.prepare("select name from pragma_table_info('customers')").pluck().all() as string[];
    const values = columns.map((name) => (['archived_at', 'merged_into'].includes(name) ? 'null' : "'1'"));
    database.exec(`insert into customers (${columns.join(', ')}) values (${values.join(', ')})`);
    index = database.prepare(`select type, name, tbl_name, rootpage, sql ${all}`).raw().get() as unknown[];
    database.exec(`delete ${all}`);
  });
  // SQLite does not know of the index now, and does not write to it. It still has as many entries as rows.
  write((database) => database.exec("update customers set phone_key = '2'"));
  write((database) => database.prepare('insert into sqlite_schema values (?, ?, ?, ?, ?)').run(index));
  shop.clock.now = '2026-11-21T06:59:00.000Z';
  expect(await backUpTestShop(shop)).toMatchObject({ made: true });
  shop.clock.now = '2026-11-21T07:00:00.000Z';
  await expect(backUpTestShop(shop)).rejects.toThrow('row 1 missing from index customers_by_phone');
  expect((await shop.place.names()).filter((name) => name.endsWith('.json'))).toHaveLength(2);
});
