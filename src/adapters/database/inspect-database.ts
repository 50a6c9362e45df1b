import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import type { Inspection } from '#operations/ports/verify.ts';
import { fileColumns } from './engine/file-columns.ts';
import type { Database } from './engine/tables.ts';
import { inspectTables } from './inspect-tables.ts';
import { documentsWithLines, lineOf } from './invoices/document-lines.ts';
import { inspectLines } from './invoices/inspect-lines.ts';
import { invoiceFromRow } from './invoices/invoice-row.ts';
import { type DraftOf, isAsIssued } from './invoices/is-as-issued.ts';

const BATCH = 500;

export function inspectDatabase(database: Database, draftOf: DraftOf): Inspection {
  const { read } = database;
  return {
    faults: async () => [...(await engineFaults(database)), ...(await orphans(database))],

    counters: async () =>
      (await read.selectFrom('series').selectAll().execute()).map((row) => ({
        series: {
          kind: row.kind as InvoiceKind,
          taxState: row.tax_state as TaxState,
          financialYear: row.financial_year,
        },
        counter: row.counter,
      })),

    async *documents() {
      for (let last = 0, rows = BATCH; rows === BATCH; ) {
        const batch = await documentsWithLines(read)
          .where('invoices.issued_seq', '>', last)
          .orderBy('invoices.issued_seq')
          .limit(BATCH)
          .execute();
        for (const row of batch)
          yield {
            kind: row.kind as InvoiceKind,
            taxState: row.tax_state as TaxState,
            number: row.number,
            date: row.date,
            isAsIssued: await isAsIssued(read, row, lineOf(row), draftOf),
          };
        rows = batch.length;
        last = batch.at(-1)?.issued_seq ?? last;
        // The inspection must not block other requests.
        await setImmediate();
      }
    },

    lines: () => inspectLines(database),

    counts: async () => {
      // One statement reads one state, on both engines.
      const { rows } = await sql<Record<'issued' | 'issuedLines' | 'cancelled' | 'cancelledLines', number>>`select
        (select count(*) from invoices) as "issued",
        (select count(*) from audit_log where what = 'invoice issued') as "issuedLines",
        (select count(*) from invoices where cancelled = 1) as "cancelled",
        (select count(*) from audit_log where what = 'invoice cancelled') as "cancelledLines"`.execute(read);
      return rows[0] ?? { issued: 0, issuedLines: 0, cancelled: 0, cancelledLines: 0 };
    },

    tables: () => inspectTables(database),

    async *files() {
      for (let last = '', rows = BATCH; rows === BATCH; ) {
        const named = fileColumns.map(
          ({ table, column }) => sql`select ${sql.ref(column)} as file from ${sql.table(table)}
            where ${sql.ref(column)} > ${last}`,
        );
        const batch = (
          await sql<{ file: string }>`${sql.join(named, sql` union `)} order by file limit ${BATCH}`.execute(read)
        ).rows;
        for (const { file } of batch) yield file;
        rows = batch.length;
        last = batch.at(-1)?.file ?? last;
      }
    },

    sample: async (count) => {
      const newest = await read
        .selectFrom('invoices')
        .select((row) => row.fn.max('issued_seq').as('seq'))
        .executeTakeFirst();
      const chosen = new Map<string, ReturnType<typeof invoiceFromRow>>();
      for (let turn = 0; turn < count; turn += 1) {
        const row = await read
          .selectFrom('invoices')
          .selectAll()
          .where('pdf', 'is not', null)
          .where('issued_seq', '>=', Math.ceil(((newest?.seq ?? 0) * (turn + 1)) / count))
          .orderBy('issued_seq')
          .limit(1)
          .executeTakeFirst();
        if (row) chosen.set(row.id, invoiceFromRow(row));
      }
      return [...chosen.values()];
    },
  };
}

/** PostgreSQL itself finds a damaged page by its checksum, since every document is read here. SQLite needs a pragma. */
async function engineFaults(database: Database): Promise<string[]> {
  if (database.engine === 'postgres') return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.read);
  return rows.map((row) => row.integrity_check).filter((result) => result !== 'ok');
}

async function orphans({ read }: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'A document refers to a missing company record.' as fault from invoices
      where not exists (select 1 from company_versions where version = invoices.company_version)
    union select 'A login refers to a missing account.' from logins
      where not exists (select 1 from users where id = logins.user_id)
    union select 'A file refers to a missing picture.' from photo_files
      where not exists (select 1 from photos where id = photo_files.photo_id)`.execute(read);
  return rows.map(({ fault }) => fault);
}
