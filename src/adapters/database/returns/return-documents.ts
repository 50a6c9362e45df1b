import { type ExpressionBuilder, sql } from 'kysely';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import { returnDocumentOf } from '#domain/returns/return-document-of.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { documentFacts, supplementAt } from '../shared-writes/document-facts.ts';
import { stoodAt } from './read-filings.ts';

type Reading = Database['read'] | Transacting;

/** The documents by the numbers of their issue, in that order, as they stood at an audit line. `carried`: dated before `first`. */
export async function returnDocuments(
  from: Reading,
  seqs: number[],
  line: number,
  first = '',
): Promise<ReturnDocument[]> {
  if (seqs.length === 0) return [];
  const rows = await storedDocuments(from, line).where('invoices.issued_seq', 'in', seqs).execute();
  const factsOf = await documentFacts(from, rows, line);
  const isCancelled = rows.some(({ cancelled }) => cancelled === 1);
  const cancelledSince = isCancelled ? await cancelledAfter(from, line) : none;
  return rows.map((row) => {
    const { facts, supplement, original } = factsOf(row);
    return returnDocumentOf({
      id: row.id,
      kind: row.kind as ReturnDocument['kind'],
      taxState: row.tax_state as TaxState,
      taxType: row.tax_type as TaxType,
      number: row.number,
      date: row.date,
      seq: row.issued_seq,
      cancelled: row.cancelled === 1 && !cancelledSince.has(`${row.kind}/${row.tax_state}/${row.number}`),
      buyerName: row.buyerName ?? row.buyer_name,
      specimen: row.specimen === 1,
      totals: {
        taxable: row.taxable,
        cgst: row.cgst,
        sgst: row.sgst,
        igst: row.igst,
        tax: row.tax,
        roundOff: row.round_off,
        payable: row.payable,
        words: row.words,
      },
      carried: row.date < first,
      reportedIn: row.reportedIn,
      declaredOn: row.declaredOn,
      irn: row.irn,
      draft: JSON.parse(row.draft),
      facts,
      supplement,
      ownOriginal: original,
    });
  });
}

/**
 * A document as it is stored, with its facts when they are frozen, and all that belongs to it: one statement for a batch. Each
 * value is a subquery, because for a join PostgreSQL reads the whole of the other table for each batch.
 */
function storedDocuments(from: Reading, line: number) {
  return from
    .selectFrom('invoices')
    .select(['invoices.id', 'invoices.kind', 'invoices.tax_state', 'invoices.tax_type', 'invoices.number'])
    .select(['invoices.date', 'invoices.issued_seq', 'invoices.draft', 'invoices.cancelled', 'invoices.specimen'])
    .select(['taxable', 'cgst', 'sgst', 'igst', 'tax', 'round_off', 'payable', 'words'])
    .select(['original_id', 'invoices.buyer_name'])
    .select([frozen('gstin'), frozen('place'), buyerName])
    .select([supplementAt(line), reportingPeriod(line), firstDeclared(line), standingIrn(line)])
    .orderBy('invoices.issued_seq');
}

type Document = ExpressionBuilder<Tables, 'invoices'>;

function frozen(fact: 'gstin' | 'place') {
  return (row: Document) =>
    row.selectFrom('return_facts').select(fact).whereRef('return_facts.document', '=', 'invoices.id').as(fact);
}

function buyerName(row: Document) {
  return row
    .selectFrom('buyer_names')
    .select('buyer_names.name')
    .whereRef('buyer_names.document', '=', 'invoices.id')
    .as('buyerName');
}

function reportingPeriod(line: number) {
  return (row: Document) =>
    row
      .selectFrom('filed_documents')
      .innerJoin('filings', 'filings.id', 'filed_documents.filing')
      .select('filings.period')
      .whereRef('filed_documents.document', '=', 'invoices.id')
      .where('filed_documents.state', '=', 'reported')
      .where(stoodAt(line))
      .limit(sql.lit(1))
      .as('reportedIn');
}

/** What a return declared was declared, also when it was opened again. */
function firstDeclared(line: number) {
  return (row: Document) =>
    row
      .selectFrom('filed_documents')
      .innerJoin('filings', 'filings.id', 'filed_documents.filing')
      .select((day) => day.fn.min('filings.filed_on').as('filedOn'))
      .whereRef('filed_documents.document', '=', 'invoices.id')
      .where('filed_documents.state', '=', 'reported')
      .where('filings.line', '<=', line)
      .as('declaredOn');
}

/** Of the e-invoice portal; null when it was cancelled there. */
function standingIrn(line: number) {
  return (row: Document) =>
    row
      .selectFrom('einvoices')
      .leftJoin('irn_cancellations', (join) =>
        join.onRef('irn_cancellations.document', '=', 'einvoices.document').on('irn_cancellations.line', '<=', line),
      )
      .select('einvoices.irn')
      .whereRef('einvoices.document', '=', 'invoices.id')
      .where('einvoices.line', '<=', line)
      .where('irn_cancellations.document', 'is', null)
      .as('irn');
}

/** The subjects of the cancellations since an audit line: those documents stood then. */
async function cancelledAfter(from: Reading, line: number): Promise<Set<string>> {
  const rows = await from
    .selectFrom('audit_log')
    .select('subject')
    .where('seq', '>', line)
    .where('what', '=', 'invoice cancelled')
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}

const none = new Set<string>();
