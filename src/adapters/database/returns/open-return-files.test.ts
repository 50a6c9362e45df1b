import { expect, test } from 'vitest';
import type { Gstr1Question } from '#domain/returns/gstr1.ts';
import { openTestReturns } from '#test/open/open-test-returns.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openDatabase } from '../engine/open-database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openReturnFiles } from './open-return-files.ts';

const question: Gstr1Question = {
  taxState: 'delhi',
  period: '2026-10',
  form: 'gstr1',
  gstin: '07AAKFA0000A1ZK',
  turnover: 'up-to-5',
  filed: false,
  unitCodes: {},
};

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

eachDatabase('A return that is reckoned in a process of its own', (_, freshUrl) => {
  test('is the same as one that is reckoned here: figures, JSON and workbook', async () => {
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

    const figures = await here.reckon(at);
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
});

test('Too many at once are refused, and one that failed makes room', async () => {
  const database = await openDatabase('sqlite::memory:');
  await migrate(database, '2026-11-21T05:00:00.000Z');
  const files = openReturnFiles(database, 'nowhere:', { here: -1, children: 1 });
  const at = { question, revision: 0 };
  const [first, second] = await Promise.allSettled([files.json(at, { withIrn: true }), files.reckon(at)]);
  expect(String(first.status === 'rejected' && first.reason)).toContain('The return could not be reckoned');
  expect(String(second.status === 'rejected' && second.reason)).toContain('Too many returns');
  await expect(files.reckon(at)).rejects.toThrow('The return could not be reckoned');
  await database.close();
});
