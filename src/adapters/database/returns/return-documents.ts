import type { ReturnDocument } from '#domain/returns/return-document.ts';
import { returnDocumentOf } from '#domain/returns/return-document-of.ts';
import type { TaxState, TaxType } from '#domain/tax/gst.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { documentFacts } from '../shared-writes/document-facts.ts';
import { stoodAt } from './read-filings.ts';

type Reading = Database['read'] | Transacting;

/** Documents by the numbers of their issue, in that order, as they stood at an audit line. */
export async function returnDocuments(from: Reading, seqs: number[], line: number): Promise<ReturnDocument[]> {
  if (seqs.length === 0) return [];
  const rows = await storedDocuments(from).where('invoices.issued_seq', 'in', seqs).execute();
  const ids = rows.map(({ id }) => id);
  const factsOf = await documentFacts(from, rows, line);
  const reported = await reportingPeriods(from, ids, line);
  const irns = await standingIrns(from, ids, line);
  const cancelledSince = await cancelledAfter(from, line);
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
      buyerName: row.buyerName,
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
      carried: false,
      reportedIn: reported.get(row.id) ?? null,
      irn: irns.get(row.id) ?? null,
      draft: JSON.parse(row.draft),
      facts,
      supplement,
      ownOriginal: original,
    });
  });
}

/** A document as it is stored, with its facts when they are frozen. */
function storedDocuments(from: Reading) {
  return from
    .selectFrom('invoices')
    .leftJoin('return_facts', 'return_facts.document', 'invoices.id')
    .leftJoin('buyer_names', 'buyer_names.document', 'invoices.id')
    .select(['invoices.id', 'invoices.kind', 'invoices.tax_state', 'invoices.tax_type', 'invoices.number'])
    .select(['invoices.date', 'invoices.issued_seq', 'invoices.draft', 'invoices.cancelled', 'invoices.specimen'])
    .select(['taxable', 'cgst', 'sgst', 'igst', 'tax', 'round_off', 'payable', 'words'])
    .select(['original_id', 'return_facts.gstin', 'return_facts.place'])
    .select((row) => row.fn.coalesce('buyer_names.name', 'invoices.buyer_name').as('buyerName'))
    .orderBy('invoices.issued_seq');
}

async function reportingPeriods(from: Reading, ids: string[], line: number): Promise<Map<string, string>> {
  const rows = await from
    .selectFrom('filings')
    .innerJoin('filed_documents', 'filed_documents.filing', 'filings.id')
    .select(['document', 'period'])
    .where('document', 'in', ids)
    .where('state', '=', 'reported')
    .where(stoodAt(line))
    .execute();
  return new Map(rows.map(({ document, period }) => [document, period]));
}

/** Of the e-invoice portal; null when it was cancelled there. */
async function standingIrns(from: Reading, ids: string[], line: number): Promise<Map<string, string>> {
  const rows = await from
    .selectFrom('einvoices')
    .leftJoin('irn_cancellations', (join) =>
      join.onRef('irn_cancellations.document', '=', 'einvoices.document').on('irn_cancellations.line', '<=', line),
    )
    .select(['einvoices.document', 'irn'])
    .where('einvoices.document', 'in', ids)
    .where('einvoices.line', '<=', line)
    .where('irn_cancellations.document', 'is', null)
    .execute();
  return new Map(rows.map(({ document, irn }) => [document, irn]));
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
