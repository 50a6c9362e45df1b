import { expect, test } from 'vitest';
import { fillAll } from '#operations/fill-all.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openCompanyStore } from '../company/company-store.ts';
import type { Database } from '../engine/tables.ts';
import { openInvoiceStore } from '../invoices/invoice-store.ts';
import { openCatalogueStore } from './catalogue-store.ts';

const never = new AbortController().signal;
const blinds = { productname2: 'Blinds', hsn2: '630399', qty2: '1', rate2: '1', ratePerQty2: 'pcs', gst2: '18' };

async function issue(database: Database, changes: Parameters<typeof buildNewInvoice>[0] = {}) {
  const answer = await openInvoiceStore(database).issue(buildNewInvoice(changes));
  expect(answer.kind).toBe('issued');
}

eachDatabase('The documents of a product', (open) => {
  test('are counted once each, at once, and not again by the job or by two jobs', async () => {
    const database = await open();
    await openCompanyStore(database).save(buildCompany(), false, '2026-11-21T06:00:00.000Z', actor);
    const catalogues = openCatalogueStore(database);
    const uses = async () => Object.fromEntries(await catalogues.productUses());
    expect(await uses()).toEqual({});
    await issue(database, { orderDate: '2026-11-21' });
    await issue(database, { orderDate: '2026-11-02', ...blinds });
    await issue(database, { type: 'pro', ...blinds, productname2: 'Wallpaper' });
    const three = {
      Wallpaper: { documents: 3, lastDate: '2026-11-21' },
      Blinds: { documents: 1, lastDate: '2026-11-02' },
    };
    expect(await uses()).toEqual(three);
    expect(Object.keys(await uses())).toEqual(['Blinds', 'Wallpaper']);
    expect(await fillAll(catalogues.countNextUses, never)).toEqual({ filled: 3 });
    expect(await uses()).toEqual(three);
    expect(await fillAll(catalogues.countNextUses, never)).toBeNull();
    await issue(database, { orderDate: '2026-11-20', ...blinds });
    await Promise.all([catalogues.countNextUses(), openCatalogueStore(database).countNextUses()]);
    expect(await uses()).toEqual({
      Wallpaper: { documents: 4, lastDate: '2026-11-21' },
      Blinds: { documents: 2, lastDate: '2026-11-20' },
    });
  });

  test('are compared with the documents by verify', async () => {
    const database = await open();
    await openCompanyStore(database).save(buildCompany(), false, '2026-11-21T06:00:00.000Z', actor);
    await issue(database, blinds);
    await fillAll(openCatalogueStore(database).countNextUses, never);
    await issue(database);
    expect(await inspect(database, 'Products')).toEqual({
      name: 'Products',
      summary: 'the counts of 2 products are those of their documents.',
      faults: [],
    });
    await database.write.updateTable('product_uses').set({ documents: 7 }).where('product', '=', 'Blinds').execute();
    await database.write.deleteFrom('product_uses').where('product', '=', 'Wallpaper').execute();
    expect((await inspect(database, 'Products')).faults).toEqual([
      'The count of the documents with Blinds is wrong.',
      'The count of the documents with Wallpaper is wrong.',
    ]);
  });
});
