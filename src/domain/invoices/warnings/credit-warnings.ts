import { formatDate } from '../../calendar/indian-date.ts';
import { formatRupees } from '../../money/format-rupees.ts';
import type { Problem } from '../../outcome.ts';
import { lastDayForNote } from '../../returns/last-day-for-note.ts';
import { gstinIn } from '../../tax/gstin.ts';
import { foldText } from '../../text/fold-text.ts';
import { buyerName } from '../buyer-name.ts';
import type { CreditedInvoice } from '../credited-invoice.ts';
import { dateOnly } from '../draft-fields.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { liveTotals } from '../live-totals.ts';
import { creditLineWarnings } from './credit-line-warnings.ts';

/**
 * `creditWarnings(draft, null, 99_960)` → the warnings about a credit note: its invoice is unknown or cancelled, went to
 * another buyer, has a later date, other rates or less of a product, or has less left than the note credits. CGST Act,
 * section 34; rule 53(1A): the note names the invoice it corrects. `amount` is the sum of the note before Round Off, in paise.
 */
export function creditWarnings(draft: InvoiceDraft, original: CreditedInvoice | null, amount: number): Problem[] {
  const reference = draft.referenceNumber.trim();
  if (draft.kind !== 'credit' || reference === '') return [];
  if (!original) return [about('referenceNumber', `${reference} ${unknown}`)];
  if (original.cancelled)
    return [about('referenceNumber', `${original.number} was cancelled: there is nothing left to credit`)];
  return [
    ...otherBuyer(draft, original),
    ...(draft.withoutGst ? [] : otherTax(draft, original)),
    ...creditLineWarnings(draft, original),
    ...aboveValue(draft, original, amount),
    ...beforeInvoice(draft, original),
    ...tooLateForGst(draft, original),
  ];
}

function about(field: string, message: string): Problem {
  return { field, message };
}

const unknown =
  'is not a tax invoice of this firm in this state: a credit note names the invoice it corrects (CGST rule 53). ' +
  'Returns asks for its date, place and value';

function otherBuyer(draft: InvoiceDraft, { number, draft: invoice }: CreditedInvoice): Problem[] {
  if (draft.buyerAddress.trim() === '') return [];
  const [here, there] = [draft.buyerAddress, invoice.buyerAddress].map((address) => ({
    gstin: gstinIn(address),
    name: buyerName(address),
  }));
  const sameName = plain(here?.name) === plain(there?.name);
  if (here?.gstin && there?.gstin ? here.gstin === there.gstin : sameName) return [];
  const buyer = sameName ? `${there?.name}, GSTIN ${there?.gstin}` : there?.name;
  return [about('buyerAddress', `${number} was issued to ${buyer}: a credit note must go to the same buyer`)];
}

// 'Ltd' and 'Ltd.' are the same firm.
function plain(name = '') {
  return foldText(name).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function otherTax(draft: InvoiceDraft, { number, draft: { taxType } }: CreditedInvoice): Problem[] {
  const chosen = draft.taxType.trim();
  if (chosen === '' || chosen === taxType.trim()) return [];
  const had = taxType === 'central' ? 'Outside State, IGST' : 'Within State, CGST and SGST';
  return [about('taxType', `${number} was ${had}: the note keeps its tax (CGST Act, section 34)`)];
}

// Before Round Off: each paper is rounded to the rupee, so two halves of ₹ 1,001 are ₹ 501 each on paper.
function aboveValue(draft: InvoiceDraft, original: CreditedInvoice, amount: number): Problem[] {
  const { number, draft: invoice, credited, creditedLines } = original;
  const { taxable, tax } = liveTotals(invoice).totals;
  const left = Math.max(0, taxable + tax - credited);
  const rows = [...invoice.lines, ...draft.lines, ...creditedLines].filter(({ product }) => product.trim() !== '');
  if (amount <= left + rows.length * ROUNDED_BY_ROW) return [];
  const message =
    `The credit of ₹ ${formatRupees(amount)} before Round Off is more than ` +
    `the ₹ ${formatRupees(left)} that is left of ${number}`;
  return [about('referenceNumber', message)];
}

/** Paise: the value of a row and its two heads of tax are each rounded by half a paisa at most. */
const ROUNDED_BY_ROW = 2;

function beforeInvoice(draft: InvoiceDraft, { number, date }: CreditedInvoice): Problem[] {
  return dateOnly(draft.date) < date && draft.date !== ''
    ? [about('date', `${number} is of ${formatDate(date)}: the note cannot be dated before it`)]
    : [];
}

function tooLateForGst({ date, withoutGst }: InvoiceDraft, original: CreditedInvoice): Problem[] {
  const last = lastDayForNote(original.date);
  if (withoutGst || dateOnly(date) <= last) return [];
  const message =
    `The GST of ${original.number}, ${formatDate(original.date)}, could be reduced by notes up to ${formatDate(last)} ` +
    '(CGST Act, section 34(2)). Choose “Without GST”, or ask your accountant';
  return [about('date', message)];
}
