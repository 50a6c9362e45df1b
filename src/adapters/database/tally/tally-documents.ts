import { setImmediate } from 'node:timers/promises';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { valueRows } from '#domain/invoices/credit/priced-row.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { countingFacts } from '#domain/returns/return-document-of.ts';
import type { TallyDays, TallyDocument, TallyHead } from '#operations/ports/tally.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database } from '../engine/tables.ts';
import { documentFacts, supplementAt } from '../shared-writes/document-facts.ts';

const BATCH = 500;

type Read = Database['read'];

/** The tax invoices and credit notes of these days, in batches in the order of issue. */
export async function* tallyDocuments(read: Read, days: TallyDays, upTo: number): AsyncGenerator<TallyDocument[]> {
  const documents = (after: number, end: number) => whole(ofDays(read, days, after, end), upTo);
  for await (const rows of inBatches(read, days, upTo, documents)) yield await withFacts(read, rows, upTo);
}

/** These documents and the notes of these invoices, without cancelled ones, in batches in the order of issue. */
export async function* tallyDocumentsWith(read: Read, ids: string[], upTo: number): AsyncGenerator<TallyDocument[]> {
  for (let first = 0; first < ids.length; first += BATCH) {
    const batch = ids.slice(first, first + BATCH);
    const rows = await whole(
      heads(read)
        .where((row) => row.or([row('invoices.id', 'in', batch), row('invoices.original_id', 'in', batch)]))
        .where('invoices.kind', 'in', ['tax', 'credit'])
        .where('invoices.cancelled', '=', 0)
        .where('invoices.issued_seq', '<=', upTo)
        .orderBy('invoices.issued_seq'),
      upTo,
    );
    if (rows.length > 0) yield await withFacts(read, rows, upTo);
  }
}

function whole(query: Heads, upTo: number) {
  return query
    .leftJoin('buyer_names', 'buyer_names.document', 'invoices.id')
    .leftJoin('document_customers', 'document_customers.document', 'invoices.id')
    .leftJoin('return_facts', 'return_facts.document', 'invoices.id')
    .select(['draft', 'original_id', 'original_number', 'buyer_names.name', 'document_customers.customer'])
    .select(['invoices.tax_state', 'tax_type', 'return_facts.gstin', 'return_facts.place'])
    .select(supplementAt(upTo))
    .execute();
}

async function withFacts(read: Read, rows: Awaited<ReturnType<typeof whole>>, upTo: number): Promise<TallyDocument[]> {
  const factsOf = await documentFacts(read, rows, upTo);
  return rows.map((row) => {
    const draft: InvoiceDraft = JSON.parse(row.draft);
    const { facts, supplement, original } = factsOf(row);
    return {
      ...headOf(row),
      kind: row.kind as TallyDocument['kind'],
      draft,
      buyerName: row.name ?? buyerName(draft.buyerAddress),
      facts: countingFacts(facts, supplement, original !== null),
      pin: supplement.pin ?? null,
      original: row.original_number ?? supplement.original?.number ?? null,
      valueRows: original ? valueRows(draft.lines, original.lines) : new Set<number>(),
      customer: row.customer,
    };
  });
}

export async function* documentHeads(read: Read, days: TallyDays, upTo: number): AsyncGenerator<TallyHead[]> {
  const found = (after: number, end: number) => ofDays(read, days, after, end).execute();
  for await (const rows of inBatches(read, days, upTo, found)) yield rows.map(headOf);
}

type Row = { id: string; number: string; date: string; issued_seq: number; cancelled: number };

function headOf({ id, number, date, issued_seq, cancelled }: Row): TallyHead {
  return { id, number, date, seq: issued_seq, cancelled: cancelled === 1 };
}

type Heads = ReturnType<typeof heads>;

function heads(read: Read) {
  return read
    .selectFrom('invoices')
    .select(['invoices.id', 'invoices.kind', 'invoices.number', 'invoices.date', 'invoices.issued_seq', 'cancelled']);
}

function ofDays(read: Read, { taxState, from, to }: TallyDays, after: number, end: number): Heads {
  return heads(read)
    .where('invoices.issued_seq', '>', after)
    .where('invoices.issued_seq', '<=', end)
    .where('invoices.kind', 'in', ['tax', 'credit'])
    .where('invoices.tax_state', '=', taxState)
    .where('invoices.date', '>=', from)
    .where('invoices.date', '<=', to)
    .orderBy('invoices.issued_seq')
    .limit(BATCH);
}

async function* inBatches<Found extends Row>(
  read: Read,
  days: TallyDays,
  upTo: number,
  rowsAfter: (after: number, end: number) => Promise<Found[]>,
): AsyncGenerator<Found[]> {
  const { first, last } = await blocksOf(read, days);
  if (first === null || last === null) return;
  const end = Math.min(upTo, (Number(last) + 1) * issueBlock);
  for (let after = Number(first) * issueBlock - 1; ; ) {
    const rows = await rowsAfter(after, end);
    if (rows.length > 0) yield rows;
    // SQLite calls are synchronous: other requests run between two batches.
    await setImmediate();
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.issued_seq ?? after;
  }
}

/** Invoices have no index by date. The totals of the days say in which part of the order of issue they are. */
function blocksOf(read: Read, { taxState, from, to }: TallyDays) {
  return read
    .selectFrom('day_totals')
    .select((row) => [row.fn.min('block').as('first'), row.fn.max('block').as('last')])
    .where('kind', 'in', ['tax', 'credit'])
    .where('tax_state', '=', taxState)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .executeTakeFirstOrThrow();
}
