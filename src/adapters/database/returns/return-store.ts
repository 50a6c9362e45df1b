import { type Period, periodDays } from '#domain/returns/period.ts';
import type { ReturnStore } from '#operations/ports/returns.ts';
import type { Database } from '../engine/tables.ts';
import { fileReturn } from './file-return.ts';
import { fillReturnFacts } from './fill-return-facts.ts';
import { filingOf, filingRow } from './read-filings.ts';
import { newestLine, readReturnDocuments } from './read-return-documents.ts';
import { reopenReturn } from './reopen-return.ts';
import { returnDocuments } from './return-documents.ts';
import { storeSupplement } from './store-supplement.ts';

export function openReturnStore(database: Database): ReturnStore {
  const { read } = database;
  return {
    revision: () => newestLine(read),

    documents: (taxState, period, revision) => readReturnDocuments(database, taxState, period, revision),

    document: async (id) => {
      const row = await read
        .selectFrom('invoices')
        .select('issued_seq')
        .where('id', '=', id)
        .where('kind', 'in', ['tax', 'credit'])
        .executeTakeFirst();
      if (!row) return null;
      const [document] = await returnDocuments(read, [row.issued_seq], await newestLine(read));
      return document ?? null;
    },

    filing: async (taxState, period) => {
      const row = await filingRow(read, taxState, period, await newestLine(read));
      return row ? filingOf(read, row) : null;
    },

    filingsTouching: async (taxState, period: Period) => {
      const { from, to } = periodDays(period);
      const rows = await read
        .selectFrom('filings')
        .selectAll()
        .where('tax_state', '=', taxState)
        .where('from_date', '<=', to)
        .where('to_date', '>=', from)
        .orderBy('line', 'desc')
        .execute();
      return Promise.all(rows.map((row) => filingOf(read, row)));
    },

    file: (entry, at, actor) => fileReturn(database, entry, at, actor),
    reopen: (...change) => reopenReturn(database, ...change),
    supplement: (...change) => storeSupplement(database, ...change),

    supplements: async (id) => {
      const rows = await read
        .selectFrom('supplements')
        .select(['facts', 'reason', 'at', 'by'])
        .where('document', '=', id)
        .orderBy('line', 'desc')
        .execute();
      return rows.map(({ facts, ...row }) => ({ ...row, facts: JSON.parse(facts) }));
    },

    fillNext: () => fillReturnFacts(database),
  };
}
