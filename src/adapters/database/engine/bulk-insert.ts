import { type Compilable, type Kysely, PostgresAdapter } from 'kysely';
import { keptText, Placeholder } from './kept-query.ts';
import { runTogether, type Step } from './run-together.ts';
import type { Tables, Transacting } from './tables.ts';

/** How many rows the kept statements insert at most. */
const MAX_KEPT = 16;

/** And one statement on PostgreSQL, which takes 65,535 values: no table has 65 columns. */
const MOST_ROWS = 1_000;

/** Runs at once, or as a step beside others: see `runTogether`. */
type BulkInsert<Row, Result> = ((transaction: Transacting, rows: Row[]) => Promise<void>) & {
  with(rows: Row[]): Step<Result>;
};

/**
 * An insert of any number of rows. A statement is kept for each small number of them. More are one statement on PostgreSQL,
 * because each is a round trip while other documents wait, and on SQLite several kept ones: a longer one takes more time to
 * build than they take to run.
 */
export function bulkInsert<Row extends object, Result>(
  build: (database: Kysely<Tables>, rows: Row[]) => Compilable<Result>,
): BulkInsert<Row, Result> {
  const kept = new Map<number, ReturnType<typeof insertOf<Row, Result>>>();
  const insert = (database: Kysely<Tables>, rows: Row[]) => {
    let known = kept.get(rows.length);
    if (!known) {
      known = insertOf(build);
      kept.set(rows.length, known);
    }
    return known(database, rows);
  };
  const steps = (rows: Row[]): Step<Result> => ({
    queries: (database) => {
      if (rows.length === 0) return [];
      if (rows.length > MAX_KEPT && database.getExecutor().adapter instanceof PostgresAdapter)
        return partsOf(rows, MOST_ROWS).map((part) => build(database, part).compile());
      return partsOf(rows, MAX_KEPT).map((part) => insert(database, part));
    },
  });
  return Object.assign(
    async (transaction: Transacting, rows: Row[]) => {
      if (rows.length > 0) await runTogether(transaction, [steps(rows)]);
    },
    { with: steps },
  );
}

/** The statement for as many rows as the first call gives. */
function insertOf<Row extends object, Result>(build: (database: Kysely<Tables>, rows: Row[]) => Compilable<Result>) {
  return keptText<Row[], Result>((database, first) => {
    const valueAt = (index: number, name: keyof Row) => new Placeholder<Row[]>((rows) => rows[index]?.[name]);
    const names = Object.keys(first[0] ?? {}) as (keyof Row)[];
    const rowAt = (index: number) => Object.fromEntries(names.map((name) => [name, valueAt(index, name)])) as Row;
    return build(
      database,
      first.map((_, index) => rowAt(index)),
    );
  });
}

function partsOf<Row>(rows: Row[], most: number): Row[][] {
  if (rows.length <= most) return [rows];
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, nth) => rows.slice(nth * most, (nth + 1) * most));
}
