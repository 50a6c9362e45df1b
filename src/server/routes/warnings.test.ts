import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openLetterStore } from '#adapters/database/mails/letter-store.ts';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import type { WarningsAnswer } from '#contract/staff/warnings.ts';
import { backUp } from '#operations/backup/back-up.ts';
import { openBackups } from '#start/open-backup.ts';
import { buildMail } from '#test/build/build-mail.ts';
import { buildCompany } from '#test/build/factories.ts';
import { openTestShop, type TestShop } from '#test/open/open-test-shop.ts';
import { openTestApp, type TestApp } from '#test/open/start-test-app.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

const metricsToken = 'a-token-of-the-watchers-with-forty-letters';

async function metrics(app: TestApp): Promise<string[]> {
  const answer = await app.call('GET', '/metrics', { headers: { Authorization: `Bearer ${metricsToken}` } });
  return (await answer.text()).split('\n').filter((line) => /^vitrine.*backup/.test(line));
}

const meena = { username: 'meena', address: '' };

async function ask(app: TestApp): Promise<string[]> {
  await app.addPerson('owner', 'owner').catch(() => {});
  const answer = await app.call('GET', '/api/warnings', { token: await app.logIn('owner') });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as WarningsAnswer).warnings.map(({ kind, says, todo }) => `${kind}: ${says} ${todo}`);
}

test('An owner reads that a mail waits, and others are refused', async () => {
  const app = await openTestApp();
  onTestFinished(() => app.close());
  const mail = buildMail();
  await app.ports.mails.add(mail, '2026-11-21T04:30:00.000Z', meena);
  expect(await ask(app)).toEqual([
    expect.stringMatching(/^outbox: A mail has waited for 90 minutes\. See under Callbacks/),
  ]);
  // Who has just asked for it again waits from now on.
  await app.ports.mails.retry(mail.id, app.clock.now, meena);
  expect(await app.ports.mails.waiting()).toEqual({ count: 1, oldest: app.clock.now });
  expect((await app.call('GET', '/api/warnings', { token: await app.logIn() })).status).toBe(403);
  expect((await app.call('GET', '/api/warnings')).status).toBe(401);
});

test('A weekly letter that waits or was given up is told of, unless nobody wants it any more', async () => {
  const database = await openDatabase('sqlite::memory:');
  onTestFinished(() => database.close());
  const company = buildCompany({ weeklyLetterTo: ['one@example.com', 'two@example.com'] });
  const app = await openTestApp({ database, company });
  const letters = openLetterStore(database);
  const letter = { week: '2026-11-16', subject: 'How it goes', text: 'It goes.', dueAt: '2026-11-21T04:30:00.000Z' };
  const recipients = ['gone@example.com', 'one@example.com', 'two@example.com'];
  await letters.add(recipients.map((recipient) => ({ ...letter, recipient })));
  for (const recipient of recipients.slice(0, 2))
    await letters.markNotSent({ ...letter, recipient }, null, 'No such mailbox.');
  expect(await ask(app)).toEqual([
    expect.stringMatching(/^outbox: A mail has waited for 90 minutes\./),
    expect.stringMatching(/^outbox: The last weekly letter did not reach one address: .* under Company\./),
  ]);
});

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-place-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An app that has read nothing yet, beside a shop that is backed up to that folder. */
async function openWatcher(shop: TestShop, folder: string, url = `file:${folder}`) {
  const backups = openBackups({ backup: { url, keys: null, every: 10 } });
  const app = await openTestApp({ ports: { audit: shop.audit }, settings: { backups, metricsToken } });
  onTestFinished(() => app.close());
  return app;
}

/** What is there is taken away first: a place with another shop's backups is refused. */
async function backUpTo(folder: string, shop: TestShop) {
  const place = await openBackupPlace(`file:${folder}`, null);
  for (const name of await place.names()) await place.remove(name);
  expect(await backUp({ ...shop, place }, new AbortController().signal)).toMatchObject({ ok: true });
}

test('A change that no backup took is told of an hour after its turn, until one took it; a place that is gone, at once', async () => {
  const shop = await openTestShop();
  const folder = openFolder();
  const opened = (url?: string) => openWatcher(shop, folder, url);
  const first = await opened();
  first.clock.now = '2026-11-21T07:09:59.000Z';
  expect(await ask(first)).toEqual([]);
  const later = await opened();
  later.clock.now = '2026-11-21T07:10:00.000Z';
  expect(await ask(later)).toEqual([
    expect.stringContaining('No backup is of this shop as it is now: there is none yet'),
  ]);
  expect(await metrics(later)).toEqual(['vitrine_backup_waiting_seconds 4200', 'vitrine_not_read{what="backup"} 0']);

  await backUpTo(folder, shop);
  const saved = await opened();
  saved.clock.now = '2026-12-24T07:10:00.000Z';
  expect(await ask(saved)).toEqual([]);
  await shop.companies.save(buildCompany({ name: 'Renamed Trading' }), false, '2026-12-24T06:00:00.000Z', meena);
  const changed = await opened();
  changed.clock.now = '2026-12-24T07:10:00.000Z';
  expect(await ask(changed)).toEqual([expect.stringContaining('changed 70 minutes ago is in no backup yet.')]);

  const gone = await opened('s3://none?endpoint=http://127.0.0.1:9&region=none');
  expect(await ask(gone)).toEqual([expect.stringMatching(/^backup: The place of the backups, or the newest/)]);
  expect(await metrics(gone)).toEqual(['vitrine_not_read{what="backup"} 1']);
});

test('The newest backup counts only when it can be read and is of this shop as it is now, not of what a restore took back', async () => {
  const [shop, other] = [await openTestShop(), await openTestShop()];
  await other.companies.save(buildCompany({ name: 'Another Firm' }), false, '2026-11-21T06:00:00.000Z', meena);
  const folder = openFolder();
  const said = async () => {
    const watcher = await openWatcher(shop, folder);
    watcher.clock.now = '2026-11-21T07:10:00.000Z';
    return ask(watcher);
  };
  const notOurs = [expect.stringMatching(/^backup: No backup is of this shop as it is now/)];
  await backUpTo(folder, shop);
  expect(await said()).toEqual([]);
  // It has more lines than this shop, and then fewer.
  other.clock.now = '2026-11-21T06:10:00.000Z';
  await backUpTo(folder, other);
  expect(await said()).toEqual(notOurs);
  for (const name of ['Second', 'Third', 'Fourth'])
    await shop.companies.save(buildCompany({ name }), false, '2026-11-21T06:20:00.000Z', meena);
  expect(await said()).toEqual(notOurs);

  const place = await openBackupPlace(`file:${folder}`, null);
  await place.put('2026-11-21T06-30-00.000Z.json', new TextEncoder().encode('{"format":1'));
  expect(await said()).toEqual([
    expect.stringMatching(/^backup: The place of the backups, or the newest backup in it/),
  ]);
});

eachDatabase('The clock of the database', (_, freshUrl) => {
  test('is compared with ours: five minutes are told of where the database has a clock of its own', async () => {
    const database = await openDatabase(await freshUrl());
    onTestFinished(() => database.close());
    const app = await openTestApp({ database });
    const seen: Record<string, string[]> = {};
    app.clock.now = new Date().toISOString();
    const shifted = (milliseconds: number) => ({
      ...app.ports.system,
      now: () => new Date(Date.now() + milliseconds).toISOString(),
    });
    for (const [name, milliseconds] of [
      ['same', 0],
      ['ahead', 300_500],
      ['behind', -300_500],
    ] as const) {
      const moved = await openTestApp({ database, ports: { system: shifted(milliseconds) }, company: null });
      seen[name] = await ask(moved).then((all) => all.filter((each) => each.startsWith('clock')));
    }
    const said = (word: string) => [
      expect.stringMatching(`^clock: The clock of this server is 5 minutes ${word}.*timedatectl`),
    ];
    expect(seen).toEqual(
      database.engine === 'sqlite'
        ? { same: [], ahead: [], behind: [] }
        : { same: [], ahead: said('ahead of'), behind: said('behind') },
    );
  });
});
