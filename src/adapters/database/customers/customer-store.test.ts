import { expect, test } from 'vitest';
import type { CustomerFields } from '#domain/customers/customer.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import type { Database } from '../engine/tables.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openCustomerStore } from './customer-store.ts';

const at = '2026-11-21T06:00:00.000Z';
const later = '2026-11-21T08:37:00.000Z';
const key = { key: '00000000-0000-4000-8000-0000000000aa', bodyHash: 'one' };

let made = 0;
function nextId() {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
}

/** A book with what staff typed, each with its id. */
function openBook(database: Database) {
  const customers = openCustomerStore(database);
  const entry = (changes: Partial<CustomerFields>) => ({
    id: nextId(),
    fields: readCustomer(buildCustomer(changes)),
    idempotency: null,
  });
  return {
    customers,
    entry,
    add: async (changes: Partial<CustomerFields> = {}) => {
      const answer = await customers.create(entry(changes), at, actor);
      if (answer.kind !== 'saved') throw new Error(answer.kind);
      return answer.customer;
    },
    /** An unregistered customer with this billing address. */
    addPlain: async (billingAddress: string, changes: Partial<CustomerFields> = {}) => {
      const plain = { gstin: '', phone: '', deliveryAddresses: [], billingAddress, ...changes };
      const answer = await customers.create(entry(plain), at, actor);
      if (answer.kind !== 'saved') throw new Error(answer.kind);
      return answer.customer;
    },
    names: async (typed: string) => (await customers.suggest(typed)).map(({ name }) => name),
  };
}

eachDatabase('The customer book', (openAny) => {
  const open = sealedAfter(openAny);
  test('keeps what staff wrote, and the same key adds a customer once', async () => {
    const { customers, entry } = openBook(await open());
    const typed = { ...entry({ note: 'Pays by cheque.\nAsk for Asha.' }), idempotency: key };
    const answer = await customers.create(typed, at, actor);
    expect(answer).toMatchObject({ kind: 'saved', customer: { version: 1, name: 'Sample Interiors', pin: '110024' } });
    const { addressGstin: _, ...fields } = typed.fields;
    expect(await customers.find(typed.id)).toMatchObject({ ...fields, createdAt: at, createdBy: 'meena' });
    expect(await customers.create({ ...typed, id: nextId() }, later, actor)).toMatchObject({
      kind: 'replayed',
      customer: { id: typed.id },
    });
    const other = { ...typed, id: nextId(), idempotency: { ...key, bodyHash: 'two' } };
    expect(await customers.create(other, later, actor)).toMatchObject({
      kind: 'key-spent',
      customer: { id: typed.id },
    });
  });

  test('has a GSTIN once: of two clerks who add it at the same time the second is told who has it', async () => {
    const { customers, entry } = openBook(await open());
    const answers = await Promise.all([entry({}), entry({})].map((each) => customers.create(each, at, actor)));
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['gstin-taken', 'saved']);
    const saved = answers.find((answer) => answer.kind === 'saved');
    const taken = answers.find((answer) => answer.kind === 'gstin-taken');
    expect(taken?.other).toMatchObject({ id: saved?.customer.id, name: 'Sample Interiors', place: 'New Delhi' });
  });

  test('refuses the second of two changes of one version, and keeps the first', async () => {
    const { customers, add } = openBook(await open());
    const { id } = await add();
    const change = (creditDays: number, version = 1) =>
      customers.change(id, version, readCustomer(buildCustomer({ creditDays })), later, { ...actor, username: 'ravi' });
    const answers = await Promise.all([change(45), change(60)]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['changed-since', 'saved']);
    const [kept] = answers.flatMap((answer) => (answer.kind === 'saved' ? [answer.customer] : []));
    const [told] = answers.flatMap((answer) => (answer.kind === 'changed-since' ? [answer.customer] : []));
    expect(told).toEqual(kept);
    expect(kept).toMatchObject({ version: 2, changedBy: 'ravi', changedAt: later, createdBy: 'meena' });
    expect(await customers.find(id)).toEqual(kept);
    // The same values again change nothing: no version, no line.
    expect(await change(kept?.creditDays ?? 0, 2)).toMatchObject({ kind: 'saved', customer: { version: 2 } });
    expect(await customers.change(nextId(), 1, readCustomer(buildCustomer()), at, actor)).toEqual({
      kind: 'not-found',
    });
  });

  test('an archived customer is found no more, frees the GSTIN, and comes back when nobody has it', async () => {
    const { customers, add, names } = openBook(await open());
    const first = await add();
    expect(await customers.archive(first.id, true, later, actor)).toMatchObject({ customer: { archivedAt: later } });
    expect(await names('sample')).toEqual([]);
    expect(await customers.page({ query: 'sample', archived: true }, 1, 10)).toMatchObject({ count: 1 });
    expect(await customers.change(first.id, 2, readCustomer(buildCustomer()), at, actor)).toMatchObject({
      kind: 'archived',
    });
    const second = await add({ billingAddress: 'Specimen Retail\nNew Delhi 110017' });
    expect(await customers.archive(first.id, false, later, actor)).toMatchObject({
      kind: 'gstin-taken',
      other: { id: second.id },
    });
    await customers.archive(second.id, true, later, actor);
    expect(await customers.archive(first.id, false, later, actor)).toMatchObject({ customer: { archivedAt: null } });
    expect(await customers.archive(first.id, false, later, actor)).toMatchObject({ kind: 'unchanged' });
    expect(await names('sample')).toEqual(['Sample Interiors']);
  });

  test('a merged customer is kept, says where its documents went, and cannot come back', async () => {
    const { customers, add, addPlain, names } = openBook(await open());
    const [one, other] = [await addPlain('Sample Interior\nNew Delhi 110024'), await add()];
    const answer = await customers.merge(one.id, other.id, later, actor);
    expect(answer).toMatchObject({ kind: 'merged', customer: { mergedInto: other.id, archivedAt: later } });
    expect(await customers.find(one.id)).toMatchObject({ billingAddress: one.billingAddress, mergedInto: other.id });
    expect(await names('sample')).toEqual(['Sample Interiors']);
    expect(await customers.archive(one.id, false, later, actor)).toMatchObject({ kind: 'merged' });
    expect(await customers.merge(other.id, one.id, later, actor)).toMatchObject({ kind: 'archived' });
    expect(await customers.merge(other.id, nextId(), later, actor)).toEqual({ kind: 'not-found' });
  });

  test('a merge that is asked for again gives the same answer, and stores nothing', async () => {
    const database = await open();
    const { customers, add, addPlain } = openBook(database);
    const [one, other] = [await addPlain('Sample Interior\nNew Delhi 110024'), await add()];
    const answer = await customers.merge(one.id, other.id, later, actor);
    const lines = () => database.read.selectFrom('audit_log').select('seq').execute();
    const before = await lines();
    expect(await customers.merge(one.id, other.id, '2026-11-21T09:00:00.000Z', actor)).toEqual(answer);
    expect(await lines()).toEqual(before);
    const third = await addPlain('Sample Interiors Two\nNew Delhi 110024');
    expect(await customers.merge(one.id, third.id, later, actor)).toMatchObject({ kind: 'archived' });
  });

  test('finds a customer by the beginning of each word of name, GSTIN, PAN, phone, place and addresses', async () => {
    const { add, addPlain, names } = openBook(await open());
    await add();
    await addPlain('Dwarka Traders\nPune 411001', { phone: '+91 (020) 2345-6789' });
    await addPlain('Model Clinics\nPlot 31, Sector 9\nNew Delhi 110085');
    expect(await names('in')).toEqual(['Sample Interiors']);
    expect(await names('07abc')).toEqual(['Sample Interiors']);
    expect(await names('ABCDE1')).toEqual(['Sample Interiors']);
    expect(await names('98100')).toEqual(['Sample Interiors']);
    expect(await names('98100 1')).toEqual(['Sample Interiors']);
    expect(await names('+91 98100 12')).toEqual(['Sample Interiors']);
    expect(await names('12345')).toEqual(['Sample Interiors']);
    expect(await names('020 234')).toEqual(['Dwarka Traders']);
    expect(await names('pune')).toEqual(['Dwarka Traders']);
    expect(await names('110 085')).toEqual(['Model Clinics']);
    expect(await names('new Delhi')).toEqual(['Model Clinics', 'Sample Interiors']);
    expect(await names('Delhi sector clin')).toEqual(['Model Clinics']);
    expect(await names('Delhi mumbai')).toEqual([]);
    // The name before a delivery address.
    expect(await names('dwar')).toEqual(['Dwarka Traders', 'Sample Interiors']);
    expect(await names('ector')).toEqual([]);
    expect(await names(' ,- ')).toEqual([]);
  });

  test('after a change a customer is found by its new words alone', async () => {
    const { customers, add, names } = openBook(await open());
    const { id } = await add();
    const fields = readCustomer(
      buildCustomer({ billingAddress: 'Renamed Trading\nPune 411001', phone: '', deliveryAddresses: [] }),
    );
    await customers.change(id, 1, fields, later, actor);
    expect(await names('renamed pune')).toEqual(['Renamed Trading']);
    for (const gone of ['sample', '98100', 'example']) expect(await names(gone)).toEqual([]);
  });

  test('lists customers by name, page by page, with their number', async () => {
    const { customers, addPlain } = openBook(await open());
    for (const name of ['delta', 'Alpha', 'charlie', 'Bravo']) await addPlain(`${name}\nPune 411001`);
    const page = async (number: number, query = '') => {
      const found = await customers.page({ query, archived: false }, number, 3);
      return [found.count, ...found.customers.map(({ name }) => name)];
    };
    expect(await page(1)).toEqual([4, 'Alpha', 'Bravo', 'charlie']);
    expect(await page(2)).toEqual([4, 'delta']);
    expect(await page(1, 'pun char')).toEqual([1, 'charlie']);
    const all: string[] = [];
    for await (const { name } of customers.stream()) all.push(name);
    expect(all).toEqual(['Alpha', 'Bravo', 'charlie', 'delta']);
  });

  test('names live customers of the same name and PIN, or of the same phone', async () => {
    const { customers, add, addPlain } = openBook(await open());
    const namesake = await addPlain('SAMPLE  interiors,\nSaket, New Delhi 110024');
    const neighbour = await addPlain('Demo Homes\nCuttack 753001', { phone: '+91 98100-12345' });
    await addPlain('Sample Interiors\nPune 411001');
    const own = await add();
    const found = await customers.resembling(readCustomer(buildCustomer()), own.id);
    expect(found.map(({ id, because }) => [id, because])).toEqual([
      [namesake.id, 'name and PIN'],
      [neighbour.id, 'phone'],
    ]);
    await customers.archive(namesake.id, true, later, actor);
    await customers.archive(neighbour.id, true, later, actor);
    expect(await customers.resembling(readCustomer(buildCustomer()), own.id)).toEqual([]);
  });

  test('every change has its line in the log, and no line holds a phone, an e-mail address or a note', async () => {
    const database = await open();
    const { customers, add, addPlain } = openBook(database);
    const { id } = await add();
    const { id: into } = await addPlain('Demo Homes\nCuttack 753001');
    const changed = buildCustomer({ creditDays: 45, phone: '98111 54321', email: 'b@example.com', note: 'Slow.' });
    await customers.change(id, 1, readCustomer(changed), later, actor);
    await customers.archive(id, true, later, actor);
    await customers.archive(id, false, later, actor);
    await customers.merge(id, into, later, actor);
    const lines = await openAuditLog(database).read(0, 10);
    expect(lines.map(({ what, subject }) => [what, subject])).toEqual([
      ['customer added', 'Sample Interiors'],
      ['customer added', 'Demo Homes'],
      ['customer changed', 'Sample Interiors'],
      ['customer archived', 'Sample Interiors'],
      ['customer restored', 'Sample Interiors'],
      ['customer merged', 'Sample Interiors'],
    ]);
    expect(JSON.parse(lines[2]?.after ?? '')).toMatchObject({
      changes: [
        { field: 'creditDays', from: '30', to: '45' },
        { field: 'phone' },
        { field: 'email' },
        { field: 'note' },
      ],
    });
    expect(JSON.stringify(lines)).not.toMatch(/98100|98111|example\.com|Slow/);
  });
});
