import { expect, onTestFinished, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { at, documentOf, fillShop } from './fill-shop.ts';

const DOCUMENTS = 60;
/** As if it were the beginning of so large a shop: twenty documents a day. */
const ALL = 20_000;

eachDatabase('The large shop of the measurements', (_, freshUrl) => {
  test('is filled with the rows that issuing leaves', async () => {
    const openShop = async () => {
      const url = await freshUrl();
      const database = await openDatabase(url);
      onTestFinished(() => database.close());
      await migrate(database, at);
      await openCompanyStore(database).save(buildCompany(), false, at, actor);
      const rows = async () => ({
        invoices: await database.read.selectFrom('invoices').selectAll().orderBy('issued_seq').execute(),
        buyers: await database.read.selectFrom('buyer_names').selectAll().orderBy('document').execute(),
        words: await database.read
          .selectFrom('invoice_words')
          .selectAll()
          .orderBy('tail')
          .orderBy('issued_seq')
          .execute(),
        addresses: await database.read.selectFrom('addresses').selectAll().orderBy('id').execute(),
        tails: await database.read
          .selectFrom('address_words')
          .selectAll()
          .orderBy('tail')
          .orderBy('address_id')
          .execute(),
        names: await database.read
          .selectFrom('address_names')
          .selectAll()
          .orderBy('tail')
          .orderBy('address_id')
          .execute(),
        // What a search by registration asks first.
        series: await database.read.selectFrom('series').selectAll().orderBy('financial_year').execute(),
        days: await database.read.selectFrom('day_totals').selectAll().orderBy('date').execute(),
      });
      return { url, database, rows };
    };
    const [issued, filled] = [await openShop(), await openShop()];
    const store = openInvoiceStore(issued.database);
    for (let index = 0; index < DOCUMENTS; index++) await store.issue(documentOf(index, ALL));
    await fillShop(filled.url, 0, DOCUMENTS / 2, ALL);
    await fillShop(filled.url, DOCUMENTS / 2, DOCUMENTS, ALL);
    expect(await filled.rows()).toEqual(await issued.rows());
  });
});
