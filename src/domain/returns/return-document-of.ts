import { valueRows } from '../invoices/credit/priced-row.ts';
import type { DraftLine, InvoiceDraft } from '../invoices/invoice.ts';
import { cleaned, readLine } from '../invoices/read-line.ts';
import { lineTax, type TaxType } from '../tax/gst.ts';
import { isSupplyType } from '../tax/supply-types.ts';
import { monthOf } from './period.ts';
import type { ReturnDocument, ReturnLine, ReturnOriginal } from './return-document.ts';
import type { ReturnFacts } from './return-facts.ts';
import type { Supplement } from './supplement.ts';

/** What is stored of a document. `facts` are those of its issue, or for a note those that count for its invoice. */
type StoredReturnDocument = Pick<
  ReturnDocument,
  | 'id'
  | 'kind'
  | 'taxState'
  | 'taxType'
  | 'number'
  | 'date'
  | 'seq'
  | 'cancelled'
  | 'buyerName'
  | 'specimen'
  | 'totals'
  | 'carried'
  | 'reportedIn'
  | 'declaredOn'
  | 'irn'
> & {
  draft: InvoiceDraft;
  facts: ReturnFacts;
  supplement: Supplement;
  /** Only for a note: the invoice of this shop that it corrects, with its rows. */
  ownOriginal: (Omit<ReturnOriginal, 'known'> & { lines?: DraftLine[] }) | null;
};

/** `returnDocumentOf(stored)` → the document as the returns see it: its lines as charged, and its facts with what staff added. */
export function returnDocumentOf({ draft, facts, ownOriginal, ...stored }: StoredReturnDocument): ReturnDocument {
  const { supplement, kind, taxType } = stored;
  const { lines: sold, ...own } = ownOriginal ?? {};
  const original = ownOriginal ? ({ ...own, known: true } as ReturnOriginal) : unknownOriginal(kind, draft, supplement);
  return {
    ...stored,
    ...countingFacts(facts, supplement, ownOriginal !== null),
    reverseCharge: false,
    buyerAddress: draft.buyerAddress,
    withoutGst: draft.withoutGst !== undefined,
    ...supplyOf(draft, ownOriginal),
    lines: returnLines(draft, taxType, sold ? valueRows(draft.lines, sold) : noRows),
    original,
    period: monthOf(stored.date),
  };
}

/** Absent for nearly every document. */
function supplyOf(
  draft: InvoiceDraft,
  ownOriginal: StoredReturnDocument['ownOriginal'],
): Pick<ReturnDocument, 'supplyType' | 'exportPort'> {
  const supplyType = ownOriginal ? ownOriginal.supplyType : draft.supplyType;
  return {
    ...(isSupplyType(supplyType) && { supplyType }),
    ...(draft.exportPort !== undefined && { exportPort: draft.exportPort }),
  };
}

/** What counts for a document: of a note to an invoice of this shop (`isOfOriginal`), the facts of that invoice. */
export function countingFacts(facts: ReturnFacts, supplement: Supplement, isOfOriginal: boolean): ReturnFacts {
  return isOfOriginal ? facts : { ...facts, ...originalFacts(supplement), ...factsSaid(supplement) };
}

/** What counts for a document of this shop that has no invoice of this shop before it. `effectiveFacts(facts, { place: '21' })` */
export function effectiveFacts(facts: ReturnFacts, supplement: Supplement): ReturnFacts {
  return { ...facts, ...factsSaid(supplement) };
}

function factsSaid({ gstin, place }: Supplement): Partial<ReturnFacts> {
  return { ...(gstin === undefined ? {} : { gstin }), ...(place === undefined ? {} : { place }) };
}

/** A note has GSTIN and place of its invoice, even when another shop issued that. */
function originalFacts({ original }: Supplement): Partial<ReturnFacts> {
  if (!original) return {};
  return { gstin: original.gstin, ...(original.place === '' ? {} : { place: original.place }) };
}

function unknownOriginal(
  kind: 'tax' | 'credit',
  { referenceNumber }: InvoiceDraft,
  { original }: Supplement,
): ReturnOriginal | null {
  if (kind === 'tax') return null;
  if (original) return { ...original, known: false };
  return { number: cleaned(referenceNumber), date: '', gstin: '', place: '', value: null, known: false };
}

const noRows: ReadonlySet<number> = new Set();

function returnLines(draft: InvoiceDraft, taxType: TaxType, ofValue: ReadonlySet<number>): ReturnLine[] {
  const lines: ReturnLine[] = [];
  for (const typed of draft.lines) {
    const line = cleaned(typed.product) === '' ? null : readLine(typed, draft);
    if (!line) continue;
    const { row, product, description, hsn, unit, quantityMilli, gstBasisPoints } = line;
    const { taxable, cgst, sgst, igst } = lineTax(line, taxType);
    const of = { row, product, description, hsn, unit, quantityMilli, gstBasisPoints };
    lines.push({ ...of, ...(ofValue.has(row) && { valueOnly: true }), taxable, cgst, sgst, igst });
  }
  return lines;
}
