import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { m0001House } from '#adapters/database/migrations/first/0001-house.ts';
import { m0002Gallery } from '#adapters/database/migrations/first/0002-gallery.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';

const at = '2026-11-21T06:00:00.000Z';

type Sight = {
  /** Documents and which migrations were applied, as text. */
  all: string;
  documents: string;
};

/** A shop with the tables of the second release and documents in them; answers how many. */
export async function fillOldShop(databaseUrl: string, documents: number): Promise<number> {
  const issued = await openDatabase('sqlite::memory:');
  await migrate(issued, at);
  await openCompanyStore(issued).save(buildCompany(), false, at, actor);
  const store = openInvoiceStore(issued);
  for (let count = 0; count < documents; count++) {
    const answer = await store.issue(buildNewInvoice({ buyerAddress: `Alpha Hotels ${count}` }));
    if (answer.kind === 'issued') await store.setPdf(answer.invoice.id, String(count).padStart(64, 'f'), at);
  }
  const old = await openDatabase(databaseUrl);
  await migrate(old, at, [m0001House, m0002Gallery]);
  // The stores of this release write tables that the old one does not have.
  for (const row of await issued.read.selectFrom('company_versions').selectAll().execute())
    await old.write.insertInto('company_versions').values(row).execute();
  for (const row of await issued.read.selectFrom('invoices').selectAll().execute())
    await old.write.insertInto('invoices').values(row).execute();
  for (const row of await issued.read.selectFrom('audit_log').selectAll().execute())
    await old.write.insertInto('audit_log').values(row).execute();
  const head = await issued.read.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  await old.write.updateTable('audit_head').set(head).execute();
  await old.close();
  await issued.close();
  return documents;
}

/** What stands in a shop, the numbers, texts and papers of its documents included. */
export async function lookAt(databaseUrl: string): Promise<Sight> {
  const database = await openDatabase(databaseUrl);
  try {
    const { read } = database;
    const documents = JSON.stringify(
      await read.selectFrom('invoices').select(['number', 'data', 'pdf', 'payable']).orderBy('issued_seq').execute(),
    );
    const applied = JSON.stringify(await read.selectFrom('migrations').select('name').orderBy('name').execute());
    const tables = (await read.introspection.getTables()).map(({ name }) => name).sort();
    return { documents, all: `${applied} ${tables} ${documents}` };
  } finally {
    await database.close();
  }
}

/** Migrates it, and once more; what is not as it should be then, or ''. */
export async function bringUp(databaseUrl: string, before: Sight): Promise<string> {
  const database = await openDatabase(databaseUrl);
  try {
    const applied = await migrate(database, at);
    if (applied.length === 0) return 'nothing was left to apply';
    if ((await migrate(database, at)).length > 0) return 'applied once more';
  } catch (error) {
    return String(error);
  } finally {
    await database.close();
  }
  return (await lookAt(databaseUrl)).documents === before.documents ? '' : 'other documents';
}
