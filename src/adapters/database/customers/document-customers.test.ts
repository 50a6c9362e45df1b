import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { actor } from '#test/build/factories.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openDocumentCustomers } from './document-customers.ts';

const at = '2026-11-22T06:00:00.000Z';
const gstin = '07ABCDE1234F2Z1';
const hotels = 'Sample Hotels\n7 Example Marg, New Delhi 110037';
const homes = 'Sample Homes\nFlat 3, Cuttack 753001';
const payable = 10_655_400;

eachDatabase('The customer of a document', (open) => {
  test('is found by the GSTIN in the buyer address, else by the words of the address, and counted', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const customer = await book.add(hotels, gstin);
    await book.add(homes);
    await book.issue('A', { buyerAddress: `GSTIN ${gstin}\nS. Hotels, lobby` });
    await book.issue('B', { buyerAddress: 'SAMPLE HOTELS\n7, Example Marg\nNew Delhi – 110037' });
    await book.issue('C', { buyerAddress: 'Sample Homes, Flat 3, Cuttack 753001', orderDate: '2026-03-31' });
    await book.issue('D', { buyerAddress: 'Sample Homes, Flat 4, Cuttack 753001' });
    await book.issue('E', { buyerAddress: `${homes}\nGSTIN 21ABCDE1234F1ZC` });
    expect(await book.links()).toEqual(['A Sample Hotels', 'B Sample Hotels', 'C Sample Homes']);
    expect(await book.totals()).toEqual([
      `Sample Homes ${home} 2025-26 1 ${payable} 2026-03-31`,
      `Sample Hotels ${home} 2026-27 2 ${2 * payable} 2026-11-21`,
    ]);
    const line = (await openAuditLog(database).read(0, 20)).find(({ subject }) => subject === `tax/${home}/A`);
    expect(JSON.parse(line?.after ?? '')).toMatchObject({ customer: customer.id });
    expect(await book.faults()).toEqual({});
  });

  test('is the one whom staff chose, also when the address fits another one; an unknown one is refused', async () => {
    const book = await openTestBook(await open());
    const chosen = await book.add(homes);
    await book.add(hotels, gstin);
    const { id } = await book.issue('A', { buyerAddress: `${hotels}\n${gstin}` }, { customer: chosen.id });
    expect(await book.documentCustomers.find(id)).toEqual({
      customer: { id: chosen.id, name: 'Sample Homes' },
      version: 1,
      linkedBy: 'hand',
    });
    await expect(book.issue('B', {}, { customer: 'nobody' })).rejects.toThrow('customer-unknown');
    // The rule finds the customer when the chosen one was archived meanwhile.
    await book.customers.archive(chosen.id, true, at, actor);
    await book.issue('C', { buyerAddress: `${hotels}\n${gstin}` }, { customer: chosen.id });
    expect(await book.links()).toEqual(['A Sample Homes', 'C Sample Hotels']);
    expect(await book.faults()).toEqual({});
  });

  test('changes by hand, for the version that staff saw, and the rule leaves it alone from then on', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const { id } = await book.issue('A', { buyerAddress: `${hotels}\n${gstin}` });
    const other = await book.add(homes);
    const { link } = book.documentCustomers;
    const named = { customer: { id: other.id, name: 'Sample Homes' }, version: 2, linkedBy: 'hand' };
    expect(await link(id, other.id, 1, at, actor)).toEqual({ kind: 'linked', link: named });
    expect(await link(id, null, 1, at, actor)).toEqual({ kind: 'changed-since', link: named });
    expect(await link('nothing', null, 1, at, actor)).toEqual({ kind: 'no-document' });
    expect(await link(id, 'nobody', 2, at, actor)).toEqual({ kind: 'no-customer' });
    await book.add(hotels, gstin);
    expect(await book.links()).toEqual(['A Sample Homes']);
    expect(await link(id, null, 2, at, actor)).toMatchObject({ kind: 'linked', link: { customer: null, version: 3 } });
    expect(await book.totals()).toEqual([]);
    await book.run();
    expect([await book.links(), await book.unknown()]).toEqual([[], []]);
    await book.customers.archive(other.id, true, at, actor);
    expect(await link(id, other.id, 3, at, actor)).toEqual({ kind: 'customer-archived', name: 'Sample Homes' });
    const lines = (await openAuditLog(database).read(0, 20)).filter(({ what }) => what === 'document linked');
    expect(lines.map(({ before, after }) => [JSON.parse(before).name, JSON.parse(after).name])).toEqual([
      [null, 'Sample Homes'],
      ['Sample Homes', null],
    ]);
    expect(await book.faults()).toEqual({});
  });

  test('is found for the documents of before when it is added, changed or brought back', async () => {
    const book = await openTestBook(await open());
    await book.issue('A', { buyerAddress: `${hotels}\n${gstin}` });
    await book.issue('B', { buyerAddress: homes });
    expect(await book.unknown()).toMatchObject([
      { documents: 1, billed: payable, likely: 1 },
      { documents: 1, billed: payable, likely: 0 },
    ]);
    const customer = await book.add('Sample Hotels\nElsewhere', gstin);
    expect(await book.links()).toEqual(['A Sample Hotels']);
    const fields = {
      ...customer,
      addressGstin: null,
      billingAddress: homes,
      name: 'Sample Homes',
      deliveryAddresses: [],
    };
    expect((await book.customers.change(customer.id, 1, fields, at, actor)).kind).toBe('saved');
    await book.link(customer);
    expect(await book.links()).toEqual(['A Sample Homes', 'B Sample Homes']);
    await book.customers.archive(customer.id, true, at, actor);
    await book.issue('C', { buyerAddress: homes });
    expect(await book.links()).toHaveLength(2);
    await book.customers.archive(customer.id, false, at, actor);
    await book.link(customer);
    expect(await book.links()).toHaveLength(3);
    expect(await book.unknown()).toEqual([]);
    expect(await book.faults()).toEqual({});
  });

  test('of two with the same address is the older one, in either order', async () => {
    const book = await openTestBook(await open());
    await book.issue('A', { buyerAddress: homes });
    const [older, younger] = [await book.enter(homes), await book.enter(homes.replace('Homes', 'homes'))];
    await book.link(younger);
    await book.link(older);
    await book.issue('B', { buyerAddress: homes });
    expect(await book.links()).toEqual(['A Sample Homes', 'B Sample Homes']);
  });

  test('is no longer billed for a document that is cancelled, and its last document is the one before', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const { id } = await book.add(homes);
    const lastOf = async () => [...(await openDocumentCustomers(database).lastOf([id, 'nobody']))];
    const first = await book.issue('A', { buyerAddress: homes, orderDate: '2026-10-01' });
    const last = await book.issue('B', { buyerAddress: homes });
    const credit = await book.issue('C', { type: 'credit', buyerAddress: homes, orderDate: '2026-11-01' });
    await book.issue('P', { type: 'pro', buyerAddress: homes, orderDate: '2026-10-01' });
    expect(await book.totals()).toEqual([`Sample Homes ${home} 2026-27 4 ${payable} 2026-11-21`]);
    expect(await lastOf()).toEqual([[id, { id: last.id, number: last.number }]]);
    await book.cancel(last);
    expect(await book.totals()).toEqual([`Sample Homes ${home} 2026-27 3 0 2026-11-01`]);
    expect(await lastOf()).toEqual([[id, { id: credit.id, number: credit.number }]]);
    await book.cancel(first);
    expect(await book.totals()).toEqual([`Sample Homes ${home} 2026-27 2 ${-payable} 2026-11-01`]);
    const unknown = await book.issue('U', {});
    await book.cancel(unknown);
    expect(await book.unknown()).toEqual([]);
    expect(await book.faults()).toEqual({});
  });

  test('after a merge is the other one, for old documents and new ones, and every sum stays', async () => {
    const book = await openTestBook(await open());
    const [first, second, third] = [await book.add(homes), await book.add(hotels, gstin), await book.add('Third')];
    await book.issue('A', { buyerAddress: homes });
    await book.cancel(await book.issue('B', { buyerAddress: homes }));
    await book.issue('C', { buyerAddress: hotels });
    expect(await book.merge(first, second)).toBe('merged');
    expect(await book.merge(second, third)).toBe('merged');
    await book.issue('D', { buyerAddress: homes });
    await book.issue('E', { buyerAddress: `Anybody\n${gstin}` });
    await book.issue('F', {}, { customer: first.id });
    expect(await book.links()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'].map((number) => `${number} Third`));
    expect(await book.totals()).toEqual([`Third ${home} 2026-27 5 ${5 * payable} 2026-11-21`]);
    expect(await book.faults()).toEqual({});
  });

  test('gets many documents batch by batch, and the job goes on after a process was stopped', async () => {
    const database = await open();
    const book = await openTestBook(database);
    // Two whole batches and a part on SQLite; PostgreSQL, where they take four times as long, has one and a part.
    const [all, rest] = database.engine === 'sqlite' ? [450, [200, 50]] : [210, [10]];
    for (let count = 1; count <= all; count++) await book.issue(`N/${count}`, { buyerAddress: homes });
    const customer = await book.enter(homes);
    expect(await book.documentCustomers.linkNext(customer.id, at, actor)).toBe(200);
    expect(await book.links()).toHaveLength(200);
    expect(await book.faults()).toEqual({});
    expect(await book.run()).toEqual({ linked: all - 200 });
    expect(await book.run()).toBeNull();
    expect(await book.totals()).toEqual([`Sample Homes ${home} 2026-27 ${all} ${all * payable} 2026-11-21`]);
    const lines = (await openAuditLog(database).read(all + 1, 1000)).filter(({ what }) => what === 'documents linked');
    expect(lines.map(({ who, after }) => [who, JSON.parse(after).documents.length])).toEqual([
      ['meena', 200],
      ...rest.map((documents) => ['program', documents]),
    ]);
    expect(await book.faults()).toEqual({});
  }, 60_000);

  test('is waited for no longer when no document fits it: after an import nearly all are such', async () => {
    const database = await open();
    const book = await openTestBook(database);
    await book.issue('A', { buyerAddress: homes });
    await book.issue('B', { buyerAddress: `Anybody\n${gstin}` });
    await book.issue('C', { buyerAddress: 'Merged\nCuttack 753001' });
    for (let count = 0; count < 5; count++) await book.enter(`Idle ${count}`, count === 0 ? '06ABCDE1234F1Z4' : '');
    const [homesOne, hotel] = [await book.enter(homes), await book.enter(hotels, gstin)];
    const [merged, kept] = [await book.enter('Merged\nPuri'), await book.enter('Kept')];
    await book.customers.merge(merged.id, kept.id, at, actor);
    expect(await book.documentCustomers.skipIdle()).toBe(5);
    expect(await book.documentCustomers.skipIdle()).toBe(0);
    const waiting = [homesOne, hotel, merged, kept].map(({ id }) => id);
    expect((await book.documentCustomers.waiting()).sort()).toEqual(waiting.sort());
    expect(await book.run()).toEqual({ linked: 2 });
    expect([await book.documentCustomers.waiting(), await book.faults()]).toEqual([[], {}]);
  });

  test('is checked by verify: another buyer, a wrong sum, a missing row, a cancelled document that still counts', async () => {
    const database = await open();
    const book = await openTestBook(database);
    await book.add(homes);
    const documents: IssuedInvoice[] = [];
    for (const number of ['A', 'B', 'C', 'D']) documents.push(await book.issue(number, { buyerAddress: homes }));
    await book.issue('U', {});
    await book.run();
    const run = (statement: string) => sql.raw(statement).execute(database.write);
    const where = (index: number) => `where document = '${documents[index]?.id}'`;
    await run(`update document_customers set fit_key = 'x' ${where(0)}`);
    await run(`update document_customers set standing = 0 ${where(1)}`);
    await run(`update document_customers set customer = 'x' ${where(2)}`);
    await run(`delete from document_customers ${where(3)}`);
    await run('update unknown_buyers set billed = billed + 1');
    const { 'Customers’ documents': faults = [] } = await book.faults();
    expect(faults.slice(0, 6)).toEqual([
      'C is not linked to the customer that the audit log recorded.',
      `The document ${documents[3]?.id} is not linked to the customer that the audit log recorded.`,
      'The stored buyer of A is not the one in its address.',
      'The sums of its customer lack B.',
      'C is linked to a missing customer.',
      'Whose D is was not looked up.',
    ]);
    expect(faults.slice(6).map((fault) => fault.replace(/(customer|buyer) \S+ /, '$1 … '))).toEqual([
      'The sums of the customer … in 2026-27 are not those of the documents.',
      'The sums of the customer … in 2026-27 are not those of the documents.',
      'The sums of the unknown buyer … are not those of the documents.',
    ]);
  });

  test('is checked by verify against the audit log, also when its sums were altered with it', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const [homesOne, other] = [await book.add(homes), await book.add('Other Homes\nCuttack 753002')];
    await book.issue('A', { buyerAddress: homes });
    expect(await book.faults()).toEqual({});
    for (const table of ['document_customers', 'customer_totals'])
      await sql`update ${sql.table(table)} set customer = ${other.id} where customer = ${homesOne.id}`.execute(
        database.write,
      );
    expect(await book.faults()).toEqual({
      'Customers’ documents': ['A is not linked to the customer that the audit log recorded.'],
      Money: ['A is in the account of another customer.'],
      Sales: ['What A sold is not what its rows say.'],
    });
  });
});
