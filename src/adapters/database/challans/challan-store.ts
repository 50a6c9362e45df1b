import { sql } from 'kysely';
import { purposeText } from '#domain/challans/challan-purposes.ts';
import type { InvoicedRow } from '#domain/documents/origin-facts.ts';
import { rowsLeft } from '#domain/documents/rows-left.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { ChallanStore, OpenChallan } from '#operations/ports/challans.ts';
import type { Database } from '../engine/tables.ts';
import { WITHOUT_LAST_DAY } from '../shared-writes/challans.ts';
import { readCameBackOf, readInvoicedOf } from '../shared-writes/read-origin.ts';
import { storeCameBack, storeTakenBack } from './store-came-back.ts';

export function openChallanStore(database: Database): ChallanStore {
  const { read } = database;
  return {
    cameBackOf: async (id) => {
      const rows = await read
        .selectFrom('came_back')
        .selectAll()
        .where('document', '=', id)
        .orderBy('line')
        .orderBy('row')
        .execute();
      const undone = new Map(rows.filter(({ undoes }) => undoes !== 0).map((row) => [row.undoes, row]));
      return [
        ...Map.groupBy(
          rows.filter(({ undoes }) => undoes === 0),
          ({ line }) => line,
        ),
      ].map(([line, entry]) => {
        const { date = '', remark = '', at = '', by = '' } = entry[0] ?? {};
        const end = undone.get(line);
        return {
          ...{ line, date, remark, at, by },
          rows: entry.map(({ row, quantity }) => ({ row, quantity })),
          undone: end ? { at: end.at, by: end.by } : null,
        };
      });
    },

    open: async (today, page, size) => {
      const sums = await read
        .selectFrom('challans')
        .select((row) => [
          row.fn.countAll<number>().as('count'),
          row.fn.sum<number>('open_value').as('value'),
          row.fn.sum<number>(sql`case when warn_from <= ${today} then 1 else 0 end`).as('warned'),
          row.fn.sum<number>(sql`case when last_day < ${today} then 1 else 0 end`).as('over'),
        ])
        // A literal, so that PostgreSQL can prove that the partial index has every such row.
        .where('is_open', '=', sql.lit(1))
        .executeTakeFirstOrThrow();
      const rows = await read
        .selectFrom('challans')
        .innerJoin('invoices', 'invoices.id', 'challans.document')
        .leftJoin('buyer_names', 'buyer_names.document', 'challans.document')
        .select(['challans.document', 'challans.date', 'last_day', 'warn_from', 'open_value'])
        .select(['invoices.number', 'invoices.tax_state', 'invoices.buyer_name', 'buyer_names.name', 'invoices.draft'])
        .where('is_open', '=', sql.lit(1))
        .orderBy('last_day')
        .orderBy('challans.date')
        .orderBy('challans.document')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const ids = rows.map(({ document }) => document);
      const [invoiced, cameBack] = await Promise.all([readInvoicedOf(read, ids), readCameBackOf(read, ids)]);
      return {
        count: Number(sums.count),
        value: Number(sums.value ?? 0),
        warned: Number(sums.warned ?? 0),
        over: Number(sums.over ?? 0),
        rows: rows.map((row) => openChallan(row, invoiced.get(row.document) ?? [], cameBack.get(row.document) ?? [])),
      };
    },

    noteCameBack: (id, entry, at, actor) => storeCameBack(database, id, entry, at, actor),

    takeBackReturn: (id, line, at, actor) => storeTakenBack(database, id, line, at, actor),
  };
}

type OpenRow = {
  document: string;
  number: string;
  tax_state: string;
  date: string;
  buyer_name: string;
  name: string | null;
  last_day: string;
  warn_from: string;
  open_value: number;
  draft: string;
};

function openChallan(row: OpenRow, invoiced: InvoicedRow[], cameBack: InvoicedRow[]): OpenChallan {
  const draft = JSON.parse(row.draft) as InvoiceDraft;
  const rows = rowsLeft(readValidDraft(draft).lines, invoiced, cameBack);
  const day = (date: string) => (date === WITHOUT_LAST_DAY ? '' : date);
  return {
    id: row.document,
    number: row.number,
    taxState: row.tax_state as TaxState,
    date: row.date,
    buyerName: row.name ?? row.buyer_name,
    purpose: draft.purpose ?? '',
    purposeText: purposeText(draft),
    lastDay: day(row.last_day),
    warnFrom: day(row.warn_from),
    value: row.open_value,
    left: rows
      .filter(({ left }) => left > 0)
      .map(({ product, unit, left, quantityMilli }) => ({ product, unit, left, quantity: quantityMilli })),
  };
}
