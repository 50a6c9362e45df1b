import Sqlite from 'better-sqlite3';
import type { CopyFacts, CounterMark, SeriesMark } from '#domain/backup/manifest.ts';
import { fileColumns } from '../engine/file-columns.ts';

/** The facts of a copy of the database, read from the copy itself. */
export function copyFacts(database: Sqlite.Database): Omit<CopyFacts, 'sha256' | 'bytes'> {
  const all = <T>(query: string) => database.prepare<[], T>(query).all();
  const [first] = all<{ hash: string }>('select hash from audit_log where seq = 1');
  const [head = { seq: 0, hash: '' }] = all<{ seq: number; hash: string }>('select seq, hash from audit_head');
  return {
    migrations: all<{ name: string }>('select name from migrations order by name').map(({ name }) => name),
    shop: first?.hash ?? '',
    audit: head,
    series: all<SeriesMark>(seriesMarks),
  };
}

// A document has no column for the financial year of its series. Its date decides, also for a typed number.
const seriesMarks = `select kind, tax_state as taxState, financial_year as financialYear, counter,
  (select count(*) from invoices where invoices.kind = series.kind and invoices.tax_state = series.tax_state
    and date >= substr(financial_year, 1, 4) || '-04-01'
    and date < (cast(substr(financial_year, 1, 4) as integer) + 1) || '-04-01') as documents
  from series order by kind, tax_state, financial_year`;

/** All files that the rows of the copy name: sorted, each once. */
export function* filesOfCopy(database: Sqlite.Database): Iterable<string> {
  // A backup before an update has the tables of an older release, and the first release had no pictures.
  const existing = tablesOf(database);
  const named = fileColumns
    .filter(({ table }) => existing.includes(table))
    .map(({ table, column }) => `select ${column} as file from ${table} where ${column} is not null`);
  for (const { file } of database.prepare<[], { file: string }>(`${named.join(' union ')} order by 1`).iterate())
    yield file;
}

function tablesOf(database: Sqlite.Database): string[] {
  return database
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => name);
}

/** The facts and the named files of the copy in `file`. */
export function readCopy(file: string) {
  const copy = new Sqlite(file, { readonly: true });
  try {
    return { ...copyFacts(copy), files: [...filesOfCopy(copy)], vouchers: voucherMarks(copy) };
  } finally {
    copy.close();
  }
}

/** The series of receipts, refunds and settlements. The first releases had none. */
function voucherMarks(copy: Sqlite.Database): CounterMark[] {
  if (!tablesOf(copy).includes('voucher_series')) return [];
  return copy
    .prepare<[], CounterMark>(
      `select kind, tax_state as taxState, financial_year as financialYear, counter from voucher_series
        order by kind, tax_state, financial_year`,
    )
    .all();
}
