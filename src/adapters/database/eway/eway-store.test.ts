import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { noTransport } from '#domain/eway/eway-transport.ts';
import { actor } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openEwayStore } from './eway-store.ts';

const at = '2026-11-21T06:00:00.000Z';
const bill = { number: '771200004821', madeAt: '2026-11-21T05:00:00.000Z', validUntil: '2026-11-22' };

eachDatabase('E-way bills', (open) => {
  async function openShop() {
    const database = await open();
    const book = await openTestBook(database);
    const issued = async (number: string) => {
      const { id } = await book.issue(number, {});
      return { id, subject: `tax/${home}/${number}` };
    };
    return { ...book, database, issued, store: openEwayStore(database) };
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

  test('are verified against the audit log, and other programs cannot change what is kept', async () => {
    const { database, store, issued } = await openShop();
    const [one, other] = [await issued('A/1'), await issued('A/2')];
    for (const version of [0, 1])
      await store.saveTransport(one, version, { ...noTransport, mode: 'road', distance: version }, at, actor);
    await store.takeBill(one, bill, at, actor);
    await store.takeBill(one, { ...bill, validUntil: '2026-11-25' }, at, actor);
    await store.takeBill(other, { ...bill, number: '771200004822' }, at, actor);
    await store.cancelBill(other, { at, reason: 'Another vehicle' }, at, actor);
    const faults = async () => (await inspect(database, 'E-way bills')).faults;
    expect(await faults()).toEqual([]);
    const run = (statement: string) => sql.raw(statement).execute(database.write);
    for (const statement of [
      'delete from eway_bills',
      'delete from eway_transports',
      "update eway_bills set document = 'another'",
      "update eway_bills set valid_until = '' where cancelled_at is not null",
      'update eway_transports set version = version',
    ])
      await expect(run(statement), statement).rejects.toThrow(/e-way bill/i);
    // These the protection allows, because the program does them too; the audit log shows them.
    await run("update eway_bills set valid_until = '2027-11-25' where cancelled_at is null");
    await run('update eway_transports set distance = 7, version = version + 1');
    expect(await faults()).toEqual([
      `The e-way bill ${bill.number} is not as the audit log recorded it.`,
      `The transport of the document ${one.id} is not as the audit log recorded it.`,
    ]);
  });

  test('that are removed from an unprotected file are missed', async () => {
    const { database, store, issued } = await openShop();
    if (database.engine !== 'sqlite') return;
    const document = await issued('A/1');
    await store.saveTransport(document, 0, noTransport, at, actor);
    await store.takeBill(document, bill, at, actor);
    for (const trigger of ['eway_bills_no_delete', 'eway_transports_no_delete'])
      await sql.raw(`drop trigger ${trigger}`).execute(database.write);
    for (const table of ['eway_bills', 'eway_transports'])
      await sql.raw(`delete from ${table}`).execute(database.write);
    expect((await inspect(database, 'E-way bills')).faults).toHaveLength(2);
  });
});
