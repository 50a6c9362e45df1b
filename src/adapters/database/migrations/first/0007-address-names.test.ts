import { expect, onTestFinished, test } from 'vitest';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openCompanyStore } from '../../company/company-store.ts';
import { openDatabase } from '../../engine/open-database.ts';
import type { Database } from '../../engine/tables.ts';
import { openInvoiceStore } from '../../invoices/invoice-store.ts';
import { migrate } from '../migrate.ts';
import { m0001House } from './0001-house.ts';
import { m0002Gallery } from './0002-gallery.ts';

const at = '2026-11-21T05:00:00.000Z';

function names({ read }: Database) {
  return read.selectFrom('address_names').selectAll().orderBy('tail').orderBy('address_id').execute();
}

eachDatabase('A shop with tables from before the search of addresses by name', (open, freshUrl) => {
  test('finds its addresses by name as if they were new', async () => {
    const issued = await open();
    await openCompanyStore(issued).save(buildCompany(), false, at, actor);
    const store = openInvoiceStore(issued);
    for (let count = 0; count < 130; count++)
      await store.issue(buildNewInvoice({ buyerAddress: `Alpha Hotels ${count}\nExample Road` }));

    const old = await openDatabase(await freshUrl());
    onTestFinished(() => old.close());
    await migrate(old, at, [m0001House, m0002Gallery]);
    const addresses = await issued.read.selectFrom('addresses').selectAll().execute();
    await old.write.insertInto('addresses').values(addresses).execute();
    expect(await migrate(old, at)).toContain('0007-address-names');

    expect(await names(old)).toHaveLength(130 * 3 + 4);
    expect(await names(old)).toEqual(await names(issued));
  }, 60_000);
});
