import { setImmediate } from 'node:timers/promises';
import type { CustomerRow } from '../../customers/customer-row.ts';
import { customerWords } from '../../customers/customer-words.ts';
import type { Database } from '../../engine/tables.ts';

type Read = Database['read'];

const BATCH = 200;

/** Whether each customer is found by its words and by no other, and what follows from a merge is so. */
export async function customerFaults(read: Read): Promise<string[]> {
  const faults: string[] = await wrongMerges(read);
  for (let last = ''; ; ) {
    const rows: CustomerRow[] = await read
      .selectFrom('customers')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return faults;
    for (const { id, name } of await badlyIndexed(read, rows))
      faults.push(`${name} is not found by each of its words, or by one that it does not have. (customer_words ${id})`);
    last = rows.at(-1)?.id ?? last;
    await setImmediate();
  }
}

/** The customers whose words do not fit. One that was changed between the two reads is left out. */
async function badlyIndexed(read: Read, rows: CustomerRow[]): Promise<CustomerRow[]> {
  const ids = rows.map(({ id }) => id);
  const words = await read.selectFrom('customer_words').selectAll().where('customer_id', 'in', ids).execute();
  const kept = Map.groupBy(words, ({ customer_id }) => customer_id);
  const bad = rows.filter((row) => textOf(kept.get(row.id) ?? []) !== textOf(customerWords(row)));
  if (bad.length === 0) return [];
  const badIds = bad.map(({ id }) => id);
  const now = await read.selectFrom('customers').select(['id', 'version']).where('id', 'in', badIds).execute();
  const versions = new Map(now.map(({ id, version }) => [id, version]));
  return bad.filter(({ id, version }) => versions.get(id) === version);
}

function textOf(words: ReturnType<typeof customerWords>) {
  return words
    .map(({ archived, rank, tail }) => `${archived} ${rank} ${tail}`)
    .sort()
    .join('\n');
}

/** Each merged customer's documents are at the last one of his merges. One statement reads one state. */
async function wrongMerges(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('customers')
    .fullJoin('merged_customers', 'merged_customers.customer', 'customers.id')
    .select(['customers.id', 'merged_into', 'merged_customers.customer', 'kept'])
    .where((row) => row.or([row('merged_into', 'is not', null), row('merged_customers.customer', 'is not', null)]))
    .execute();
  const into = new Map(rows.map(({ id, merged_into }) => [id ?? '', merged_into]));
  const lastOf = (id: string): string => {
    let last = id;
    for (let turn = 0; turn < into.size && into.get(last); turn += 1) last = into.get(last) ?? last;
    return last;
  };
  return rows
    .filter(({ id, merged_into, customer, kept }) => !merged_into || customer === null || kept !== lastOf(id ?? ''))
    .map(
      ({ id, customer }) =>
        `Where the documents of the merged customer ${id ?? customer} are is not where he was merged into. (merged_customers ${customer ?? id})`,
    );
}
