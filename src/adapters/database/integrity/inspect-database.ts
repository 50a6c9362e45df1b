import { type Selectable, sql } from 'kysely';
import type { Inspection } from '#operations/ports/verify.ts';
import { fileColumns } from '../engine/file-columns.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { invoicesFromRows } from '../invoices/invoices-from-rows.ts';
import type { DraftOf } from '../invoices/is-as-issued.ts';
import { checks } from './checks.ts';
import { messageOf } from './derived/as-written.ts';
import { type DocumentFindings, deriveFromDocuments } from './derived/documents.ts';
import { strayRows } from './stray-rows.ts';
import type { TableCheck } from './table-check.ts';
import { type Sealed, verifySeals } from './verify-seals.ts';

const BATCH = 500;

export function inspectDatabase(database: Database, draftOf: DraftOf): Inspection {
  const { read } = database;
  return {
    faults: async () => [...(await engineFaults(database)), ...(await strayRows(database))],

    tables: () => inspectTables(database, draftOf),

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
      const chosen = new Map<string, Selectable<Tables['invoices']>>();
      for (let turn = 0; turn < count; turn += 1) {
        const row = await read
          .selectFrom('invoices')
          .selectAll()
          .where('pdf', 'is not', null)
          .where('issued_seq', '>=', Math.ceil(((newest?.seq ?? 0) * (turn + 1)) / count))
          .orderBy('issued_seq')
          .limit(1)
          .executeTakeFirst();
        if (row) chosen.set(row.id, row);
      }
      return invoicesFromRows(database, [...chosen.values()]);
    },
  };
}

/**
 * The one loop: what the audit log says of the rows is compared with them, what follows from others is computed again. One
 * finding for each check; `only`: those with these names.
 */
export async function* inspectTables(
  database: Database,
  draftOf: DraftOf,
  only: (check: TableCheck) => boolean = () => true,
): AsyncIterable<{ name: string; summary: string; faults: string[] }> {
  const { read } = database;
  const chosen = checks.filter(only);
  let found: Promise<DocumentFindings> | undefined;
  const documents = () => {
    found ??= deriveFromDocuments(database, draftOf);
    return found;
  };
  const sealed = await verifySeals(
    read,
    chosen.flatMap(({ seals }) => seals),
  );
  const nothing: Sealed = { rows: 0, untold: 0, faults: [] };
  for (const { name, seals, find } of chosen) {
    const { summary, faults = [] } = await Promise.resolve(
      find({ database, read, documents, of: (seal) => sealed.get(seal) ?? nothing }),
    ).catch((error: unknown) => {
      // Somebody wrote there what the program cannot read. The seals say where.
      return { summary: 'not read to the end.', faults: [`Something cannot be read: ${messageOf(error)}`] };
    });
    const all = [...seals.flatMap((seal) => sealed.get(seal)?.faults ?? []), ...faults];
    yield { name, summary, faults: [...new Set(all)] };
  }
}

/** PostgreSQL itself finds a damaged page by its checksum, since every document is read here. SQLite needs a pragma. */
async function engineFaults(database: Database): Promise<string[]> {
  if (database.engine === 'postgres') return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.read);
  return rows.map((row) => row.integrity_check).filter((result) => result !== 'ok');
}
