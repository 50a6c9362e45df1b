import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { actor } from '#test/build/factories.ts';
import { backUpTestShop, manifestOf, unstopped } from '#test/open/back-up-test-shop.ts';
import { openTestShop, type TestShop } from '#test/open/open-test-shop.ts';
import { openTestS3 } from '#test/s3/open-test-s3.ts';
import { home } from '#test/specification/specified-firm.ts';

/** The copied database, put together by hand as the manual says. */
async function openCopy(shop: Pick<TestShop, 'place'>, backup: string, folder: string) {
  const { parts } = await manifestOf(shop, backup);
  const compressed = await Promise.all(parts.map(async ({ name }) => (await shop.place.get(name)) ?? new Uint8Array()));
  const path = join(folder, `${backup}.db`);
  writeFileSync(path, zstdDecompressSync(Buffer.concat(compressed)));
  const database = new Sqlite(path);
  onTestFinished(() => void database.close());
  return database;
}
function count(database: Sqlite.Database, table: string) {
  return (database.prepare(`select count(*) as rows from ${table}`).get() as { rows: number }).rows;
}

test('A backup contains every document and picture, and no login', async () => {
  const shop = await openTestShop();
  const papers = [await shop.issue('paper one'), await shop.issue('paper two')];
  const picture = await shop.hang('teak');
  await shop.tickets.add(
    { hash: 'h', invoiceId: papers[0]?.id ?? '', copy: 'original', expiresAt: '2027' },
    '2026',
    actor,
  );
  const paper = { kind: 'voucher', id: papers[0]?.id ?? '' } as const;
  await shop.tickets.addPaper({ hash: 'p', paper, expiresAt: '2027' }, '2026', actor);
  const { backup, ...rest } = await backUpTestShop(shop);
  expect(backup).toBe('2026-11-21T06-00-00.000Z');
  expect(rest).toEqual({ made: true, copied: 3, removed: 0, lost: [] });
  const manifest = await manifestOf(shop, backup);
  expect(manifest).toMatchObject({
    format: 1,
    files: { count: 3 },
    audit: { seq: 6 },
    series: [{ kind: 'tax', taxState: home, financialYear: '2026-27', counter: 2, documents: 2 }],
  });
  const copy = await openCopy(shop, backup, shop.folder);
  expect([count(copy, 'invoices'), count(copy, 'photos'), count(copy, 'tickets')]).toEqual([2, 1, 0]);
  expect(count(copy, 'paper_tickets')).toBe(0);
  expect(new TextDecoder().decode((await shop.place.files.get(picture)) ?? undefined)).toBe('teak');
  expect(readdirSync(shop.folder).filter((name) => name.startsWith('copying-'))).toEqual([]);
});

test('A backup contains the wide pictures, and the rows that name them', async () => {
  const shop = await openTestShop();
  const wide = await shop.hangWide('teak');
  const { backup, copied } = await backUpTestShop(shop);
  expect(copied).toBe(2);
  expect(new TextDecoder().decode((await shop.place.files.get(wide)) ?? undefined)).toBe('wide teak');
  const copy = await openCopy(shop, backup, shop.folder);
  expect(copy.prepare('select file from added_variants').pluck().all()).toEqual([wide]);
});

test('A backup contains no one-time code, but the keys of authenticator apps and leases without an end', async () => {
  const shop = await openTestShop();
  const at = shop.clock.now;
  const code = { hash: 'code', until: '2026-11-21T07:00:00.000Z' };
  await shop.users.add({ id: 'u1', username: 'meena', role: 'owner', passwordHash: 'hash', code: null }, at, actor);
  await shop.users.setFactor('u1', { secret: 'A'.repeat(32), used: 7 }, at, actor);
  await shop.users.add({ id: 'u2', username: 'ravi', role: 'staff', passwordHash: 'hash', code }, at, actor);
  await shop.leases.take('sweep files', 'somebody', at, '2026-11-21T09:00:00.000Z');
  await shop.leases.take('demo pictures', 'somebody', at, null);
  const copy = await openCopy(shop, (await backUpTestShop(shop)).backup, shop.folder);
  const all = (question: string) => copy.prepare(question).raw().all();
  expect(all('select username, code_hash, code_until, totp_step from users order by username')).toEqual([
    ['meena', null, null, 7],
    ['ravi', null, null, 0],
  ]);
  expect(all('select name from leases')).toEqual([['demo pictures']]);
});

test('A shop that has not changed is not copied again, also after a login or a lease', async () => {
  const shop = await openTestShop();
  await shop.issue('paper one');
  const first = await backUpTestShop(shop);
  shop.clock.now = '2026-11-21T06:15:00.000Z';
  await shop.leases.take('sweep files', 'somebody', shop.clock.now, '2026-11-21T09:00:00.000Z');
  expect(await backUpTestShop(shop)).toMatchObject({ backup: first.backup, made: false });
  await shop.issue('paper two');
  expect(await backUpTestShop(shop)).toMatchObject({ backup: '2026-11-21T06-15-00.000Z', made: true, copied: 1 });
  expect((await shop.place.names()).filter((name) => name.endsWith('.json'))).toHaveLength(2);
});

test('The manifest is written last, after all that it names', async () => {
  const shop = await openTestShop();
  await shop.issue('paper one');
  await shop.hang('teak');
  const written: string[] = [];
  const { place } = shop;
  const announced = <T extends unknown[]>(name: string, work: (...words: T) => Promise<void>) => {
    return (...words: T) =>
      work(...words).then(() => void written.push(name === '' ? String(words[0]).slice(25) : name));
  };
  const files = { ...place.files, put: announced('a file', place.files.put) };
  await backUpTestShop({ ...shop, place: { ...place, files, put: announced('', place.put) } });
  expect(written).toEqual(['db.zst.0000', 'a file', 'a file', 'json']);
});

test('An expired backup is removed, manifest and copy, and the files stay', async () => {
  const shop = await openTestShop();
  const picture = await shop.hang('teak');
  const backUpAt = async (instant: string) => {
    await shop.issue(instant);
    shop.clock.now = instant;
    return backUpTestShop(shop);
  };
  await backUpAt('2026-05-01T06:00:00.000Z');
  await backUpAt('2026-05-01T07:00:00.000Z');
  // A week of them, of which only the names count.
  for (let hour = 0; hour < 168; hour += 1) {
    const instant = new Date(Date.parse('2026-11-25T07:00:00.000Z') + hour * 60 * 60_000).toISOString();
    await shop.place.put(`${instant.replaceAll(':', '-')}.json`, new TextEncoder().encode('{}'));
  }
  // The hour that is one too many is also the newest of no day, month or year.
  expect((await backUpAt('2026-12-02T07:00:00.000Z')).removed).toBe(2);
  const left = await shop.place.names();
  expect(left.filter((name) => name.startsWith('2026-05')).map((name) => name.slice(25))).toEqual([
    'db.zst.0000',
    'json',
  ]);
  expect(left.filter((name) => name.startsWith('2026-11-25')).map((name) => name.slice(11, 13))[0]).toBe('08');
  expect(await shop.place.files.has(picture)).toBe(true);
});

test('A bucket stores the same backup as a folder', async () => {
  const shop = await openTestShop();
  const s3 = await openTestS3();
  await shop.issue('paper one');
  const bucket = { ...shop, place: await openBackupPlace(s3.url, s3.keys) };
  const { backup, copied } = await backUpTestShop(bucket);
  expect(copied).toBe(1);
  expect(await bucket.place.names()).toEqual([`${backup}.db.zst.0000`, `${backup}.json`]);
  expect(count(await openCopy(bucket, backup, shop.folder), 'invoices')).toBe(1);
  // What lies below `files/` is no file of a shop that would use the bucket itself.
  const files = await openFileStore(s3.url, s3.keys);
  for await (const file of files.list()) expect(file).toBeNull();
  await bucket.place.remove(`${backup}.json`);
  expect(await bucket.place.get(`${backup}.json`)).toBeNull();
});

test('The copy is also made while no server runs', async () => {
  const shop = await openTestShop();
  await shop.issue('paper one');
  await shop.close();
  expect(existsSync(`${shop.file}-wal`)).toBe(false);
  const copy = await shop.copier.copy(unstopped, true);
  expect(copy.facts.series).toHaveLength(1);
  await copy.discard();
  rmSync(shop.file);
  await expect(shop.copier.copy(unstopped, true)).rejects.toThrow('could not be copied');
});
