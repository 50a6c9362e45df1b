import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import type { openDatabase } from '#adapters/database/engine/open-database.ts';
import { inspectDatabase, inspectTables } from '#adapters/database/integrity/inspect-database.ts';
import { openDocumentSeals } from '#adapters/database/invoices/document-seals.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { releaseOf } from '#adapters/database/migrations/migrate.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { withoutRow } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch } from '#test/specification/specified-firm.ts';
import { issueAsBefore, setPdfAsBefore } from '#test/wire/issue-as-before.ts';
import { verifyShop } from './verify-shop.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

const at = '2026-11-21T06:00:00.000Z';
function paperOf(number: string) {
  return nodeSystem.sha256(`paper of ${number}`);
}

/** What is wrong with the documents and their papers, by the whole verify up to there, or by what it asks of documents alone. */
async function faultsOf(database: Database, asks: 'all' | 'of documents' = 'all'): Promise<string[]> {
  const inspection = inspectDatabase(database, draftOfData);
  const ports = {
    system: nodeSystem,
    release: () => releaseOf(database),
    inspection: {
      ...inspection,
      ...(asks === 'of documents' && {
        faults: async () => [],
        tables: () =>
          inspectTables(
            database,
            draftOfData,
            ({ name, seals, derives }) =>
              name === 'Paper hashes' ||
              derives.includes('invoices') ||
              seals.some(({ table, from }) => table === 'invoices' || from === 'invoices'),
          ),
      }),
    },
    audit: openAuditLog(database),
    companies: openCompanyStore(database),
    files: openMemoryFileStore(),
    paper: { draw: () => Promise.reject(new Error('not asked')) },
  };
  const verified = await verifyShop(ports);
  if (!verified.ok) throw new Error(verified.message);
  const faults: string[] = [];
  for await (const check of verified.value) {
    // The tests take the guards of tables away.
    if (check.name === 'Tables') continue;
    // The table and the key of the row stand in brackets.
    faults.push(...new Set(check.faults.map(withoutRow)));
    if (check.name === 'Paper hashes') return faults;
  }
  throw new Error('Papers were not looked at.');
}

/** Two versions of the company record, an invoice, a credit note of it, and a cancelled invoice, each with a paper. */
async function openShop(database: Database, release: 'this' | 'before') {
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  await openCompanyStore(database).save(buildCompany({ name: 'Renamed' }), false, at, actor);
  const store = openInvoiceStore(database);
  const issue = async (number: string, ...entry: Parameters<typeof buildNewInvoice>) => {
    const [input, more] = entry;
    const idempotency = { key: `key of ${number}`, bodyHash: 'b'.repeat(64) };
    const filled = buildNewInvoice({ ...input, invoiceNo: number }, { idempotency, ...more });
    if (release === 'before') await issueAsBefore(database, filled, number);
    else await store.issue(filled);
    if (release === 'before') await setPdfAsBefore(database, filled.id, paperOf(number));
    else await store.setPdf(filled.id, paperOf(number), at);
    return filled;
  };
  const invoice = await issue('SI/1');
  const original = { id: invoice.id, number: 'SI/1', date: invoice.date };
  await issue('CN/1', { type: 'credit', referenceNumber: 'SI/1' }, { original });
  const cancelled = await issue('SI/2', { discount1: '120.00' });
  await store.cancel(cancelled.id, null, at, actor);
  await store.setLaterPdf(cancelled.id, 'cancelled', paperOf('SI/2, cancelled'), at);
}

/** As somebody does who has the database itself. */
async function dropGuards(database: Database) {
  for (const guard of ['invoices_kept', 'invoices_frozen', 'invoices_pdf_once'])
    await sql
      .raw(`drop trigger ${guard}${database.engine === 'postgres' ? ' on invoices' : ''}`)
      .execute(database.write);
}

async function columnsOf({ read }: Database): Promise<string[]> {
  return (
    (await read.introspection.getTables()).find(({ name }) => name === 'invoices')?.columns.map(({ name }) => name) ??
    []
  );
}

/** Something that could stand there. */
function alteredValue(column: string, value: unknown): string | number {
  if (column === 'draft') return String(value).replace('"lines":[', '"lines":[ ');
  if (column === 'company_version') return 2;
  if (column === 'specimen') return 1;
  if (column === 'kind') return 'pro';
  if (column === 'tax_state') return branch;
  if (column === 'tax_type') return 'central';
  if (column.endsWith('date')) return '2026-11-20';
  if (typeof value === 'number') return value + 1000;
  return typeof value === 'string' ? `${value}x` : 'x'.repeat(64);
}

function alter(database: Database, number: string, column: string, value: unknown) {
  return sql`update invoices set ${sql.ref(column)} = ${value} where id = ${number}`.execute(database.write);
}

/** The columns of a document that can be altered without a fault that names it: each column in every document at once. */
async function unseen(database: Database, columns: string[]): Promise<string[]> {
  const rows = await database.read.selectFrom('invoices').selectAll().execute();
  const missed: string[] = [];
  for (const column of columns) {
    // An empty column of a document that is not cancelled, or corrects none, is filled in; a cancellation is undone.
    const altered = rows.map((row) => ({
      row,
      value: row[column as keyof typeof row],
      other: column === 'cancelled' ? 1 - row.cancelled : alteredValue(column, row[column as keyof typeof row]),
    }));
    for (const { row, other } of altered) await alter(database, row.id, column, other);
    const faults = await faultsOf(database, 'of documents');
    for (const { row, value, other } of altered) {
      const number = column === 'number' ? String(other) : row.number;
      if (!faults.some((fault) => fault.startsWith(`${number} `))) missed.push(`${row.number}: ${column}`);
      await alter(database, column === 'id' ? String(other) : row.id, column, value);
    }
  }
  return missed;
}

eachDatabase('Verify', (open) => {
  test('names each document with an altered column', async () => {
    const database = await open();
    await openShop(database, 'this');
    await dropGuards(database);
    expect(await faultsOf(database)).toEqual([]);
    const columns = await columnsOf(database);
    expect(columns).toHaveLength(33);
    expect(await unseen(database, columns)).toEqual([]);
    expect(await faultsOf(database)).toEqual([]);
  }, 120_000);

  test('names a document of an earlier release with an altered column that follows from its data, and once it is sealed, with any altered column', async () => {
    const database = await open();
    await openShop(database, 'before');
    await dropGuards(database);
    expect(await faultsOf(database)).toEqual([]);
    const columns = await columnsOf(database);
    const notYetCovered = ['pdf', 'company_version', 'idempotency_key', 'body_hash', 'draft'];
    expect(
      await unseen(
        database,
        columns.filter((column) => !notYetCovered.includes(column)),
      ),
    ).toEqual([]);
    await openDocumentSeals(database, draftOfData).sealNext(at);
    expect(await unseen(database, columns)).toEqual([]);
    expect(await faultsOf(database)).toEqual([]);
  }, 180_000);

  test.each(['this', 'before'] as const)(
    'names two documents of %s release whose papers were swapped, and one without its paper',
    async (release) => {
      const database = await open();
      await openShop(database, release);
      await openDocumentSeals(database, draftOfData).sealNext(at);
      await dropGuards(database);
      const paper = (number: string, pdf: string | null) =>
        database.write.updateTable('invoices').set({ pdf }).where('number', '=', number).execute();
      await paper('SI/1', paperOf('CN/1'));
      expect(await faultsOf(database)).toEqual([
        'SI/1 names another paper than the audit log.',
        'SI/1 and CN/1 name the same paper.',
      ]);
      await paper('CN/1', paperOf('SI/1'));
      expect(await faultsOf(database)).toEqual([
        'SI/1 names another paper than the audit log.',
        'CN/1 names another paper than the audit log.',
      ]);
      await paper('SI/1', paperOf('SI/1'));
      await paper('CN/1', null);
      expect(await faultsOf(database)).toEqual(['CN/1 names no paper, but the audit log has one.']);
    },
  );

  test('names a cancelled document whose paper CANCELLED was replaced, removed, or added without a line', async () => {
    const database = await open();
    await openShop(database, 'this');
    const on = database.engine === 'postgres' ? ' on papers' : '';
    for (const guard of database.engine === 'postgres' ? ['papers_kept'] : ['papers_no_delete', 'papers_no_update'])
      await sql.raw(`drop trigger ${guard}${on}`).execute(database.write);
    await database.write
      .updateTable('papers')
      .set({ hash: paperOf('SI/1') })
      .execute();
    const replaced = 'The paper CANCELLED of SI/2 is not the one in the audit log.';
    expect(await faultsOf(database)).toEqual([replaced]);
    await database.write.deleteFrom('papers').execute();
    expect(await faultsOf(database)).toEqual([replaced]);
    const { id: owner } = await database.read
      .selectFrom('invoices')
      .select('id')
      .where('number', '=', 'SI/1')
      .executeTakeFirstOrThrow();
    const hash = paperOf('SI/2, cancelled');
    await database.write.insertInto('papers').values({ owner, kind: 'cancelled', hash, named_at: at }).execute();
    await database.write
      .insertInto('papers')
      .values(
        (await database.read.selectFrom('invoices').select('id').where('number', '=', 'CN/1').execute()).map(
          ({ id }) => ({ owner: id, kind: 'cancelled', hash, named_at: at }),
        ),
      )
      .execute();
    expect((await faultsOf(database)).sort()).toEqual([
      'The paper CANCELLED of CN/1 is not in the audit log.',
      'The paper CANCELLED of SI/1 is not in the audit log.',
      replaced,
    ]);
  });

  test('names a document of an earlier release whose draft was altered', async () => {
    const database = await open();
    await openShop(database, 'before');
    await dropGuards(database);
    await sql`update invoices set draft = replace(draft, 'Grass', 'Sisal') where number = 'SI/1'`.execute(
      database.write,
    );
    const [row] = await database.read.selectFrom('invoices').select('draft').where('number', '=', 'SI/1').execute();
    expect(row?.draft).toContain('Sisal weave');
    expect(await faultsOf(database)).toEqual(['SI/1 is not as it was issued.']);
  });
});
