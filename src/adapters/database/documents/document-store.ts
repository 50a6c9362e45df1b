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
      const sums = await read
        .selectFrom('open_pro_formas')
        .select((row) => [row.fn.sum<number>('count').as('count'), row.fn.sum<number>('value').as('value')])
        .where('valid_until', '>=', today)
        .executeTakeFirstOrThrow();
      const next = await read
        .selectFrom('pro_formas')
        .select(['document', 'valid_until'])
        // A literal, so that PostgreSQL can prove that the partial index has every such row.
        .where('open_value', '>', sql.lit(0))
        .where('valid_until', '>=', today)
        .where('valid_until', '<', WITHOUT_END)
        .orderBy('valid_until')
        .limit(1)
        .executeTakeFirst();
      return {
        count: Number(sums.count ?? 0),
        value: Number(sums.value ?? 0),
        next: next
          ? { id: next.document, number: await numberOf(read, next.document), validUntil: next.valid_until }
          : null,
      };
    },
  };
}

async function numberOf(read: Database['read'], id: string): Promise<string> {
  return (await read.selectFrom('invoices').select('number').where('id', '=', id).executeTakeFirstOrThrow()).number;
}
