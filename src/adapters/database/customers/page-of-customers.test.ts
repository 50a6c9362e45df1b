import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { fillCustomers } from '#test/bench/customer-book.ts';
import { openDatabase } from '../engine/open-database.ts';
import { migrate } from '../migrations/migrate.ts';
import { customerWords } from './customer-words.ts';
import { pageOfCustomers } from './page-of-customers.ts';
import { FEW } from './rarest-word.ts';

const at = '2026-11-21T06:00:00.000Z';

test('on SQLite the names are walked where many are found, with the same page and number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-book-'));
  const url = `sqlite:${join(folder, 'book.db')}`;
  const database = await openDatabase(url);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  await migrate(database, at);
  await fillCustomers(url, 2_100);
  // A third of the book is archived, and found by the same words.
  const { write } = database;
  await write.updateTable('customers').set({ archived_at: at }).where('seq', '>', 1_400).execute();
  const rows = await write.selectFrom('customers').selectAll().where('archived_at', 'is not', null).execute();
  await write
    .deleteFrom('customer_words')
    .where(
      'customer_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  for (const row of rows) await write.insertInto('customer_words').values(customerWords(row)).execute();

  const all = await write.selectFrom('customers').selectAll().orderBy('name_key').orderBy('id').execute();
  for (const archived of [false, true])
    for (const query of ['s', 'street sector'])
      for (const page of [1, 2, 20]) {
        const look = (common: number) => pageOfCustomers(database, { query, archived }, page, 30, common);
        const found = all.filter((row) => (row.archived_at !== null) === archived);
        const expected = { count: found.length, ids: found.slice((page - 1) * 30, page * 30).map(({ id }) => id) };
        for (const common of [1, Number.POSITIVE_INFINITY]) {
          const { count, customers } = await look(common);
          expect({ count, ids: customers.map(({ id }) => id) }).toEqual(expected);
        }
      }

  // 'p' begins a word of two in five, who may all stand late in the order.
  const asked: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watched = { ...database, read: database.read.withPlugin(plugin) };
  for (const [query, isWalked] of [
    ['s', true],
    ['p', false],
  ] as const) {
    asked.length = 0;
    const { count } = await pageOfCustomers(watched, { query, archived: false }, 1, 30, 1);
    expect(count).toBeGreaterThan(FEW);
    expect(asked.some((each) => each.includes('exists (select 1'))).toBe(isWalked);
  }
});
