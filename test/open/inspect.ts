import type { Database } from '#adapters/database/engine/tables.ts';
import { inspectTables } from '#adapters/database/integrity/inspect-database.ts';
import { draftOfData } from '#contract/invoice-wire.ts';

/** What verify says of one subject, without the names of the rows in brackets. */
export async function inspect({ read }: Pick<Database, 'read'>, name: string) {
  const database = { read } as Database;
  for await (const { summary, faults } of inspectTables(database, draftOfData, (check) => check.name === name))
    return { name, summary, faults: [...new Set(faults.map(withoutRow))] };
  throw new Error(`Nothing is called ${name}.`);
}

/** `withoutRow('A/1 is not as it was issued. (invoices 7f)')` → `'A/1 is not as it was issued.'` */
export function withoutRow(fault: string): string {
  return fault.replace(/ \([a-z_]+( [^()]*)?\)$/, '');
}
