import { hash } from 'node:crypto';
import type { ImportColumns } from '#domain/customers/import/import-field.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { BegunImport, CustomerImports } from '#operations/ports/customer-imports.ts';
import { asStored } from '../engine/as-stored.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { lockAudit } from '../shared-writes/audit-log.ts';
import { importCandidates } from './import-candidates.ts';
import { forgetReplaced } from './import-replaced.ts';
import { storeBatch } from './store-batch.ts';
import { takeBackImport } from './take-back-import.ts';

type Start = Parameters<CustomerImports['begin']>[0];

export function openCustomerImports(database: Database): CustomerImports {
  const { read, write } = database;
  return {
    candidates: (rows) => importCandidates(read, rows),

    begin: (start, at, caller) =>
      write.transaction().execute(async (transaction) => {
        const actor = await lockAudit(transaction, caller);
        await transaction
          .insertInto('customer_imports')
          .values(begunRow(start, at, actor))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const row = await transaction
          .selectFrom('customer_imports')
          .selectAll()
          .where('idempotency_key', '=', start.key)
          .executeTakeFirstOrThrow();
        if (row.body_hash !== start.bodyHash) return 'key-spent';
        if (row.taken_back_at !== null) return 'taken-back';
        await forgetReplaced(transaction, at);
        if (start.chosen) await rememberColumns(transaction, start.chosen, at);
        return stateOf(row);
      }),

    store: (batch, decide, at, actor) => storeBatch(database, batch, decide, at, actor),

    takeBack: (sought, at, actor) => takeBackImport(database, sought, at, actor),

    columnsFor: async (headings) => {
      const row = await read
        .selectFrom('import_columns')
        .select('columns')
        .where('headings', '=', hash('sha256', headings))
        .executeTakeFirst();
      return row ? (JSON.parse(row.columns) as ImportColumns) : null;
    },
  };
}

function begunRow(
  { key, bodyHash, fileName, planned }: Start,
  at: string,
  { username }: Actor,
): Tables['customer_imports'] {
  return {
    idempotency_key: key,
    body_hash: bodyHash,
    file_name: asStored(fileName),
    planned: JSON.stringify(planned),
    batches: 0,
    added: 0,
    changed: 0,
    finished_at: planned.new + planned.changes === 0 ? at : null,
    begun_at: at,
    begun_by: username,
    taken_back_at: null,
  };
}

async function rememberColumns(
  transaction: Transacting,
  { headings, columns }: NonNullable<Start['chosen']>,
  at: string,
): Promise<void> {
  const chosen = { columns: JSON.stringify(columns), changed_at: at };
  await transaction
    .insertInto('import_columns')
    .values({ headings: hash('sha256', headings), ...chosen })
    .onConflict((conflict) => conflict.column('headings').doUpdateSet(chosen))
    .execute();
}

function stateOf(row: Tables['customer_imports']): BegunImport {
  const { batches, added, changed } = row;
  return { planned: JSON.parse(row.planned), batches, added, changed, finished: row.finished_at !== null };
}
