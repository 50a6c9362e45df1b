import { setImmediate } from 'node:timers/promises';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import type { Database } from '../engine/tables.ts';
import { readOrigin } from '../shared-writes/read-origin.ts';

type Read = Database['read'];

const BATCH = 200;

/** Compares what documents were made from with the audit lines of their issue, and looks for rows that are invoiced twice. */
export async function inspectOrigins(read: Read): Promise<{ count: number; faults: string[] }> {
  const { seq: head } = await read.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
  const faults: string[] = [];
  const origins = new Set<string>();
  let [count, rowCount] = [0, 0];
  for (let last = 0; ; ) {
    const lines = await linesWithOrigin(read, last, head);
    for (const { subject, after } of lines) {
      const { id, from, rows = [] } = JSON.parse(after) as AuditedOrigin;
      const number = subject.split('/').slice(2).join('/');
      const stored = await storedOrigin(read, id);
      const audited = JSON.stringify(['document' in from ? 'document' : 'enquiry', from.id, rows]);
      if (stored !== audited) faults.push(`What ${number} was made from is not as the audit log recorded it.`);
      if (rows.length > 0) origins.add(from.id);
      count += 1;
      rowCount += rows.length;
    }
    last = lines.at(-1)?.seq ?? last;
    await setImmediate();
    if (lines.length < BATCH) break;
  }
  const strays = (await countUpTo(read, 'document_origins', head)) - count;
  const rowStrays = (await countUpTo(read, 'row_origins', head)) - rowCount;
  if (strays > 0 || rowStrays > 0) faults.push('Documents name an origin that the audit log does not have.');
  for (const id of origins) faults.push(...(await invoicedTwice(read, id)));
  return { count, faults };
}

type AuditedOrigin = { id: string; from: { id: string }; rows?: [number, number, number][] };

function linesWithOrigin(read: Read, last: number, head: number) {
  return read
    .selectFrom('audit_log')
    .select(['seq', 'subject', 'after'])
    .where('what', '=', 'invoice issued')
    .where('after', 'like', '%"from":{"id"%')
    .where('seq', '>', last)
    .where('seq', '<=', head)
    .orderBy('seq')
    .limit(BATCH)
    .execute();
}

async function storedOrigin(read: Read, id: string): Promise<string> {
  const origin = await read.selectFrom('document_origins').selectAll().where('document', '=', id).executeTakeFirst();
  const rows = await read.selectFrom('row_origins').selectAll().where('document', '=', id).orderBy('row').execute();
  const isOne = rows.every((row) => row.origin === origin?.origin);
  return JSON.stringify([
    origin?.kind ?? null,
    isOne ? (origin?.origin ?? null) : null,
    rows.map(({ row, origin_row, quantity }) => [row, origin_row, quantity]),
  ]);
}

/** Without the rows of documents that are issued meanwhile; those of no document are counted. */
async function countUpTo(read: Read, table: 'document_origins' | 'row_origins', head: number): Promise<number> {
  const row = await read
    .selectFrom(table)
    .leftJoin('invoices', 'invoices.id', `${table}.document`)
    .select((each) => each.fn.countAll<number>().as('count'))
    .where((each) => each.or([each('issued_seq', '<=', head), each('issued_seq', 'is', null)]))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function invoicedTwice(read: Read, id: string): Promise<string[]> {
  const origin = await readOrigin(read, id);
  if (origin?.kind !== 'document') return ['A document was made from a pro-forma that is missing.'];
  const lines = new Map(readValidDraft(origin.draft).lines.map((line) => [line.row, line.quantityMilli]));
  const isTooMuch = origin.invoiced.some(({ row, quantity }) => quantity > (lines.get(row) ?? 0));
  return isTooMuch ? [`More of ${origin.number} is invoiced than it offers.`] : [];
}
