import { setImmediate } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import { foldText } from '#domain/text/fold-text.ts';
import type { InvoiceFilter, InvoicePage, InvoiceStore } from '#operations/ports.ts';
import { forgetAddresses } from './address-words.ts';
import { appendAudit } from './audit-log.ts';
import { countCancelled, exactSums, sumsFrom, totalsByDay } from './day-totals.ts';
import { invoiceFromRow } from './invoice-row.ts';
import { issueInvoice, sameKey } from './issue-in-series.ts';
import type { Database, Tables } from './tables.ts';

export const openInvoiceStore = (database: Database): InvoiceStore => ({
  issue: (entry) => issueInvoice(database, entry),

  findByKey: (idempotency) => sameKey(database, idempotency),

  namePdf: async (id, sha256) => {
    await database.write
      .updateTable('invoices')
      .set({ pdf: sha256 })
      .where('id', '=', id)
      .where('pdf', 'is', null)
      .execute();
    const row = await database.write
      .selectFrom('invoices')
      .select('pdf')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.pdf ?? sha256;
  },

  find: async (kind, taxState, number) => {
    const row = await database.read
      .selectFrom('invoices')
      .selectAll()
      .where('kind', '=', kind)
      .where('tax_state', '=', taxState)
      .where('number_key', '=', foldText(number))
      .executeTakeFirst();
    return row ? invoiceFromRow(row) : null;
  },

  findById: async (id) => {
    const row = await database.read.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? invoiceFromRow(row) : null;
  },

  page: async (filter, page, size) => {
    const [rows, sums] = await Promise.all([
      matching(database, filter)
        .selectAll()
        .orderBy('issued_seq', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
      filter.query.trim() === '' ? totalsByDay(database, filter) : sumsOf(database, filter),
    ]);
    return { invoices: rows.map((row) => invoiceFromRow(row)), ...sums };
  },

  stream: async function* (filter, first = 'newest') {
    const [beyond, order] = first === 'newest' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    let last = first === 'newest' ? Number.MAX_SAFE_INTEGER : 0;
    for (;;) {
      const rows = await matching(database, filter)
        .selectAll()
        .where('issued_seq', beyond, last)
        .orderBy('issued_seq', order)
        .limit(BATCH)
        .execute();
      for (const row of rows) yield invoiceFromRow(row);
      // SQLite answers without ever waiting: others must get their turn between the batches.
      await setImmediate();
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.issued_seq ?? last;
    }
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

  cancel: (id, at, actor) =>
    database.write.transaction().execute(async (transaction) => {
      const cancelled = await transaction
        .updateTable('invoices')
        .set({ cancelled: 1, cancelled_at: at, cancelled_by: actor.username })
        .where('id', '=', id)
        .where('cancelled', '=', 0)
        .returningAll()
        .executeTakeFirst();
      if (!cancelled) return false;
      await forgetAddresses(transaction, JSON.parse(cancelled.draft));
      await countCancelled(transaction, cancelled);
      const subject = `${cancelled.kind}/${cancelled.tax_state}/${cancelled.number}`;
      await appendAudit(transaction, {
        at,
        actor,
        what: 'invoice cancelled',
        subject,
        before: { cancelled: false },
        after: { cancelled: true },
      });
      return true;
    }),

  creditedAgainst: async (id) => {
    const row = await database.read
      .selectFrom('invoices')
      .select((invoices) => invoices.cast<number>(invoices.fn.sum('payable'), 'bigint').as('credited'))
      .where('original_id', '=', id)
      .where('cancelled', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(row.credited ?? 0);
  },

  peekNext: async (series, openingNumber) => {
    const row = await database.read
      .selectFrom('series')
      .select('counter')
      .where('kind', '=', series.kind)
      .where('tax_state', '=', series.taxState)
      .where('financial_year', '=', series.financialYear)
      .executeTakeFirst();
    return row && row.counter > 0 ? row.counter + 1 : openingNumber;
  },
});

const BATCH = 50;

const matching = (database: Database, filter: InvoiceFilter): SelectQueryBuilder<Tables, 'invoices', object> => {
  let query = database.read
    .selectFrom('invoices')
    .where('kind', '=', filter.kind)
    .where('tax_state', '=', filter.taxState);
  if (!filter.withCancelled) query = query.where('cancelled', '=', 0);
  if (filter.from) query = query.where('date', '>=', filter.from);
  if (filter.to) query = query.where('date', '<=', filter.to);
  for (const word of foldText(filter.query).split(/\s+/).filter(Boolean))
    query = query.where((row) =>
      row.eb(row.fn('replace', ['search_key', row.val(word), row.val('')]), '!=', row.ref('search_key')),
    );
  return query;
};

const sumsOf = async (database: Database, filter: InvoiceFilter): Promise<Omit<InvoicePage, 'invoices'>> => {
  const rows = await matching(database, filter)
    .select((row) => ['cancelled', row.fn.countAll<number>().as('count')])
    .select((row) => exactSums(row))
    .groupBy('cancelled')
    .execute();
  const count = rows.reduce((sum, row) => sum + Number(row.count), 0);
  return { count, sums: sumsFrom(rows.find((row) => row.cancelled === 0)) };
};
