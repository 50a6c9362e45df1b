import type { Database } from '../engine/tables.ts';
import { openingDigest } from './opening-row.ts';

const events = ['opening bill added', 'opening bill changed', 'opening bill removed'];

/** Whether each opening bill is as the newest of its audit lines recorded it. */
export async function inspectOpenings(read: Database['read']): Promise<string[]> {
  const newest = await newestLines(read);
  const bills = await read.selectFrom('opening_bills').selectAll().execute();
  // What was added or changed meanwhile is no fault.
  const later = await newestLines(read);
  const faults = bills
    .filter((bill) => {
      const digest = openingDigest(bill);
      return newest.get(bill.id) !== digest && later.get(bill.id) !== digest;
    })
    .map(({ reference }) => `The opening bill ${reference} is not as it was saved.`);
  const stored = new Set(bills.map(({ id }) => id));
  const missing = [...newest.keys()].filter((id) => !stored.has(id));
  return [...faults, ...missing.map((id) => `The opening bill ${id} is missing.`)];
}

async function newestLines(read: Database['read']): Promise<Map<string, string>> {
  const lines = await read.selectFrom('audit_log').select('after').where('what', 'in', events).orderBy('seq').execute();
  return new Map(
    lines.map(({ after }) => {
      const { id, sha256 } = JSON.parse(after) as { id: string; sha256: string };
      return [id, sha256];
    }),
  );
}
