import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildSample } from '#test/build/build-sample.ts';
import { buildCallback } from '#test/build/factories.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openCallbackStore } from '../callbacks/callback-store.ts';
import type { Database } from '../engine/tables.ts';
import { readUses } from './read-uses.ts';

const year = { from: '2026-04-01', to: '2027-03-31' };
const idOf = (nth: number) => `00000000-0000-4000-d000-${String(nth).padStart(12, '0')}`;

eachDatabase('What became of a material', (open) => {
  test('is told by requests that name its code, by samples, and by standing documents of which a row sells it', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const sells = { material1: 'WP 204', qty1: '3', ratePerQty1: 'roll', orderDate: '2026-11-03' };
    await book.issue('DL/26-27/0001', sells);
    const gone = await book.issue('DL/26-27/0002', { ...sells, orderDate: '2026-11-04' });
    await book.cancel(gone);
    await book.issue('DL/26-27/0003', { ...sells, material1: 'WP 2040', orderDate: '2026-11-05' });
    await book.issue('DL/25-26/0001', { ...sells, orderDate: '2026-03-31' });
    const callbacks = openCallbackStore(database);
    const ask = (nth: number, changes: Parameters<typeof buildCallback>[0]) =>
      callbacks.add(
        buildCallback({
          id: idOf(nth),
          receivedAt: `2026-11-0${nth}T20:00:00.000Z`,
          pictures: [],
          message: `No ${nth}`,
          ...changes,
        }),
        '2026-11-21T06:00:00.000Z',
      );
    await ask(1, { message: 'Do you have wp-204 in stock? And WP 204?' });
    const picture = {
      folder: 'wallpapers',
      name: 'leaf.jpg',
      title: 'Leaf, WP 204 Sage',
      hash: 'a'.repeat(64),
      removed: false,
    };
    await ask(2, { pictures: [picture] });
    await ask(3, { message: 'WP 2040 please' });
    const item = { code: 'WP 204', name: 'Leaf wallpaper', colourway: 'Sage' };
    await ask(4, { message: 'Samples: WP 204 Sage', sample: buildSample({ items: [item] }) });
    await ask(5, { message: 'WP 204', state: 'held', heldBecause: 'elsewhere' });

    const uses = await readUses(database, 'WP 204', year);
    const said = (kind: keyof typeof uses) => uses[kind].map(({ id, number, date }) => [number || id, date]);
    expect(said('asked')).toEqual([
      [idOf(2), '2026-11-03'],
      [idOf(1), '2026-11-02'],
    ]);
    expect(said('sampled')).toEqual([[idOf(4), '2026-11-05']]);
    expect(said('quoted')).toEqual([]);
    expect(said('sold')).toEqual([['DL/26-27/0001', '2026-11-03']]);
    expect(uses.sold[0]?.quantities).toEqual([{ unit: 'roll', milli: 3000 }]);
    expect((await readUses(database, 'WP 204', { ...year, to: '2026-11-02' })).sold).toEqual([]);
  });

  test('lists 500 of each kind, however many there are of another, and other requests run between two reads', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const sells = { material1: 'WP 204', qty1: '3', ratePerQty1: 'roll', orderDate: '2026-11-03' };
    await book.issue('DL/26-27/0001', sells);
    const quote = await book.issue('PI/26-27/0001', { ...sells, type: 'pro' });
    const callbacks = openCallbackStore(database);
    const ask = (nth: number, more: Parameters<typeof buildCallback>[0]) =>
      callbacks.add(
        buildCallback({ id: idOf(nth), receivedAt: `2026-11-0${nth}T06:00:00.000Z`, pictures: [], ...more }),
        '2026-11-21T06:00:00.000Z',
      );
    await ask(1, { message: 'Is WP 204 in stock?' });
    await ask(2, { message: 'Samples: WP 204', sample: buildSample({}) });
    await repeat(database, 'invoices', quote.id, ['id', 'number_key']);
    await repeat(database, 'callbacks', idOf(2), ['id']);
    await repeat(database, 'samples', idOf(2), ['callback']);

    let turns = 0;
    let running = true;
    const turn = () => {
      turns += 1;
      if (running) setImmediate(turn);
    };
    setImmediate(turn);
    const uses = await readUses(database, 'WP 204', year);
    running = false;
    expect(uses.quoted).toHaveLength(500);
    expect(uses.sold.map(({ number }) => number)).toEqual(['DL/26-27/0001']);
    expect(uses.sampled).toHaveLength(500);
    expect(uses.asked.map(({ id }) => id)).toEqual([idOf(1)]);
    // A block of 4,096 lines in parts of 512.
    expect(turns).toBeGreaterThanOrEqual(8);
  });
});

/** Writes a row another 1,100 times, newer each time. */
async function repeat(database: Database, table: 'invoices' | 'callbacks' | 'samples', id: string, own: string[]) {
  const key = table === 'samples' ? 'callback' : 'id';
  const row = await database.read.selectFrom(table).selectAll().where(sql.ref(key), '=', id).executeTakeFirstOrThrow();
  const rows = Array.from({ length: 1_100 }, (_, nth) => ({
    ...row,
    ...Object.fromEntries(own.map((name) => [name, `copy-${nth}`])),
    ...('issued_seq' in row && { issued_seq: row.issued_seq + 1 + nth, idempotency_key: null }),
  }));
  for (let from = 0; from < rows.length; from += 100)
    await database.write
      .insertInto(table)
      .values(rows.slice(from, from + 100))
      .execute();
}
