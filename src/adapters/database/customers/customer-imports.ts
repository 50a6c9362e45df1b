import { hash } from 'node:crypto';
import type { ImportColumns } from '#domain/customers/import/import-field.ts';
import type { BegunImport, CustomerImports } from '#operations/ports/customer-imports.ts';
import { asStored } from '../engine/as-stored.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { importCandidates } from './import-candidates.ts';
import { storeBatch } from './store-batch.ts';

export function openCustomerImports(database: Database): CustomerImports {
  const { read, write } = database;
  return {
    candidates: (rows) => importCandidates(read, rows),

    begin: async ({ key, bodyHash, fileName, planned }, at, actor) => {
      const start = {
        idempotency_key: key,
        body_hash: bodyHash,
        file_name: asStored(fileName),
        planned: JSON.stringify(planned),
        batches: 0,
        added: 0,
        changed: 0,
        finished_at: planned.new + planned.changes === 0 ? at : null,
        begun_at: at,
        begun_by: actor.username,
      };
      await write
        .insertInto('customer_imports')
        .values(start)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await write
        .selectFrom('customer_imports')
        .selectAll()
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow();
      return row.body_hash === bodyHash ? stateOf(row) : 'key-spent';
    },

    store: (batch, decide, at, actor) => storeBatch(database, batch, decide, at, actor),

    columnsFor: async (headings) => {
      const row = await read
        .selectFrom('import_columns')
        .select('columns')
        .where('headings', '=', hash('sha256', headings))
        .executeTakeFirst();
      return row ? (JSON.parse(row.columns) as ImportColumns) : null;
    },

    rememberColumns: async (headings, columns, at) => {
      const chosen = { columns: JSON.stringify(columns), changed_at: at };
      await write
        .insertInto('import_columns')
        .values({ headings: hash('sha256', headings), ...chosen })
        .onConflict((conflict) => conflict.column('headings').doUpdateSet(chosen))
        .execute();
    },
  };
}

function stateOf(row: Tables['customer_imports']): BegunImport {
  const { batches, added, changed } = row;
  return { planned: JSON.parse(row.planned), batches, added, changed, finished: row.finished_at !== null };
}
