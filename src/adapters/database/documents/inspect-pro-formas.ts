import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';
import { openValue, WITHOUT_END } from '../shared-writes/pro-formas.ts';

type Read = Database['read'];

const BATCH = 500;
/** More faults are not listed. */
const LISTED = 100;
/** The name of the mark in `filled_up_to`. */
const FACT = 'pro-forma';

/** Whether what is open of each pro-forma is what its rows, its invoices and its state come to. */
export async function inspectProFormas(read: Read): Promise<{ open: number; waiting: string; faults: string[] }> {
  const faults: string[] = [];
  let open = 0;
  const isBehind = await hasCancellationsAfterMark(read);
  for (let last = ''; ; ) {
    const rows = await proFormasAfter(read, last);
    for (const row of rows) {
      if (row.open_value > 0) open += 1;
      if (row.draft !== null && row.valid_until !== (JSON.parse(row.draft).validUntil ?? WITHOUT_END))
        faults.push(`The last day of ${row.number} is not the one on its paper.`);
      const simple = row.cancelled === 1 ? 0 : row.payable;
      if (Number(row.linked) === 0 ? row.open_value === simple : await isRight(read, row.document)) continue;
      // Looked at again: an invoice may have been issued between the two statements.
      if (!isBehind && !(await isRight(read, row.document)))
        faults.push(`What is open of ${row.number ?? row.document} is not what its rows come to.`);
    }
    last = rows.at(-1)?.document ?? last;
    await setImmediate();
    if (rows.length < BATCH) break;
  }
  faults.push(...(await missing(read)));
  if (await hasWrongSums(read)) faults.push('The sums of the open pro-formas are not those of the pro-formas.');
  const waiting = isBehind ? '; what an earlier release cancelled is taken in while the shop runs' : '';
  return { open, waiting, faults };
}

function proFormasAfter(read: Read, last: string) {
  return read
    .selectFrom('pro_formas')
    .leftJoin('invoices', 'invoices.id', 'pro_formas.document')
    .select(['document', 'open_value', 'valid_until', 'number', 'payable', 'cancelled', 'draft'])
    .select(
      sql<number>`case when exists (select 1 from row_origins where origin = pro_formas.document)
        or exists (select 1 from declines where declines.document = pro_formas.document) then 1 else 0 end`.as(
        'linked',
      ),
    )
    .where('document', '>', last)
    .orderBy('document')
    .limit(BATCH)
    .execute();
}

/** Only releases that keep what is open issue a pro-forma with a last day. */
async function missing(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('invoices')
    .leftJoin('pro_formas', 'pro_formas.document', 'invoices.id')
    .select('number')
    .where('kind', '=', 'pro')
    .where('draft', 'like', '%"validUntil"%')
    .where('pro_formas.document', 'is', null)
    .orderBy('issued_seq')
    .limit(LISTED)
    .execute();
  return rows.map(({ number }) => `What is open of ${number} is missing.`);
}

async function isRight(read: Read, id: string): Promise<boolean> {
  const row = await read.selectFrom('pro_formas').select('open_value').where('document', '=', id).executeTakeFirst();
  return row !== undefined && row.open_value === (await openValue(read, id));
}

/** This release notes each cancellation as a line of its document, and changes the sums with it. */
async function hasCancellationsAfterMark(read: Read): Promise<boolean> {
  const line = await read
    .selectFrom('audit_log')
    .leftJoin('document_lines', 'document_lines.line', 'audit_log.seq')
    .select('seq')
    .where('what', '=', 'invoice cancelled')
    .where('document_lines.line', 'is', null)
    .where('seq', '>', (mark) => mark.selectFrom('filled_up_to').select('issued_seq').where('fact', '=', FACT))
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** One statement reads one state: the pro-formas of each last day, less their stored sums. */
async function hasWrongSums(read: Read): Promise<boolean> {
  const { rows } = await sql`
    select valid_until from (
      select valid_until, 1 as count, open_value as value from pro_formas where open_value > 0
      union all select valid_until, -count, -value from open_pro_formas
    ) as counted
    group by valid_until having sum(count) <> 0 or sum(value) <> 0 limit 1`.execute(read);
  return rows.length > 0;
}
