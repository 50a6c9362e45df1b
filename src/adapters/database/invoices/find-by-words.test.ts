import { expect, test } from 'vitest';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { queriesOf } from '#test/postgres/plans-of.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openCompanyStore } from '../company/company-store.ts';
import type { Database } from '../engine/tables.ts';
import { findByWords } from './find-by-words.ts';
import { openInvoiceStore } from './invoice-store.ts';
import { totalByWords } from './total-by-words.ts';

const all = { kind: 'tax', taxState: home, query: '', from: '', to: '', withCancelled: false } as const;

/** Thirty documents: the odd ones to hotels, the even ones to homes, on five days in turn; the last but one is cancelled. */
async function openShop(database: Database) {
  await openCompanyStore(database).save(buildCompany(), false, '2026-11-21T05:00:00.000Z', actor);
  const store = openInvoiceStore(database);
  for (let count = 1; count <= 30; count++) {
    const buyerAddress = `Alpha ${count % 2 ? 'Hotels' : 'Homes'} Hotline`;
    await store.issue(buildNewInvoice({ buyerAddress, orderDate: `2026-11-1${count % 5}` }));
  }
  const cancelled = await store.find('tax', home, 'DL/26-27/0029');
  await store.cancel(cancelled?.id ?? '', null, '2026-11-22T06:00:00.000Z', actor);
  return store;
}

eachDatabase('The report’s search', (open) => {
  for (const [newest, listed, walked] of [
    [0, 0, 0],
    [0, 0, 4],
    [0, 5, 10],
    [0, 500, 0],
    [0, 0, 4000],
    [200, 0, 0],
  ] as const)
    test(`finds the same whether the newest ${newest} come first, ${listed} documents are listed or the newest ${walked} are read, page by page`, async () => {
      const database = await open();
      await openShop(database);
      const find = async (words: string[], page: number, filter = {}, below = Number.MAX_SAFE_INTEGER) => {
        const part = { below, skip: (page - 1) * 6, size: 6 };
        const invoices = await findByWords(database, { ...all, ...filter }, words, part, { newest, listed, walked });
        const { count, sums } = await totalByWords(database, { ...all, ...filter }, words, undefined, { few: listed });
        return {
          numbers: invoices.map(({ number }) => Number(number.slice(-4))),
          count,
          payable: sums.payable / 10_655_400n,
        };
      };
      expect(await find(['ALPHA'], 1)).toEqual({ numbers: [30, 28, 27, 26, 25, 24], count: 29, payable: 29n });
      expect(await find(['HOTEL', 'ALP'], 3)).toEqual({ numbers: [3, 1], count: 14, payable: 14n });
      expect(await find(['HOT'], 5)).toEqual({ numbers: [5, 4, 3, 2, 1], count: 29, payable: 29n });
      expect(await find(['29'], 1, { withCancelled: true })).toEqual({ numbers: [29], count: 1, payable: 0n });
      expect(await find(['HOMES', '7'], 1)).toEqual({ numbers: [], count: 0, payable: 0n });
      expect(await find(['HOMES', '8'], 1)).toEqual({ numbers: [8], count: 1, payable: 1n });
      const days = { from: '2026-11-12', to: '2026-11-13' };
      expect(await find(['ALPHA'], 2, days)).toEqual({
        numbers: [13, 12, 8, 7, 3, 2],
        count: 12,
        payable: 12n,
      });
      const { issued_seq: tenth } = await database.read
        .selectFrom('invoices')
        .select('issued_seq')
        .where('number', '=', 'DL/26-27/0010')
        .executeTakeFirstOrThrow();
      expect((await find(['HOTELS'], 1, {}, tenth)).numbers).toEqual([9, 7, 5, 3, 1]);
    });

  test('compares words as they are stored, in texts of any letters and with any marks between words', async () => {
    const database = await open();
    await openCompanyStore(database).save(buildCompany(), false, '2026-11-21T05:00:00.000Z', actor);
    const store = openInvoiceStore(database);
    const buyers = ['Café Alpha', 'Alpha-Hotels (P) Ltd', 'Metalphabet', 'संगम Alpha', 'Plain', 'ＡＬＰＨＡ'];
    for (const buyerAddress of buyers) await store.issue(buildNewInvoice({ buyerAddress }));
    const found = async (query: string) =>
      (await store.rows({ ...all, query }, 1, 10)).map(({ number }) => Number(number.slice(-4))).reverse();
    expect(await found('alpha')).toEqual([1, 2, 4, 6]);
    expect(await found('hotels alp')).toEqual([2]);
    expect(await found('café')).toEqual([1]);
    expect(await found('संगम al')).toEqual([4]);
    expect(await found('3')).toEqual([3]);
    expect(await found('003 met')).toEqual([]);
    expect(await found('0003 met')).toEqual([3]);
    expect(await found('dl 26 27 000 plain')).toEqual([5]);
  });

  test('goes on without counting when as many further on would be enough', async () => {
    const database = await open();
    await openShop(database);
    const part = { below: Number.MAX_SAFE_INTEGER, skip: 0, size: 6 };
    const few = { newest: 10, listed: 0, walked: 400 };
    const asked = await queriesOf(database, (watched) => findByWords(watched, all, ['HOTELS'], part, few));
    // The newest ones, those further on, and the page.
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  test('turns a page after its last document, and ends the totals when nobody waits for them', async () => {
    const database = await open();
    const store = await openShop(database);
    const filter = { ...all, query: 'hotels' };
    const numbers = async (page: number, after?: string) =>
      (await store.rows(filter, page, 4, after)).map(({ number }) => Number(number.slice(-4)));
    expect(await numbers(1)).toEqual([27, 25, 23, 21]);
    expect(await numbers(2)).toEqual([19, 17, 15, 13]);
    expect(await numbers(2, 'DL/26-27/0021')).toEqual([19, 17, 15, 13]);
    expect(await numbers(2, 'dl/26-27/9999')).toEqual([19, 17, 15, 13]);
    const dropped = new AbortController();
    const totals = totalByWords(database, filter, ['HOTELS'], dropped.signal, { few: 0 });
    dropped.abort(new Error('dropped'));
    await expect(totals).rejects.toThrow('dropped');
  });
});
