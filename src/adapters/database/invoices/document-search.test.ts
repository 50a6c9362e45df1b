import { expect, test } from 'vitest';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { queriesOf } from '#test/postgres/plans-of.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { openDocumentSearch } from './document-search.ts';
import { openInvoiceStore } from './invoice-store.ts';

const kinds = ['tax', 'tax', 'pro', 'credit'] as const;

eachDatabase('The search for a document of any kind', (open) => {
  for (const limits of [
    { few: 0, newest: 0 },
    { few: 0, newest: 500 },
    { few: 6, newest: 6 },
    { few: 1000, newest: 500 },
  ])
    test(`finds the newest by the beginnings of words, within the limits ${JSON.stringify(limits)}`, async () => {
      const database = await open();
      await openCompanyStore(database).save(buildCompany(), false, '2026-11-21T05:00:00.000Z', actor);
      const store = openInvoiceStore(database);
      for (let count = 1; count <= 24; count++)
        await store.issue(
          buildNewInvoice({
            type: kinds[count % 4] ?? 'tax',
            taxState: count % 3 === 0 ? branch : home,
            buyerAddress: `Alpha ${count % 2 ? 'Hotels' : 'Homes'} ${count === 5 ? 'Quay' : 'Hotline'}\nDelhi`,
          }),
        );
      const { find } = openDocumentSearch(database, limits);
      const numbers = async (typed: string, count = 4) => {
        const { exact, others } = await find(typed, count);
        return [...exact, ...others].map(({ number }) => number);
      };
      const all = (await store.latestDrafts(['tax', 'pro', 'credit'], 24)).map(({ number }) => number);
      expect(await numbers('alpha', 4)).toEqual(all.slice(0, 4));
      expect(await numbers('hot', 30)).toEqual(all);
      expect(await numbers('quay')).toHaveLength(1);
      // With limits of nothing, only words that follow each other are found.
      expect(await numbers('quay hot')).toHaveLength(limits.newest === 0 ? 0 : 1);
      expect(await numbers('alpha homes')).toHaveLength(4);
      // Two documents of one kind and registration have that buyer: the newer one.
      expect(await numbers('alpha homes', 1)).toEqual(all.slice(0, 1));
      expect(await numbers('quay homes')).toEqual([]);
      expect(await numbers('nobody')).toEqual([]);
      expect(await numbers('  ')).toEqual([]);
    });

  test('asks the database at most seven questions, also when all words are common and few documents have all of them', async () => {
    const database = await open();
    await openCompanyStore(database).save(buildCompany(), false, '2026-11-21T05:00:00.000Z', actor);
    const store = openInvoiceStore(database);
    for (let count = 1; count <= 12; count++)
      await store.issue(buildNewInvoice({ buyerAddress: `Alpha ${count % 2 ? 'Hotels' : 'Homes'} ${count}` }));
    const asked = await queriesOf(database, async (watched) => {
      const { others } = await openDocumentSearch(watched, { few: 2, newest: 4 }).find('alpha hotels', 5);
      expect(others.map(({ buyer }) => buyer)).toEqual([11, 9, 7, 5, 3].map((count) => `Alpha Hotels ${count}`));
    });
    expect(asked.length).toBeLessThanOrEqual(7);
  });

  test('puts the document with exactly the typed number first, then those with that counter', async () => {
    const database = await open();
    await openCompanyStore(database).save(buildCompany(), false, '2026-11-21T05:00:00.000Z', actor);
    const store = openInvoiceStore(database);
    for (let count = 1; count <= 12; count++) await store.issue(buildNewInvoice({ buyerAddress: 'Alpha Hotels' }));
    await store.issue(buildNewInvoice({ buyerAddress: 'Alpha Hotels', type: 'pro' }));
    const { find } = openDocumentSearch(database);
    const first = await find('dl/26-27/0001', 3);
    expect(first.exact).toMatchObject([
      { kind: 'tax', number: 'DL/26-27/0001', buyer: 'Alpha Hotels', cancelled: false },
    ]);
    expect(first.others).toEqual([]);
    const { others } = await find('1', 4);
    expect(others.map(({ number }) => number)).toEqual([
      'PI-DL/26-27/001',
      'DL/26-27/0001',
      'DL/26-27/0012',
      'DL/26-27/0011',
    ]);
  });
});
