import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Step } from './run-together.ts';
import type { Tables } from './tables.ts';

/** Runs at once, or as a step beside others: see `runTogether`. */
type KeptQuery<Values, Row> = ((database: Kysely<Tables>, values: Values) => Promise<Row[]>) & {
  with(values: Values): Step<Row>;
};

/**
 * A query that Kysely builds once for each engine, like a prepared statement: the builder sees a placeholder for each
 * value, and every call puts its own values in their places. The names of the values are the same in every call.
 * It is for the queries of issuing, which take longer to build than to run. Plain Kysely queries issue documents at 0.48
 * of the rate of the same rows written by hand, these at 0.59 (medians of six runs, taken in turns on a busy machine).
 */
export function keptQuery<Values extends object, Row>(
  build: (database: Kysely<Tables>, values: Values) => Compilable<Row>,
): KeptQuery<Values, Row> {
  const filled = keptText<Values, Row>((database, values) => build(database, placeholders(values)));
  return Object.assign(
    async (database: Kysely<Tables>, values: Values) =>
      (await database.executeQuery<Row>(filled(database, values))).rows,
    { with: (values: Values) => ({ queries: (database: Kysely<Tables>) => [filled(database, values)] }) },
  );
}

/** A query that is built once for each engine, with a `Placeholder` for each of the values that a call gives. */
export function keptText<Given, Row>(
  build: (database: Kysely<Tables>, first: Given) => Compilable<Row>,
): (database: Kysely<Tables>, given: Given) => CompiledQuery<Row> {
  // By adapter, which a database and its transactions share: the text of a query differs between the engines.
  const kept = new WeakMap<object, { query: CompiledQuery<Row>; readers: ((given: Given) => unknown)[] }>();
  return (database, given) => {
    const { adapter } = database.getExecutor();
    let text = kept.get(adapter);
    if (!text) {
      const query = build(database, given).compile();
      text = {
        query,
        readers: query.parameters.map((value) => (value instanceof Placeholder ? value.read : () => value)),
      };
      kept.set(adapter, text);
    }
    const { sql, query, queryId } = text.query;
    return { sql, query, queryId, parameters: text.readers.map((read) => read(given)) };
  };
}

/** Stands in a kept text for a value of the call. */
export class Placeholder<Given> {
  readonly read: (given: Given) => unknown;
  constructor(read: (given: Given) => unknown) {
    this.read = read;
  }
}

function placeholders<Values extends object>(values: Values): Values {
  const names = Object.keys(values) as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, new Placeholder((given: Values) => given[name])])) as Values;
}

/**
 * A text whose value SQLite's planner does not see. It prepares a statement again whenever a value that it has seen is
 * bound again, which took a quarter of the time of issuing: a value is seen where several indexes could serve, in a
 * `limit`, and beside the condition of a partial index.
 */
export function unseen<Text extends string>(value: Text | RawBuilder<Text>): RawBuilder<Text> {
  return sql<Text>`cast(${value} as text)`;
}
