import { expect, test } from 'vitest';
import { noTransport } from '#domain/eway/eway-transport.ts';
import { actor } from '#test/build/factories.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openEwayStore } from './eway-store.ts';

const at = '2026-11-21T06:00:00.000Z';
const bill = { number: '771200004821', madeAt: '2026-11-21T05:00:00.000Z', validUntil: '2026-11-22' };

eachDatabase('E-way bills', (open) => {
  async function openShop() {
    const database = await open();
    const book = await openTestBook(database);
    const issued = async (number: string) => {
      const { id } = await book.issue(number, {});
      return { id, subject: `tax/delhi/${number}` };
    };
    return { ...book, issued, store: openEwayStore(database) };
  }

  test('keep the facts of the transport, and of two people who change them the second is told', async () => {
    const { store, issued } = await openShop();
    const document = await issued('A/1');
    expect(await store.transportOf(document.id)).toEqual({ version: 0, transport: noTransport });
    const transport = { ...noTransport, mode: 'road', distance: 1745, overDimensional: true } as const;
    const saves = await Promise.all(
      [1, 2].map((distance) => store.saveTransport(document, 0, { ...transport, distance }, at, actor)),
    );
    expect(saves.map(({ kind }) => kind).sort()).toEqual(['changed-since', 'saved']);
    expect(await store.saveTransport(document, 1, transport, at, actor)).toMatchObject({ kind: 'saved' });
    expect(await store.transportOf(document.id)).toEqual({ version: 2, transport });
  });

  test('have a number once, and a document has one that stands', async () => {
    const { store, issued } = await openShop();
    const [one, other] = [await issued('A/1'), await issued('A/2')];
    const takes = await Promise.all([one, other].map((document) => store.takeBill(document, bill, at, actor)));
    expect(takes.map(({ kind }) => kind).sort()).toEqual(['number-taken', 'taken']);
    const [first, second] = takes[0]?.kind === 'taken' ? [one, other] : [other, one];
    expect(await store.takeBill(first, bill, at, actor)).toEqual({ kind: 'same' });
    expect(await store.takeBill(first, { ...bill, validUntil: '2026-11-25' }, at, actor)).toEqual({ kind: 'changed' });
    expect(await store.takeBill(first, { ...bill, number: '771200004822' }, at, actor)).toEqual({
      kind: 'has-another',
      number: bill.number,
    });
    expect(await store.billsOf(second.id)).toEqual([]);
    expect(await store.billsOf(first.id)).toMatchObject([{ number: bill.number, validUntil: '2026-11-25' }]);
  });

  test('are cancelled once, and the next one can be taken in', async () => {
    const { store, issued } = await openShop();
    const document = await issued('A/1');
    await store.takeBill(document, bill, at, actor);
    const cancelled = { at: '2026-11-21T05:30:00.000Z', reason: 'Another vehicle' };
    const ends = await Promise.all([1, 2].map(() => store.cancelBill(document, cancelled, at, actor)));
    expect(ends.map(({ kind }) => kind).sort()).toEqual(['cancelled', 'none-stands']);
    expect(await store.takeBill(document, bill, at, actor)).toEqual({ kind: 'bill-cancelled' });
    expect(await store.takeBill(document, { ...bill, number: '771200004822' }, at, actor)).toEqual({ kind: 'taken' });
    expect((await store.billsOf(document.id)).map(({ number, cancelled }) => [number, cancelled?.reason])).toEqual([
      ['771200004822', undefined],
      [bill.number, 'Another vehicle'],
    ]);
  });

  test('are not taken in for a document that was cancelled meanwhile', async () => {
    const { store, issued, cancel } = await openShop();
    const document = await issued('A/1');
    await cancel(document);
    expect(await store.takeBill(document, bill, at, actor)).toEqual({ kind: 'document-cancelled' });
  });
});
