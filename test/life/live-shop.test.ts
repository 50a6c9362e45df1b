import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { everyRow } from '#test/open/every-row.ts';
import { withTestSmtp } from '#test/open/with-test-smtp.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { liveShop } from './live-shop.ts';
import { openLivedPlace } from './open-lived-place.ts';

test('A shop that lived has made every call of the contract that is no GET, and has rows in every table', async () => {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-life-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { port } = await withTestSmtp();
  const mail = { MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'shop@example.com' };
  const place = await openLivedPlace({ DATA_DIR: folder, ...mail }, '2026-11-21T06:00:00.000Z');
  onTestFinished(place.close);
  await place.begin();
  const { wire } = await liveShop(place);
  // The deed that ends a demo has the test of its own, because a shop that lived goes on.
  expect(wire.missing()).toEqual(['POST /api/setup/own-shop']);
  const database = await openDatabase(place.config.databaseUrl);
  onTestFinished(database.close);
  const rows = await everyRow(database)();
  const empty = Object.entries(rows).flatMap(([name, found]) => (found.length === 0 ? [name] : []));
  // The links that wait are made within the call, and a process gives its leases back.
  expect(empty).toEqual(['customers_to_link', 'leases']);
});
