import { sql } from 'kysely';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { seriesPrefix } from '#domain/invoices/invoice-number.ts';
import type { TaxState } from '#domain/tax/states.ts';

export type Books = {
  /** Rows in all. */
  rows: number;
  /** Series whose rows are not exactly 1 to their counter. */
  wrongSeries: string[];
  /** Whether the hash chain of the audit log is right from its first line to its head. */
  auditHolds: boolean;
  /** Whether the database finds itself whole; PostgreSQL has checked that when it started. */
  sound: boolean;
};

/** Reads the books behind the program's back. Each document was issued under an automatic number. */
export async function checkBooks(databaseUrl: string): Promise<Books> {
  const database = await openDatabase(databaseUrl);
  try {
    const invoices = await database.read.selectFrom('invoices').select(['kind', 'tax_state', 'number']).execute();
    const series = await database.read.selectFrom('series').selectAll().execute();
    const wrongSeries = series.flatMap(({ kind, tax_state, financial_year, counter }) => {
      const prefix = seriesPrefix({
        kind: kind as InvoiceKind,
        taxState: tax_state as TaxState,
        financialYear: financial_year,
      });
      const numbers = invoices
        .filter((row) => row.kind === kind && row.tax_state === tax_state && row.number.startsWith(prefix))
        .map(({ number }) => Number(number.slice(prefix.length)))
        .sort((one, other) => one - other);
      const exact = numbers.length === counter && numbers.every((number, index) => number === index + 1);
      return exact ? [] : [`${prefix} has its counter at ${counter} and ${numbers.length} rows`];
    });
    const audit = await openAuditLog(database).check();
    return { rows: invoices.length, wrongSeries, auditHolds: audit.brokenAt === null, sound: await isSound(database) };
  } finally {
    await database.close();
  }
}

async function isSound(database: Awaited<ReturnType<typeof openDatabase>>): Promise<boolean> {
  if (database.engine !== 'sqlite') return true;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.read);
  const foreign = await sql`pragma foreign_key_check`.execute(database.read);
  return rows[0]?.integrity_check === 'ok' && foreign.rows.length === 0;
}
