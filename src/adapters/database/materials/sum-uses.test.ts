import { expect, test } from 'vitest';
import { buildSample } from '#test/build/build-sample.ts';
import { buildCallback } from '#test/build/factories.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openCallbackStore } from '../callbacks/callback-store.ts';
import { readUses } from './read-uses.ts';
import { sumUses } from './sum-uses.ts';

const year = { from: '2026-04-01', to: '2027-03-31' };
const none = { asked: 0, sampled: 0, ordered: 0, quoted: 0, sold: 0, credited: 0, net: 0 };
const idOf = (nth: number) => `00000000-0000-4000-d000-${String(nth).padStart(12, '0')}`;

eachDatabase('What became of all materials', (open) => {
  test('is added up by material: requests, samples that became orders, pro-formas, and what was sold less what was credited', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const callbacks = openCallbackStore(database);
    const ask = (nth: number, changes: Parameters<typeof buildCallback>[0]) =>
      callbacks.add(
        buildCallback({
          ...{ id: idOf(nth), receivedAt: `2026-11-0${nth}T20:00:00.000Z`, pictures: [], message: `No ${nth}` },
          ...changes,
        }),
        '2026-11-21T06:00:00.000Z',
      );
    const item = (code: string) => ({ code, name: 'Leaf wallpaper', colourway: 'Sage' });
    await ask(1, { message: 'Do you have wp-204 in stock? And hp 7?' });
    await ask(2, { message: 'Samples', sample: buildSample({ items: [item('WP 204'), item('HP 7')] }) });
    await ask(3, { message: 'Samples', sample: buildSample({ items: [item('WP 204')] }) });
    await ask(4, { message: 'WP 204', state: 'held', heldBecause: 'elsewhere' });
    await ask(5, { message: 'Samples', sample: buildSample({ items: [item('HP 7'), item('GONE 1')] }) });
    const sells = {
      material1: 'WP 204',
      pcomment1: 'Ends like a list: }] "lines":[',
      qty1: '3',
      ratePerQty1: 'roll',
      rate1: '100.00',
      orderDate: '2026-11-03',
    };
    const from = (document: { id: string }, kind: 'enquiry' | 'document', origin: string) =>
      database.write.insertInto('document_origins').values({ document: document.id, kind, origin }).execute();

    const quote = await book.issue('PI/26-27/0001', { ...sells, type: 'pro' });
    await from(quote, 'enquiry', idOf(2));
    await from(await book.issue('DL/26-27/0001', sells), 'document', quote.id);
    // An order of something else, and one that was cancelled.
    await from(await book.issue('DL/26-27/0002', { ...sells, material1: '' }), 'enquiry', idOf(5));
    const cancelled = await book.issue('DL/26-27/0003', sells);
    await from(cancelled, 'enquiry', idOf(3));
    await book.cancel(cancelled);
    await book.issue('CN/1', { ...sells, type: 'credit', qty1: '1', referenceNumber: 'DL/26-27/0001' });
    const rest = {
      productname2: 'Wallpaper',
      hsn2: '48142000',
      qty2: '2',
      rate2: '50.00',
      ratePerQty2: 'pcs',
      gst2: '18',
    };
    await book.issue('DL/26-27/0004', { ...sells, ...rest, material2: 'OLD 9', orderDate: '2026-11-05' });
    await book.issue('DL/25-26/0001', { ...sells, orderDate: '2026-03-31' });

    const { sums, totals } = await sumUses(database, ['WP 204', 'HP 7', 'WP 2040'], year);
    expect(Object.fromEntries(sums.map(({ code, ...sum }) => [code, sum]))).toEqual({
      'WP 204': {
        ...{ asked: 1, sampled: 2, ordered: 1, quoted: 1, sold: 2, credited: 1, net: 500_00 },
        ...{ offered: [{ unit: 'roll', milli: 3000 }], quantities: [{ unit: 'roll', milli: 5000 }] },
      },
      'HP 7': { ...none, asked: 1, sampled: 2, offered: [], quantities: [] },
      // Neither is in the catalogue any more.
      'GONE 1': { ...none, sampled: 1, offered: [], quantities: [] },
      'OLD 9': { ...none, sold: 1, net: 100_00, offered: [], quantities: [{ unit: 'pcs', milli: 2000 }] },
    });
    expect(totals).toEqual({ asked: 1, sampled: 3, ordered: 2, quoted: 1, sold: 2, credited: 1, net: 600_00 });

    // The page of the material says the same.
    const uses = await readUses(database, 'WP 204', year);
    expect(Object.values(uses).map(({ length }) => length)).toEqual([1, 2, 1, 3]);
    // The first request came on the 2nd of November in India.
    const days = { from: '2026-11-02', to: '2026-11-02' };
    expect((await sumUses(database, ['WP 204'], days)).totals).toEqual({ ...none, asked: 1 });
    expect((await sumUses(database, ['WP 204'], { from: '2027-01-01', to: '2027-01-31' })).sums).toEqual([]);
  });
});
