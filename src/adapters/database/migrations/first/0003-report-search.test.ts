import { expect, onTestFinished, test } from 'vitest';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { openCompanyStore } from '../../company/company-store.ts';
import { openDatabase } from '../../engine/open-database.ts';
import type { Database } from '../../engine/tables.ts';
import { openInvoiceStore } from '../../invoices/invoice-store.ts';
import { migrate } from '../migrate.ts';
import { m0001House } from './0001-house.ts';
import { m0002Gallery } from './0002-gallery.ts';

const at = '2026-11-21T05:00:00.000Z';
const DOCUMENTS = 130;

async function found({ read }: Database) {
  return {
    words: await read.selectFrom('invoice_words').selectAll().orderBy('issued_seq').orderBy('tail').execute(),
    days: await read
      .selectFrom('day_totals')
      .selectAll()
      .orderBy('tax_state')
      .orderBy('block')
      .orderBy('date')
      .execute(),
  };
}

eachDatabase('A shop with tables from before the report’s search', (open, freshUrl) => {
  test('finds and sums its documents as if they were new', async () => {
    const issued = await open();
    await openCompanyStore(issued).save(buildCompany(), false, at, actor);
    const store = openInvoiceStore(issued);
    for (let count = 0; count < DOCUMENTS; count++) {
      // As if so much else had been done in between.
      if (count === 60) await issued.write.updateTable('audit_head').set({ seq: 9000 }).execute();
      const changes = { buyerAddress: `Alpha Hotels ${count}`, orderDate: `2026-11-1${count % 3}` };
      const answer = await store.issue(buildNewInvoice({ ...changes, taxState: count % 5 ? home : branch }));
      if (answer.kind === 'issued' && count % 40 === 0) await store.cancel(answer.invoice.id, null, at, actor);
    }

    const old = await openDatabase(await freshUrl());
    onTestFinished(() => old.close());
    await migrate(old, at, [m0001House, m0002Gallery]);
    const versions = await issued.read.selectFrom('company_versions').selectAll().execute();
    await old.write.insertInto('company_versions').values(versions).execute();
    const documents = await issued.read.selectFrom('invoices').selectAll().execute();
    await old.write.insertInto('invoices').values(documents).execute();
    expect(await migrate(old, at)).toContain('0003-report-search');

    expect(await found(old)).toEqual(await found(issued));
    const filter = {
      kind: 'tax',
      taxState: branch,
      query: 'hotels',
      from: '',
      to: '',
      withCancelled: false,
    } as const;
    expect(await openInvoiceStore(old).totals(filter)).toMatchObject({ count: 22 });
  }, 60_000);
});
