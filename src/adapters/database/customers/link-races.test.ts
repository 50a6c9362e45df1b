import { expect, test } from 'vitest';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { actor } from '#test/build/factories.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';

const at = '2026-11-22T06:00:00.000Z';
const ROUNDS = 9;
const addressOf = (round: number) => `Sample Homes ${round}\nCuttack 753001`;

/** Runs calls together, each begun after the one before it by a changing time, so that they meet in other places each round. */
function together<T>(round: number, ...calls: (() => Promise<T>)[]): Promise<T[]> {
  return Promise.all(
    calls.map(async (call, index) => {
      const turns = (round * (index + 1)) % 7;
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      return call();
    }),
  );
}

eachDatabase('At the same time', (open) => {
  test('a document is issued and its customer is added: the document is linked to him in either order', async () => {
    const database = await open();
    const book = await openTestBook(database);
    for (let round = 0; round < ROUNDS; round++) {
      const buyer = { buyerAddress: addressOf(round) };
      await together<unknown>(
        round,
        () => book.issue(`A/${round}`, buyer),
        () => book.add(addressOf(round)),
        () => book.issue(`B/${round}`, buyer),
      );
    }
    expect((await book.customersOf()).filter((customer) => customer === null)).toEqual([]);
    expect(await book.unknown()).toEqual([]);
    expect(await book.faults()).toEqual({});
    expect((await openAuditLog(database).check()).brokenAt).toBeNull();
  }, 60_000);

  test('documents are issued and their customer is merged: all are the other one’s', async () => {
    const book = await openTestBook(await open());
    for (let round = 0; round < ROUNDS; round++) {
      const [from, into] = [await book.add(addressOf(round)), await book.add(`Into ${round}`)];
      const buyer = { buyerAddress: addressOf(round) };
      await book.issue(`A/${round}`, buyer);
      await together<unknown>(
        round,
        () => book.issue(`B/${round}`, buyer),
        () => book.merge(from, into),
        () => book.issue(`C/${round}`, {}, { customer: from.id }),
        () => book.merge(into, from),
      );
      const live = (await Promise.all([from, into].map(({ id }) => book.customers.find(id)))).filter(
        (customer) => customer?.archivedAt === null,
      );
      expect(live).toHaveLength(1);
      expect((await book.customersOf()).slice(-3)).toEqual([live[0]?.id, live[0]?.id, live[0]?.id]);
    }
    expect(await book.faults()).toEqual({});
  }, 60_000);

  test('a document is cancelled, linked by the job and linked by hand: the sums are right in every order', async () => {
    const book = await openTestBook(await open());
    const other = await book.add('Other');
    for (let round = 0; round < ROUNDS; round++) {
      const buyer = { buyerAddress: addressOf(round) };
      const issued: IssuedInvoice[] = [];
      for (const name of ['A', 'B', 'C']) issued.push(await book.issue(`${name}/${round}`, buyer));
      await book.issueAsBefore(`D/${round}`, buyer);
      const customer = await book.enter(addressOf(round));
      const [first, second, third] = issued.map(({ id }) => ({ id }));
      if (!first || !second || !third) throw new Error('Three were issued.');
      await together<unknown>(
        round,
        () => book.cancel(first),
        () => book.link(customer),
        () => book.run(),
        () => book.documentCustomers.link(second.id, other.id, 1, at, actor),
        () => book.cancel(third),
      );
      expect(await book.wrongLinks()).toEqual([]);
    }
    await book.run();
    expect(await book.unknown()).toEqual([]);
    expect(await book.faults()).toEqual({});
    expect((await book.sums()).documents).toBe(2 * ROUNDS);
  }, 60_000);

  test('two staff change the customer of a document: the second one is told', async () => {
    const book = await openTestBook(await open());
    const [one, other] = [await book.add('One'), await book.add('Other')];
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await book.issue(`A/${round}`, {});
      const answers = await together(
        round,
        () => book.documentCustomers.link(id, one.id, 1, at, actor),
        () => book.documentCustomers.link(id, other.id, 1, at, actor),
      );
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['changed-since', 'linked']);
    }
    expect(await book.faults()).toEqual({});
  }, 60_000);
});
