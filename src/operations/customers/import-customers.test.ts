import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerImports } from '#adapters/database/customers/customer-imports.ts';
import { openCustomerStore } from '#adapters/database/customers/customer-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openSheets } from '#adapters/sheets/open-sheets.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor } from '#test/build/factories.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { takeBackCustomers } from '../move-in/take-back-customers.ts';
import { importCustomers } from './import-customers.ts';

const key = '00000000-0000-4000-8000-0000000000aa';

function sheet(rows: number) {
  const lines = Array.from({ length: rows }, (_, at) => `Party ${at},Cuttack,753001`);
  return Buffer.from(['Name,City,Pin', ...lines].join('\n'));
}

/** Imports parties, and calls `onBatch` between the batches. */
function importInto(database: Database, rows: number, onBatch?: () => Promise<unknown>) {
  return importFile(database, sheet(rows), key, onBatch);
}

function portsOf(database: Database) {
  const [companies, customerImports] = [openCompanyStore(database), openCustomerImports(database)];
  return { sheets: openSheets(), companies, customerImports, system: nodeSystem };
}

async function importFile(
  database: Database,
  bytes: Uint8Array,
  ownKey: string,
  onBatch: () => Promise<unknown> = async () => {},
) {
  const ports = portsOf(database);
  const progress = await importCustomers(ports, { bytes, fileName: 'parties.csv', columns: null }, ownKey, actor);
  if (!progress.ok) throw new Error(progress.message);
  let last: unknown;
  for await (const line of progress.value) {
    last = line;
    await onBatch();
  }
  return last;
}

eachDatabase('An import', (open) => {
  test('links the documents of its customers, whether they were issued before, meanwhile or afterwards', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const party = (number: number) => ({ buyerAddress: `Party ${number}\nCuttack 753001` });
    await book.issue('before', party(449));
    let issued = 0;
    const issueNext = () => {
      issued += 1;
      return book.issue(`N/${issued}`, party(issued * 7));
    };
    const issueSome = () => Promise.all([issueNext(), issueNext(), issueNext()]);
    const [result] = await Promise.all([importInto(database, 450, issueSome), issueSome(), issueSome()]);
    expect(result).toMatchObject({ done: 450, result: { added: 450, refused: [] } });
    await book.issue('after', party(0));
    for (let done = await book.run(); done !== null; done = await book.run());
    const links = await book.links();
    expect(links).toContain('before Party 449');
    expect(links).toContain('after Party 0');
    expect(links).toHaveLength(issued + 2);
    expect(await book.unknown()).toEqual([]);
    expect(await book.faults()).toEqual({});
  });

  test('of the same rows a second time changes nothing', async () => {
    const database = await open();
    const book = () => database.read.selectFrom('customers').selectAll().orderBy('id').execute();
    const row = fc.tuple(
      fc.constantFrom('Demo Homes', 'Sample Hotels', 'Model Crafts', 'demo  HOMES', ''),
      fc.constantFrom('', '07AAECM6161H1ZG', '21AAACS0000M1Z3', '07AAECM6161H1ZX'),
      fc.constantFrom('', '98100 55521', '9810055522', 'five'),
      fc.constantFrom('', 'Cuttack', 'New Delhi'),
      fc.constantFrom('', '753001', '110007'),
      fc.constantFrom('', '0', '30'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 5, maxLength: 30, size: 'max' }), async (rows) => {
        const lines = [['Name', 'GSTIN', 'Phone', 'City', 'Pin', 'Credit days'], ...rows];
        const bytes = Buffer.from(lines.map((cells) => cells.join(',')).join('\n'));
        await importFile(database, bytes, nodeSystem.uuid());
        const before = await book();
        expect(await importFile(database, bytes, nodeSystem.uuid())).toMatchObject({
          result: { added: 0, changed: 0 },
        });
        expect(await book()).toEqual(before);
      }),
      { numRuns: database.engine === 'sqlite' ? 6 : 2 },
    );
  });

  test('that broke off goes on with its key, also when somebody gave a customer of it another name meanwhile', async () => {
    const database = await open();
    const book = await openTestBook(database);
    let batches = 0;
    const breakOff = async () => {
      batches += 1;
      if (batches === 2) throw new Error('The connection broke.');
    };
    await expect(importInto(database, 450, breakOff)).rejects.toThrow('The connection broke.');
    const customers = openCustomerStore(database);
    const [first] = (await customers.page({ query: 'Party 7', archived: false }, 1, 1)).customers;
    const fields = readCustomer(buildCustomer({ gstin: '', billingAddress: 'Demo Homes\nCuttack 753001' }));
    expect(await customers.change(first?.id ?? '', 1, fields, nodeSystem.now(), actor)).toMatchObject({
      kind: 'saved',
    });
    expect(await importInto(database, 450)).toMatchObject({ done: 450, result: { added: 451, refused: [] } });
    expect((await customers.page({ query: '', archived: false }, 1, 1)).count).toBe(451);
    expect(await book.faults()).toEqual({});
  });

  test('that was taken back is not told again', async () => {
    const database = await open();
    await importInto(database, 3);
    const ports = { customerImports: openCustomerImports(database), system: nodeSystem };
    expect(await takeBackCustomers(ports, key, actor)).toMatchObject({ ok: true });
    await expect(importInto(database, 3)).rejects.toThrow('This import was taken back. Choose the file once more');
  });

  test('that two windows do at once with one key adds each customer once', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const results = await Promise.all([importInto(database, 450), importInto(database, 450)]);
    for (const result of results)
      if (!(result as { stopped?: string }).stopped) expect(result).toMatchObject({ done: 450 });
    expect(await importInto(database, 450)).toMatchObject({ result: { added: 450, changed: 0 } });
    expect(await book.faults()).toEqual({});
  });
});

// Only SQLite works without waiting for another process: nothing else runs until its caller lets it.
test('An import and the linking of documents let other requests run between two batches on SQLite', async () => {
  const database = await openDatabase('sqlite::memory:');
  onTestFinished(() => database.close());
  await migrate(database, '2026-11-21T06:00:00.000Z');
  const book = await openTestBook(database);
  for (let count = 1; count <= 450; count++) await book.issue(`N/${count}`, { buyerAddress: 'Shop\nCuttack 753001' });
  const ports = portsOf(database);
  const file = { bytes: sheet(1000), fileName: 'parties.csv', columns: null };
  const progress = await importCustomers(ports, file, key, actor);
  if (!progress.ok) throw new Error(progress.message);
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  for await (const { done } of progress.value as AsyncGenerator<{ done: number }>)
    expect(turns).toBeGreaterThanOrEqual(Math.floor(done / 200));
  turns = 0;
  await book.add('Shop\nCuttack 753001');
  expect(turns).toBeGreaterThanOrEqual(3);
  clearImmediate(next);
});
