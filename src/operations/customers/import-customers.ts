import type { Customer } from '#domain/customers/customer.ts';
import { headingsKey } from '#domain/customers/import/find-headings.ts';
import type { RefusedRow } from '#domain/customers/import/read-import-row.ts';
import { MOST_TRIES, rowId } from '#domain/move-in/file-ids.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { BegunImport } from '../ports/customer-imports.ts';
import type { System } from '../ports/system.ts';
import { type Decided, decideAgain, type RowToStore } from './decide-again.ts';
import { type ImportPlan, prepareImport, type SheetUpload } from './prepare-import.ts';

type Ports = Parameters<typeof prepareImport>[0] & { system: System };

/** What an import did. `refused`: the rows that did not go in. */
type ImportResult = { added: number; changed: number; same: number; refused: RefusedRow[] };

/** How far an import is, and its result at the end; or why it goes no further here. */
export type ImportProgress = { done: number; of: number; result?: ImportResult } | { stopped: string };

const ROWS_IN_A_BATCH = 200;

/**
 * Imports the good rows of a file. The whole file is checked first; then the rows are stored in batches, while clerks go on
 * issuing. The same key goes on where an import ended, and tells the result again when it is over.
 */
export async function importCustomers(
  ports: Ports,
  upload: SheetUpload,
  key: string,
  actor: Actor,
): Promise<Outcome<AsyncGenerator<ImportProgress>>> {
  const { customerImports, system } = ports;
  const prepared = await prepareImport(ports, upload);
  if (!prepared.ok) return prepared;
  const plan = prepared.value;
  const { headings, columns } = plan.headed;
  const bodyHash = system.sha256(`${system.sha256(upload.bytes)} ${columns.join()}`);
  const chosen = upload.columns && { headings: headingsKey(headings), columns };
  const start = { key, bodyHash, fileName: upload.fileName, planned: plan.counts, chosen };
  const state = await customerImports.begin(start, system.now(), actor);
  if (state === 'key-spent') return failed('conflict', 'This Idempotency-Key imported another file.');
  if (state === 'taken-back')
    return failed('conflict', 'This import was taken back. Choose the file once more to import it again.');
  return ok(storeRows(ports, { key, fileName: upload.fileName }, plan, state, actor));
}

async function* storeRows(
  { customerImports, system }: Ports,
  file: { key: string; fileName: string },
  plan: ImportPlan,
  state: BegunImport,
  actor: Actor,
): AsyncGenerator<ImportProgress> {
  const rows = state.finished ? [] : rowsToStore(plan);
  const of = state.planned.new + state.planned.changes;
  const refused = plan.rows.filter((row) => row.what === 'refused').map(({ number, message }) => ({ number, message }));
  let { added, changed, batches } = state;
  const sha256 = system.sha256(file.key);
  // Of an import that goes on after it broke off, a row may be new again: its customer was given another name meanwhile.
  const idOf = (row: number) => rowId(sha256, batches % MOST_TRIES, row);
  for (let from = 0; from < rows.length; from += ROWS_IN_A_BATCH) {
    yield { done: of - rows.length + from, of };
    const part = rows.slice(from, from + ROWS_IN_A_BATCH);
    const isLast = from + ROWS_IN_A_BATCH >= rows.length;
    const batch = { ...file, number: batches, isLast, rows: part.map(({ row }) => row.customer) };
    let decided: Decided = { writes: [], refused: [] };
    const decide = (customers: Customer[]) => {
      decided = decideAgain(plan.headed, part, customers, idOf);
      return decided.writes;
    };
    if ((await customerImports.store(batch, decide, system.now(), actor)) === 'overtaken') {
      yield { stopped: 'This import is going on in another window.' };
      return;
    }
    const news = decided.writes.filter(({ before }) => before === null).length;
    batches += 1;
    added += news;
    changed += decided.writes.length - news;
    refused.push(...decided.refused);
  }
  yield { done: of, of, result: { added, changed, same: state.planned.same, refused } };
}

function rowsToStore({ read, rows }: ImportPlan): RowToStore[] {
  return rows.flatMap((planned, at) => {
    const row = read[at];
    return row && 'customer' in row && (planned.what === 'new' || planned.what === 'changes') ? [{ row, planned }] : [];
  });
}
