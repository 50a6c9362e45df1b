import { sql } from 'kysely';
import type { DocumentStore } from '#operations/ports/documents.ts';
import type { Database } from '../engine/tables.ts';
import { WITHOUT_END } from '../shared-writes/pro-formas.ts';
import { readDecline, readInvoiced } from '../shared-writes/read-origin.ts';
import { declineProForma, reopenProForma } from './decline-pro-forma.ts';
import { descendantsOf } from './descendants-of.ts';
import { readHistory } from './read-history.ts';

export function openDocumentStore(database: Database): DocumentStore {
  const { read } = database;
  return {
    originOf: async (id) => {
      const origin = await read
        .selectFrom('document_origins')
        .select(['kind', 'origin'])
        .where('document', '=', id)
        .executeTakeFirst();
      if (origin) return { kind: origin.kind as 'enquiry' | 'document', id: origin.origin };
      const row = await read.selectFrom('invoices').select('original_id').where('id', '=', id).executeTakeFirst();
      return row?.original_id ? { kind: 'document', id: row.original_id } : null;
    },

    descendantsOf: (ids) => descendantsOf(read, ids),

    invoicedOf: (id) => readInvoiced(read, id),

    declineOf: (id) => readDecline(read, id),

    history: (id) => readHistory(read, id),

    decline: (id, reason, at, actor) => declineProForma(database, id, reason, at, actor),

    takeBackDecline: (id, at, actor) => reopenProForma(database, id, at, actor),

    openOn: async (today) => {
      // A literal, so that PostgreSQL can prove that the partial index has every such row.
      const open = read.selectFrom('pro_formas').where('open_value', '>', sql.lit(0)).where('valid_until', '>=', today);
      const sums = await open
        .select((row) => [row.fn.countAll<number>().as('count'), row.fn.sum<number>('open_value').as('value')])
        .executeTakeFirstOrThrow();
      const next = await open
        .innerJoin('invoices', 'invoices.id', 'pro_formas.document')
        .select(['id', 'number', 'valid_until'])
        .where('valid_until', '<', WITHOUT_END)
        .orderBy('valid_until')
        .limit(1)
        .executeTakeFirst();
      return {
        count: Number(sums.count),
        value: Number(sums.value ?? 0),
        next: next ? { id: next.id, number: next.number, validUntil: next.valid_until } : null,
      };
    },
  };
}
