import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { foldText } from '#domain/text/fold-text.ts';
import type { Database } from '../engine/tables.ts';

type Read = Database['read'];

/** For each customer a sum of hashes: the same documents have the same sum, and a million documents take no memory. */
type Sums = Map<string, bigint>;

const BATCH = 1_000;
/** More faults are not listed. */
const LISTED = 100;

/** Whether each customer has the documents that the audit log linked to him. */
export async function inspectLinks(read: Read): Promise<string[]> {
  const first = await headOf(read);
  const audited = await auditedSums(read, 0, first);
  const stored = await storedSums(read);
  // What was linked meanwhile is in one of the two sums only.
  const changed = await auditedSums(read, first, await headOf(read));
  const customers = [...new Set([...audited.keys(), ...stored.keys()])].filter(
    (customer) => !changed.has(customer) && (audited.get(customer) ?? 0n) !== (stored.get(customer) ?? 0n),
  );
  return customers
    .slice(0, LISTED)
    .map((customer) => `The documents of the customer ${customer} are not those that the audit log recorded.`);
}

async function headOf(read: Read): Promise<number> {
  return (await read.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow()).seq;
}

async function storedSums(read: Read): Promise<Sums> {
  const sums: Sums = new Map();
  for (let last = ''; ; ) {
    const rows = await read
      .selectFrom('document_customers')
      .select(['document', 'customer'])
      .where('document', '>', last)
      .orderBy('document')
      .limit(BATCH)
      .execute();
    for (const { document, customer } of rows) add(sums, customer, document);
    if (rows.length < BATCH) return sums;
    last = rows.at(-1)?.document ?? last;
    await setImmediate();
  }
}

async function auditedSums(read: Read, from: number, to: number): Promise<Sums> {
  const sums: Sums = new Map();
  for (let last = from; ; ) {
    const lines = await read
      .selectFrom('audit_log')
      .select(['seq', 'what', 'subject', 'before', 'after'])
      .where('what', 'in', ['invoice issued', 'documents linked', 'document linked'])
      .where('after', 'like', '%"customer%')
      .where('seq', '>', last)
      .where('seq', '<=', to)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    for (const line of lines) await addLine(read, sums, line);
    if (lines.length < BATCH) return sums;
    last = lines.at(-1)?.seq ?? last;
    await setImmediate();
  }
}

type Facts = { id?: string; customer?: string | null; documents?: string[]; customers?: Record<string, string[]> };

async function addLine(
  read: Read,
  sums: Sums,
  line: { what: string; subject: string; before: string; after: string },
): Promise<void> {
  const before = (JSON.parse(line.before) as Facts | null)?.customer ?? null;
  const { id, customer = null, documents, customers = {} } = JSON.parse(line.after) as Facts;
  const moved = documents ?? [id ?? (line.what === 'document linked' ? await idOf(read, line.subject) : '')];
  for (const document of moved) {
    add(sums, before, document, -1n);
    add(sums, customer, document);
  }
  for (const [linked, each] of Object.entries(customers)) for (const document of each) add(sums, linked, document);
}

function add(sums: Sums, customer: string | null, document: string, sign = 1n): void {
  if (customer === null) return;
  const value = BigInt(`0x${hash('sha256', document).slice(0, 32)}`);
  sums.set(customer, (sums.get(customer) ?? 0n) + sign * value);
}

async function idOf(read: Read, subject: string): Promise<string> {
  const [kind = '', state = '', ...number] = subject.split('/');
  const row = await read
    .selectFrom('invoices')
    .select('id')
    .where('kind', '=', kind)
    .where('tax_state', '=', state)
    .where('number_key', '=', foldText(number.join('/')))
    .executeTakeFirst();
  return row?.id ?? '';
}
