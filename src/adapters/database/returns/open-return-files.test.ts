import { expect, test } from 'vitest';
import type { ReturnFigure } from '#domain/returns/return-figures.ts';
import { buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import { askReturn } from '#test/build/build-return.ts';
import { actor } from '#test/build/factories.ts';
import { openTestReturns } from '#test/open/open-test-returns.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { openDatabase } from '../engine/open-database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openReturnFiles } from './open-return-files.ts';

const question = askReturn({ gstin: '07AAKFA0000A1ZK' });

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

eachDatabase('A return that is calculated in a process of its own', (_, freshUrl) => {
  test('is the same as one that is calculated here: figures, JSON and workbook', async () => {
    const url = await freshUrl();
    const database = await openDatabase(url);
    await migrate(database, '2026-11-21T05:00:00.000Z');
    const { issue, note, cancel, store } = await openTestReturns(database);
    const day = (orderDate: string) => ({ orderDate, buyerDate: orderDate });
    const first = await issue('DL/26-27/0101', {
      ...day('2026-10-01'),
      buyerAddress: 'Example Hotels\nNew Delhi\n07AAACB5678L1ZA',
    });
    await issue('DL/26-27/0102', { ...day('2026-10-02'), gst1: '21' });
    await cancel(await issue('DL/26-27/0103', day('2026-10-03')));
    await note('CN-DL/26-27/001', first, { ...day('2026-10-04'), qty1: '1' });
    const at = { question, revision: await store.revision() };
    const here = openReturnFiles(database, url);
    const there = openReturnFiles(database, url, { here: 0 });

    const figures = await here.calculate(at);
    expect(figures.leftOut).toMatchObject([{ number: 'DL/26-27/0102', problems: [{ problem: 'rate', line: 1 }] }]);
    const choice = { withIrn: false };
    const [one, other] = [await here.json(at, choice), await there.json(at, choice)];
    const text = async (pieces: AsyncIterable<{ text: string }>) =>
      (await listOf(pieces)).map((piece) => piece.text).join('');
    const file = await text(one.pieces);
    expect(JSON.parse(file).cdnr).toHaveLength(1);
    expect(await text(other.pieces)).toBe(file);
    expect(other).toMatchObject({ gstr1: figures, parts: 1 });
    const rows = await listOf((await here.book(at, choice)).rows);
    expect(await listOf((await there.book(at, choice)).rows)).toEqual(rows);
    await database.close();
  });

  test('names the same documents behind its figures and in the list of e-invoices', async () => {
    const url = await freshUrl();
    const database = await openDatabase(url);
    await migrate(database, '2026-11-21T05:00:00.000Z');
    const { issue, note, cancel, store } = await openTestReturns(database);
    const hotel = { buyerAddress: 'Example Hotels\n7 Example Marg\nNew Delhi 110037\n07AAACB5678L1ZA' };
    const first = await issue('DL/26-27/0101', { ...hotel, orderDate: '2026-10-01' });
    await issue('DL/26-27/0102', { ...hotel, orderDate: '2026-10-02', gst1: '21' });
    await cancel(await issue('DL/26-27/0103', { ...hotel, orderDate: '2026-10-03' }));
    await note('CN-DL/26-27/001', first, { ...hotel, orderDate: '2026-10-04', qty1: '1' });
    await issue('DL/26-27/0104', { buyerAddress: 'Example Retail\nNew Delhi 110005', orderDate: '2026-10-05' });
    await issue('DL/26-27/0105', { ...hotel, orderDate: '2026-10-06' });
    const revision = await store.revision();
    const company = { ...buildEinvoiceFirm(), eInvoiceFrom: '2026-10-01' };
    const einvoices = { taxState: home, period: '2026-10', revision, company, today: '2026-11-01' } as const;
    for (const here of [300, 0]) {
      const files = openReturnFiles(database, url, { here });
      const numbersOf = async ({ count, seqs }: { count: number; seqs: number[] }) => [
        count,
        ...(await store.some(home, '2026-10', seqs, revision)).map(({ number }) => number.slice(-3)),
      ];
      const behind = async (figure: ReturnFigure, skip = 0) =>
        numbersOf(await files.behind({ question, revision }, figure, { skip, take: 2 }));
      expect(await behind('documents')).toEqual([6, '101', '102']);
      expect(await behind('documents', 4)).toEqual([6, '104', '105']);
      expect(await behind('b2b')).toEqual([2, '101', '105']);
      expect(await behind('hsnB2b', 1)).toEqual([3, '001', '105']);
      expect([await behind('b2cs'), await behind('leftOut'), await behind('carried')]).toEqual([
        [1, '104'],
        [1, '102'],
        [0],
      ]);
      const { counts, ...list } = await files.einvoices(einvoices, 'all', { skip: 0, take: 2 });
      expect(counts).toEqual({ without: 4, with: 0, all: 4, ready: 3, late: 0 });
      // In the order of issue; the list shows the newest of them first.
      expect(await numbersOf(list)).toEqual([4, '001', '105']);
    }
    await database.close();
  });
});

eachDatabase('A return that was calculated', (open) => {
  test('is calculated again when something of it has changed, and only then', async () => {
    const database = await open();
    const { issue, cancel, supplement, file, reopen, takeIrn, store } = await openTestReturns(database);
    const day = (orderDate: string) => ({ orderDate, buyerDate: orderDate });
    const first = await issue('DL/26-27/0101', day('2026-10-01'));
    const second = await issue('DL/26-27/0102', day('2026-10-02'));
    const files = openReturnFiles(database, 'nowhere:');
    let shown = await files.calculate({ question, revision: await store.revision() });
    const isKept = async () => {
      const before = shown;
      shown = await files.calculate({ question, revision: await store.revision() });
      return shown === before;
    };
    const audit = openAuditLog(database);
    await audit.append({ at: '2026-11-21T07:00:00.000Z', actor, what: 'logged in', subject: 'meena' });
    expect(await isKept()).toBe(true);
    await issue('DL/26-27/0103', day('2026-11-03'));
    await issue('OD/26-27/0101', { ...day('2026-10-03'), taxState: branch, taxType: 'central' });
    expect(await isKept()).toBe(true);

    await issue('DL/26-27/0104', day('2026-10-04'));
    expect(await isKept()).toBe(false);
    expect(shown.numbers.tax.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    await cancel(first);
    expect(await isKept()).toBe(false);
    await supplement(second, { place: '27' });
    expect(await isKept()).toBe(false);
    await file('2026-09');
    expect(await isKept()).toBe(false);
    await reopen('2026-09');
    expect(await isKept()).toBe(false);
    await takeIrn(second);
    expect(await isKept()).toBe(false);
    expect(await isKept()).toBe(true);
    // A return as it stood at an earlier line is not the one of today.
    expect(await files.calculate({ question, revision: 3 })).not.toBe(shown);
  });
});

test('Too many at once are refused, and one that failed makes room', async () => {
  const database = await openDatabase('sqlite::memory:');
  await migrate(database, '2026-11-21T05:00:00.000Z');
  const files = openReturnFiles(database, 'nowhere:', { here: -1, children: 1 });
  const at = { question, revision: 0 };
  const [first, second] = await Promise.allSettled([files.json(at, { withIrn: true }), files.calculate(at)]);
  expect(String(first.status === 'rejected' && first.reason)).toContain('The return could not be calculated');
  expect(String(second.status === 'rejected' && second.reason)).toContain('Too many returns');
  await expect(files.calculate(at)).rejects.toThrow('The return could not be calculated');
  await database.close();
});
