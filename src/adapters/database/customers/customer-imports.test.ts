import { expect, test } from 'vitest';
import type { Customer } from '#domain/customers/customer.ts';
import { type ReadCustomer, readCustomer } from '#domain/customers/read-customer.ts';
import type { ImportWrite } from '#operations/ports/customer-imports.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { inspect } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import type { Database } from '../engine/tables.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openCustomerImports } from './customer-imports.ts';
import { openCustomerStore } from './customer-store.ts';

const at = '2026-11-21T06:00:00.000Z';
const later = '2026-11-21T07:00:00.000Z';
const key = '00000000-0000-4000-8000-0000000000aa';
const planned = { new: 3, changes: 0, same: 1, refused: 2 };
const start = { key, bodyHash: 'one', fileName: 'parties.csv', planned, chosen: null };

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
function plain(name: string, changes: Partial<ReadCustomer> = {}): ReadCustomer {
  return readCustomer(
    buildCustomer({
      gstin: '',
      phone: '',
      deliveryAddresses: [],
      billingAddress: `${name}\nCuttack 753001`,
      ...changes,
    }),
  );
}
function adding(number: number, fields: ReadCustomer): ImportWrite {
  return { id: id(number), fields, before: null };
}
function batch(number: number, rows: ReadCustomer[], isLast = false) {
  return { key, fileName: 'parties.csv', number, isLast, rows };
}

function open(database: Database) {
  return { imports: openCustomerImports(database), customers: openCustomerStore(database) };
}

eachDatabase('An import of customers', (openAny) => {
  const openDatabase = sealedAfter(openAny);
  test('starts once per key, and is found again with its progress', async () => {
    const { imports } = open(await openDatabase());
    const begun = { planned, batches: 0, added: 0, changed: 0, finished: false };
    expect(await imports.begin(start, at, actor)).toEqual(begun);
    expect(await imports.begin({ ...start, bodyHash: 'two' }, later, actor)).toBe('key-spent');
    const rows = [plain('Demo Homes'), plain('Sample Hotels')];
    const decide = () => rows.map((fields, index) => adding(index, fields));
    expect(await imports.store(batch(0, rows), decide, at, actor)).toBe('stored');
    expect(await imports.store(batch(0, rows), decide, at, actor)).toBe('overtaken');
    const other = { ...planned, new: 9 };
    expect(await imports.begin({ ...start, planned: other }, later, actor)).toEqual({ ...begun, batches: 1, added: 2 });
    await imports.store(batch(1, [], true), () => [], later, actor);
    expect(await imports.begin(start, later, actor)).toEqual({ ...begun, batches: 2, added: 2, finished: true });
    const nothing = { ...start, key: id(77), planned: { ...planned, new: 0 } };
    expect(await imports.begin(nothing, at, actor)).toMatchObject({ finished: true });
  });

  test('adds and changes customers with one line of the log, which contains no personal data', async () => {
    const database = await openDatabase();
    const { imports, customers } = open(database);
    const added = await customers.create({ id: id(1), fields: plain('Demo Homes'), idempotency: null }, at, actor);
    if (added.kind !== 'saved') return expect.fail();
    await imports.begin(start, at, actor);
    const changed = plain('Demo Homes', { creditDays: 45, phone: '98100 55521' });
    const writes = [
      { id: id(1), fields: changed, before: added.customer },
      adding(2, plain('Sample Hotels', { phone: '98100 55522' })),
    ];
    await imports.store(batch(0, [], true), () => writes, later, { ...actor, username: 'ravi' });
    expect(await customers.find(id(1))).toMatchObject({
      version: 2,
      creditDays: 45,
      createdAt: at,
      createdBy: 'meena',
      changedAt: later,
      changedBy: 'ravi',
    });
    expect(await customers.suggest('sample ho')).toMatchObject([{ id: id(2), version: 1, createdBy: 'ravi' }]);
    expect(await customers.suggest('9810055521')).toMatchObject([{ id: id(1) }]);
    const lines = await openAuditLog(database).read(0, 100);
    expect(lines.map(({ what }) => what)).toEqual(['customer added', 'customers imported']);
    const after = JSON.parse(lines[1]?.after ?? '');
    expect(after).toMatchObject({
      batch: 1,
      added: 1,
      changed: 1,
      customers: [
        {
          id: id(1),
          version: 2,
          name: 'Demo Homes',
          changes: [{ field: 'creditDays', from: '30', to: '45' }, { field: 'phone' }],
        },
        { id: id(2), version: 1, name: 'Sample Hotels' },
      ],
    });
    expect(lines[1]?.after).not.toContain('98100');
    expect(await inspect(database, 'Customers')).toMatchObject({
      summary: expect.stringMatching(/^2, each/),
      faults: [],
    });
  });

  test('finds the customers that its rows can be about, archived ones too', async () => {
    const { imports, customers } = open(await openDatabase());
    const add = (number: number, fields: ReadCustomer) =>
      customers.create({ id: id(number), fields, idempotency: null }, at, actor);
    await add(1, plain('Demo Homes'));
    await add(2, plain('Sample Hotels', { gstin: '07AAECM6161H1ZG' }));
    await add(3, plain('Trial Academy', { phone: '+91 98100 55526' }));
    await add(4, plain('Example Crafts'));
    await customers.archive(id(1), true, later, actor);
    const found = async (...rows: ReadCustomer[]) => (await imports.candidates(rows)).map((one) => one.id).sort();
    expect(await found(plain('DEMO  homes', { pin: '110001' }))).toEqual([id(1)]);
    expect(await found(plain('Other', { gstin: '07AAECM6161H1ZG' }), plain('Else', { phone: '9810055526' }))).toEqual([
      id(2),
      id(3),
    ]);
    const many = Array.from({ length: 1200 }, (_, at) => plain(`Party ${at}`));
    expect(await found(...many, plain('Example Crafts'))).toEqual([id(4)]);
  });

  test('decides under the lock of the log: when two clerks import the same file, each customer is added once', async () => {
    const { imports, customers } = open(await openDatabase());
    const rows = Array.from({ length: 20 }, (_, at) => plain(`Party ${at}`));
    const run = async (own: number) => {
      await imports.begin({ ...start, key: id(own) }, at, actor);
      const decide = (there: Customer[]) => {
        const known = new Set(there.map(({ name }) => name));
        return rows.flatMap((fields, index) => (known.has(fields.name) ? [] : adding(own + index, fields)));
      };
      return imports.store({ ...batch(0, rows, true), key: id(own) }, decide, at, actor);
    };
    expect(await Promise.all([run(100), run(200)])).toEqual(['stored', 'stored']);
    expect((await customers.page({ query: '', archived: false }, 1, 1)).count).toBe(20);
  });

  test('stores nothing of a batch that fails', async () => {
    const database = await openDatabase();
    const { imports, customers } = open(database);
    await imports.begin(start, at, actor);
    const twice = [adding(1, plain('Demo Homes')), adding(1, plain('Sample Hotels'))];
    await expect(imports.store(batch(0, []), () => twice, at, actor)).rejects.toThrow();
    expect((await customers.page({ query: '', archived: false }, 1, 1)).count).toBe(0);
    expect(await imports.begin(start, at, actor)).toMatchObject({ batches: 0, added: 0 });
    expect(await openAuditLog(database).read(0, 100)).toEqual([]);
  });

  test('remembers the choices for headings, however long they are', async () => {
    const { imports } = open(await openDatabase());
    const headings = 'party name|'.repeat(1000);
    expect(await imports.columnsFor(headings)).toBe(null);
    await imports.begin({ ...start, chosen: { headings, columns: ['name', null] } }, at, actor);
    await imports.begin({ ...start, chosen: { headings, columns: ['name', 'phone'] } }, later, actor);
    expect(await imports.columnsFor(headings)).toEqual(['name', 'phone']);
    expect(await imports.columnsFor('party name')).toBe(null);
  });
});
