import { setImmediate } from 'node:timers/promises';
import { foldText } from '#domain/text/fold-text.ts';
import { beginWords } from '#domain/text/word-starts.ts';
import type { InvoiceFilter, InvoiceStore } from '#operations/ports/invoices.ts';
import { statesInUse } from '../engine/states-in-use.ts';
import type { Database } from '../engine/tables.ts';
import { closedPeriods } from '../shared-writes/filed-periods.ts';
import { readBeforeShop, readCredited, readWithNotes } from '../shared-writes/read-credits.ts';
import { readOrigin } from '../shared-writes/read-origin.ts';
import { withBuyersAndPlaces } from './buyer-names.ts';
import { cancelDocument } from './cancel-document.ts';
import { countedSeries } from './counted-series.ts';
import { totalsByDay } from './day-totals.ts';
import { findByWords } from './find-by-words.ts';
import { searchedWords, searchKeyOf, typedWords } from './invoice-words.ts';
import { invoicesFromRows } from './invoices-from-rows.ts';
import { findByKey, issueInSeries } from './issue-in-series.ts';
import { matching } from './matching.ts';
import { pageByDays } from './page-by-days.ts';
import { laterPdf, setLaterPdf, setPdf } from './set-pdf.ts';
import { totalByWords } from './total-by-words.ts';

export function openInvoiceStore(database: Database): InvoiceStore {
  return {
    issue: (entry) => issueInSeries(database, entry),

    findOrigin: (id) => readOrigin(database.read, id),

    findByKey: (idempotency) => findByKey(database, idempotency),

    setPdf: (...paper) => setPdf(database, ...paper),

    find: async (kind, taxState, number) => {
      const rows = await withBuyersAndPlaces(database.read.selectFrom('invoices'))
        .selectAll('invoices')
        .where('kind', '=', kind)
        .where('tax_state', '=', taxState)
        .where('number_key', '=', foldText(number))
        .execute();
      return (await invoicesFromRows(database, rows))[0] ?? null;
    },

    findById: async (id) => {
      const rows = await withBuyersAndPlaces(database.read.selectFrom('invoices'))
        .selectAll('invoices')
        .where('id', '=', id)
        .execute();
      return (await invoicesFromRows(database, rows))[0] ?? null;
    },

    findMany: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await withBuyersAndPlaces(database.read.selectFrom('invoices'))
        .selectAll('invoices')
        .where('id', 'in', ids)
        .execute();
      return invoicesFromRows(database, rows);
    },

    rows: (...part) => rowsOf(database, ...part),

    totals: (...filter) => totalsOf(database, ...filter),

    stream: async function* (filter, first = 'newest') {
      const [after, order] = first === 'newest' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
      const words = typedWords(filter.query);
      let last = first === 'newest' ? Number.MAX_SAFE_INTEGER : 0;
      for (;;) {
        const rows = await withBuyersAndPlaces(matching(database, filter))
          .selectAll('invoices')
          .where('issued_seq', after, last)
          .orderBy('issued_seq', order)
          .limit(BATCH)
          .execute();
        yield* await invoicesFromRows(
          database,
          words.length === 0 ? rows : rows.filter((row) => beginWords(words, searchedWords(searchKeyOf(row)))),
        );
        // SQLite calls are synchronous: other requests run between two batches.
        await setImmediate();
        if (rows.length < BATCH) return;
        last = rows.at(-1)?.issued_seq ?? last;
      }
    },

    sameDay: async ({ kind, taxState, date, payable }) => {
      const newest = database.read
        .selectFrom('invoices')
        .select(['id', 'number', 'issued_at', 'issued_by', 'draft', 'date', 'payable', 'issued_seq'])
        .where('kind', '=', kind)
        .where('tax_state', '=', taxState)
        .where('cancelled', '=', 0)
        .orderBy('issued_seq', 'desc')
        .limit(500);
      const rows = await database.read
        .selectFrom(newest.as('newest'))
        .selectAll()
        .where('date', '=', date)
        .where('payable', '=', payable)
        .orderBy('issued_seq', 'desc')
        .execute();
      return rows.map(({ id, number, issued_at, issued_by, draft }) => ({
        ...{ id, number, issuedAt: issued_at, issuedBy: issued_by },
        draft: JSON.parse(draft),
      }));
    },

    latestDrafts: async (kinds, count) => {
      const rows = await database.read
        .selectFrom('invoices')
        .select('draft')
        .where('kind', 'in', kinds)
        .where('cancelled', '=', 0)
        .orderBy('issued_seq', 'desc')
        .limit(count)
        .execute();
      return rows.map(({ draft }) => JSON.parse(draft));
    },

    cancel: (id, because, at, actor) => cancelDocument(database, id, because, at, actor),

    laterPdf: (id, kind) => laterPdf(database.read, id, kind),

    setLaterPdf: (...paper) => setLaterPdf(database, ...paper),

    findCredited: (id) => readCredited(database.read, id),

    withNotes: (ids) => readWithNotes(database.read, ids),

    findBeforeShop: (...invoice) => readBeforeShop(database.read, ...invoice),

    statesInUse: () => statesInUse(database),

    closedPeriods: (from) => closedPeriods(database, from),

    countedSeries: (financialYears) => countedSeries(database, financialYears),
  };
}

const BATCH = 50;

async function rowsOf(database: Database, filter: InvoiceFilter, page: number, size: number, after?: string) {
  const words = typedWords(filter.query);
  if (words.length === 0) return pageByDays(database, filter, page, size);
  const last =
    after &&
    (await database.read
      .selectFrom('invoices')
      .select('issued_seq')
      .where('kind', '=', filter.kind)
      .where('tax_state', '=', filter.taxState)
      .where('number_key', '=', foldText(after))
      .executeTakeFirst());
  const part = last ? { below: last.issued_seq, skip: 0 } : { below: Number.MAX_SAFE_INTEGER, skip: (page - 1) * size };
  return findByWords(database, filter, words, { ...part, size });
}

function totalsOf(database: Database, filter: InvoiceFilter, signal?: AbortSignal) {
  const words = typedWords(filter.query);
  return words.length === 0 ? totalsByDay(database, filter) : totalByWords(database, filter, words, signal);
}
