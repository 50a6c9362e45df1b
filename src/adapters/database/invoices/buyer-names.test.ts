import { expect, test } from 'vitest';
import { draftOfData } from '#contract/invoice-wire.ts';
import { fillAll } from '#operations/fill-all.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { withoutRow } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { issueAsBefore } from '#test/wire/issue-as-before.ts';
import { openCompanyStore } from '../company/company-store.ts';
import type { openDatabase } from '../engine/open-database.ts';
import { inspectTables } from '../integrity/inspect-database.ts';
import { openBuyerNames } from './buyer-names.ts';
import { openInvoiceStore } from './invoice-store.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

const at = '2026-11-21T07:00:00.000Z';
const on = new AbortController().signal;
const oneLine = 'Sample Hotels, 4 Example Road, New Delhi 110024';
const gstinFirst = 'GSTIN 07ABCDE1234F2Z1\nTrial Schools\nNew Delhi 110024';

async function openShop(database: Database) {
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  const store = openInvoiceStore(database);
  const run = (signal = on) => fillAll(openBuyerNames(database).fillNext, signal);
  const before = (number: string, buyerAddress = oneLine) =>
    issueAsBefore(database, buildNewInvoice({ invoiceNo: number, buyerAddress }), number);
  const now = (number: string, buyerAddress = oneLine) =>
    store.issue(buildNewInvoice({ invoiceNo: number, buyerAddress }));
  const all = { kind: 'tax', taxState: home, query: '', from: '', to: '', withCancelled: false } as const;
  const found = async (query: string) =>
    (await store.rows({ ...all, query }, 1, 10)).map(({ number }) => number).sort();
  const streamed = async (query: string) => {
    const names: string[] = [];
    for await (const { buyerName } of store.stream({ ...all, query })) names.push(buyerName);
    return names.sort();
  };
  const kept = async () =>
    (await database.read.selectFrom('buyer_names').select('name').execute()).map(({ name }) => name).sort();
  const faults = async () => {
    const checks: Record<string, string[]> = {};
    for await (const check of inspectTables(database, draftOfData))
      if (check.faults.length > 0) checks[check.name] = [...new Set(check.faults.map(withoutRow))];
    return checks;
  };
  return { store, run, before, now, found, streamed, kept, faults };
}

eachDatabase('The buyer’s names of an earlier release', (open) => {
  test('are shown as on the paper, before and after they are filled in, and can be searched afterwards', async () => {
    const shop = await openShop(await open());
    await shop.before('SI/1');
    await shop.before('SI/2', gstinFirst);
    await shop.now('SI/3');
    expect(await shop.kept()).toEqual(['Sample Hotels']);
    expect(await shop.streamed('')).toEqual(['Sample Hotels', 'Sample Hotels', 'Trial Schools']);
    expect((await shop.store.find('tax', home, 'SI/1'))?.buyerName).toBe('Sample Hotels');
    expect(await shop.faults()).toEqual({});

    expect(await shop.run()).toEqual({ filled: 2 });
    expect(await shop.kept()).toEqual(['Sample Hotels', 'Sample Hotels', 'Trial Schools']);
    expect(await shop.found('sample hot')).toEqual(['SI/1', 'SI/3']);
    expect(await shop.found('trial')).toEqual(['SI/2']);
    expect(await shop.found('example road')).toEqual([]);
    expect(await shop.found('07abcde')).toEqual([]);
    expect(await shop.streamed('trial')).toEqual(['Trial Schools']);
    expect(await shop.faults()).toEqual({});
    expect(await shop.run()).toBeNull();
  });

  test('are filled in by batches, and continue after a process was killed', async () => {
    const database = await open();
    const shop = await openShop(database);
    for (let count = 1; count <= 250; count++) await shop.before(`SI/${count}`);
    expect(await openBuyerNames(database).fillNext()).toEqual({ examined: 200, filled: 200 });
    expect(await shop.kept()).toHaveLength(200);
    expect(await shop.faults()).toEqual({});
    const ended = new AbortController();
    ended.abort();
    expect(await shop.run(ended.signal)).toBeNull();
    expect(await shop.run()).toEqual({ filled: 50 });
    expect(await shop.kept()).toHaveLength(250);
    expect(await shop.faults()).toEqual({});
  }, 60_000);

  test('are filled in while a process of that release issues documents, also by two processes at once', async () => {
    const shop = await openShop(await open());
    for (let count = 1; count <= 30; count++) {
      await shop.before(`B/${count}`);
      await shop.now(`N/${count}`);
      if (count % 10 === 0) await Promise.all([shop.run(), shop.run()]);
    }
    await shop.before('B/last', gstinFirst);
    expect(await shop.found('trial')).toEqual([]);
    expect(await shop.run()).toEqual({ filled: 1 });
    expect(await shop.found('trial')).toEqual(['B/last']);
    expect(await shop.kept()).toHaveLength(61);
    expect(await shop.faults()).toEqual({});
  }, 60_000);
});
