import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import type { Database } from '../../engine/tables.ts';
import { openValue, WITHOUT_END } from '../../shared-writes/pro-formas.ts';
import { readOrigin } from '../../shared-writes/read-origin.ts';
import { wrongOpenProFormas } from './sums.ts';

type Read = Database['read'];

const BATCH = 500;
/** More faults are not listed. */
const LISTED = 100;
/** The name of the mark in `filled_up_to`. */
const FACT = 'pro-forma';

/** Whether what is open of each pro-forma is what its rows, its invoices and its state come to, and no row is invoiced twice. */
export async function proFormaFaults(read: Read): Promise<{ open: number; waiting: string; faults: string[] }> {
  const faults: string[] = [];
  let open = 0;
  const isBehind = await hasCancellationsAfterMark(read);
  for (let last = ''; ; ) {
    const rows = await proFormasAfter(read, last);
    for (const row of rows) {
      if (row.open_value > 0) open += 1;
      const named = `(pro_formas ${row.document})`;
      if (row.draft !== null && row.valid_until !== (JSON.parse(row.draft).validUntil ?? WITHOUT_END))
        faults.push(`The last day of ${row.number} is not the one on its paper. ${named}`);
      if (Number(row.origin) === 1) faults.push(...(await invoicedTwice(read, row.document)));
      const simple = row.cancelled === 1 ? 0 : row.payable;
      if (Number(row.linked) === 0 ? row.open_value === simple : await isRight(read, row.document)) continue;
      // Looked at again: an invoice may have been issued between the two statements.
      if (!isBehind && !(await isRight(read, row.document)))
        faults.push(`What is open of ${row.number ?? row.document} is not what its rows come to. ${named}`);
    }
    last = rows.at(-1)?.document ?? last;
    await setImmediate();
    if (rows.length < BATCH) break;
  }
  faults.push(...(await missing(read)), ...(await wrongOpenProFormas(read)));
  const waiting = isBehind ? '; what an earlier release cancelled is taken in while the shop runs' : '';
  return { open, waiting, faults };
}

function proFormasAfter(read: Read, last: string) {
  return read
    .selectFrom('pro_formas')
    .leftJoin('invoices', 'invoices.id', 'pro_formas.document')
    .select(['document', 'open_value', 'valid_until', 'number', 'payable', 'cancelled', 'draft'])
    .select(
      sql<number>`case when exists (select 1 from row_origins where origin = pro_formas.document) then 1 else 0 end`.as(
        'origin',
      ),
    )
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

async function invoicedTwice(read: Read, id: string): Promise<string[]> {
  const origin = await readOrigin(read, id);
  if (origin?.kind !== 'document') return [`A document was made from a pro-forma that is missing. (row_origins ${id})`];
  const lines = new Map(readValidDraft(origin.draft).lines.map((line) => [line.row, line.quantityMilli]));
  const isTooMuch = origin.invoiced.some(({ row, quantity }) => quantity > (lines.get(row) ?? 0));
  return isTooMuch ? [`More of ${origin.number} is invoiced than it offers. (row_origins ${id})`] : [];
}

/** Only releases that keep what is open issue a pro-forma with a last day. */
async function missing(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('invoices')
    .leftJoin('pro_formas', 'pro_formas.document', 'invoices.id')
    .select(['number', 'id'])
    .where('kind', '=', 'pro')
    .where('draft', 'like', '%"validUntil"%')
    .where('pro_formas.document', 'is', null)
    .orderBy('issued_seq')
    .limit(LISTED)
    .execute();
  return rows.map(({ number, id }) => `What is open of ${number} is missing. (pro_formas ${id})`);
}

async function isRight(read: Read, id: string): Promise<boolean> {
  const row = await read.selectFrom('pro_formas').select('open_value').where('document', '=', id).executeTakeFirst();
  return row !== undefined && row.open_value === (await openValue(read, id));
}

/** This release notes each cancellation as a line of its document, and changes the sums with it. */
export async function hasCancellationsAfterMark(read: Read): Promise<boolean> {
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
