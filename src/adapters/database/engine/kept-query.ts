import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * A query that is built once and asked with other values each time: to build one through Kysely takes longer than the
 * database takes to answer it. The builder sees a stand-in for each value, so it may place values and not look at them:
 * what depends on one is worked out before and is a value too. A query that takes more values one time than another,
 * as of a list, is kept once for each number of them.
 */
export function keptQuery<Values extends object, Row>(
  build: (database: Kysely<Tables>, values: Values) => Compilable<Row>,
): (database: Kysely<Tables>, values: Values) => Promise<Row[]> {
  // By adapter, which a database and its transactions share: the text of a query differs between the engines.
  const kept = new WeakMap<object, CompiledQuery<Row>[]>();
  return async (database, values) => {
    const names = Object.keys(values);
    const { adapter } = database.getExecutor();
    const queries = kept.get(adapter) ?? [];
    const query = queries[names.length] ?? build(database, placesFor<Values>(names)).compile();
    queries[names.length] = query;
    kept.set(adapter, queries);
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    );
    return (await database.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function placesFor<Values>(names: string[]) {
  return Object.fromEntries(names.map((name) => [name, new Place(name)])) as Values;
}

class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
