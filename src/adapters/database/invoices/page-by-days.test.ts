import { expect, test } from 'vitest';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { issueBlock } from '../engine/issue-block.ts';
import { openInvoiceStore } from './invoice-store.ts';
import { pageByDays } from './page-by-days.ts';

const all = { kind: 'tax', taxState: home, query: '', from: '', to: '', withCancelled: false } as const;

eachDatabase('A page of the report', (open) => {
  test('is the same as the list cut in pages, however far apart the documents were issued', async () => {
    const database = await open();
    await openCompanyStore(database).save(buildCompany(), false, '2026-11-21T05:00:00.000Z', actor);
    const store = openInvoiceStore(database);
    for (const [place, seq] of [1, issueBlock - 2, 3 * issueBlock, 9 * issueBlock - 4].entries()) {
      // As if so much else had been done in between.
      await database.write.updateTable('audit_head').set({ seq }).execute();
      for (let count = 0; count < 5; count++)
        await store.issue(buildNewInvoice({ orderDate: `2026-11-1${(place + count) % 6}` }));
    }
    for (const number of ['0007', '0016', '0020']) {
      const found = await store.find('tax', home, `DL/26-27/${number}`);
      await store.cancel(found?.id ?? '', null, '2026-11-22T06:00:00.000Z', actor);
    }
    for (const filter of [all, { ...all, withCancelled: true }, { ...all, from: '2026-11-11', to: '2026-11-12' }])
      for (const size of [1, 4, 100]) {
        const listed: string[] = [];
        for await (const invoice of store.stream(filter)) listed.push(invoice.number);
        for (let page = 1; page <= listed.length / size + 2; page++)
          expect((await pageByDays(database, filter, page, size)).map(({ number }) => number)).toEqual(
            listed.slice((page - 1) * size, page * size),
          );
      }
  });
});
