import type { FiledState } from '#domain/returns/filing.ts';
import { type Period, periodDays } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { ReturnStore } from '#operations/ports/returns.ts';
import type { Database } from '../engine/tables.ts';
import { fillReturnFacts } from './fill-return-facts.ts';
import { challansSince } from './read-challans.ts';
import { filingOf, filingRow } from './read-filings.ts';
import { readOverCredited } from './read-over-credited.ts';
import { newestLine, readReturnDocuments, readSomeDocuments } from './read-return-documents.ts';
import { readWithoutIrn } from './read-without-irn.ts';
import { returnDocuments } from './return-documents.ts';
import { carriedNumbers } from './return-numbers.ts';
import { storeFiling } from './store-filing.ts';
import { storeReopening } from './store-reopening.ts';
import { storeSupplement } from './store-supplement.ts';

export function openReturnStore(database: Database): ReturnStore {
  const { read } = database;
  return {
    revision: () => newestLine(read),

    documents: (taxState, period, revision) => readReturnDocuments(database, taxState, period, revision),

    some: (taxState, period, seqs, revision) => readSomeDocuments(database, taxState, period, seqs, revision),

    document: async (id) => (await readThose(read, [id]))[0] ?? null,

    those: (ids) => readThose(read, ids),

    overCredited: (taxState) => readOverCredited(read, taxState),

    withoutIrn: (taxState, from) => readWithoutIrn(database, taxState, from),

    carried: async (taxState, period, revision) => {
      const filing = await filingRow(read, taxState, period, revision);
      if (!filing) return (await carriedNumbers(read, taxState, period, revision)).length;
      const { count } = await read
        .selectFrom('filed_documents')
        .innerJoin('invoices', 'invoices.id', 'filed_documents.document')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('filing', '=', filing.id)
        .where('date', '<', filing.from_date)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    hasBegun: async (taxState, period) => {
      const first = read.selectFrom('return_facts').select('document').where('tax_state', '=', taxState);
      return (await first.where('date', '<=', periodDays(period).to).limit(1).executeTakeFirst()) !== undefined;
    },

    filedDocuments: async (filing) => {
      const rows = await read
        .selectFrom('filed_documents')
        .innerJoin('invoices', 'invoices.id', 'filed_documents.document')
        .select(['document', 'state', 'gstin', 'place', 'number'])
        .where('filing', '=', filing)
        .orderBy('issued_seq')
        .execute();
      return rows.map((row) => ({ ...row, state: row.state as FiledState }));
    },

    challansSince: (filing) => challansSince(database, filing),

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

    file: (entry, at, actor) => storeFiling(database, entry, at, actor),
    reopen: (...change) => storeReopening(database, ...change),
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

async function readThose(read: Database['read'], ids: readonly string[]): Promise<ReturnDocument[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('invoices')
    .select('issued_seq')
    .where('id', 'in', ids)
    .where('kind', 'in', ['tax', 'credit'])
    .execute();
  const seqs = rows.map(({ issued_seq }) => issued_seq);
  return returnDocuments(read, seqs, await newestLine(read));
}
