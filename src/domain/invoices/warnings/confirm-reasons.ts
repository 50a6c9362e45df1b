import { formatDate, isDate } from '../../calendar/indian-date.ts';
import { formatRate } from '../../money/format-rupees.ts';
import { readDecimal } from '../../money/paise.ts';
import { wasNeverRate } from '../../tax/rates-by-date.ts';
import { isTaxState } from '../../tax/states.ts';
import { supplyPlace } from '../../tax/supply-place.ts';
import { isWithoutPayment } from '../../tax/supply-types.ts';
import type { CreditedInvoice } from '../credited-invoice.ts';
import { dateOnly } from '../draft-fields.ts';
import type { InvoiceDraft } from '../invoice.ts';

/**
 * `confirmReasons(draft, '2026-11-21', null)` → why the clerk must confirm before the form issues, `[]` for nearly every
 * document: a date in the future, a rate that GST never had, unless the credit note's invoice had it, or an invoice with IGST of which nothing
 * shows where it goes: the Tax Type may have been chosen for another buyer.
 */
export function confirmReasons(draft: InvoiceDraft, today: string, original: CreditedInvoice | null): string[] {
  const date = dateOnly(draft.date);
  const charged = original?.draft.lines.map(({ gst }) => readDecimal(gst, 2)) ?? [];
  const rates = (draft.withoutGst || isWithoutPayment(draft.supplyType) ? [] : draft.lines)
    .filter(({ product }) => product.trim() !== '')
    .map(({ gst }) => readDecimal(gst, 2))
    .filter((rate) => rate !== null)
    .filter((rate) => wasNeverRate(rate) && !charged.includes(rate));
  return [
    ...(isDate(date) && date > today ? [`It is dated ${formatDate(date)}, and today is ${formatDate(today)}.`] : []),
    ...(draft.kind === 'tax' && isPlaceUnknown(draft) ? [PLACELESS] : []),
    ...[...new Set(rates)].map((rate) => `It charges ${formatRate(rate)}%, and GST never had that rate.`),
  ];
}

/** Whether IGST is charged, and nothing shows the place of supply. The form asks this from its start; the warnings come later. */
export function isPlaceUnknown(draft: InvoiceDraft): boolean {
  if (draft.taxType.trim() !== 'central' || draft.buyerAddress.trim() === '') return false;
  return isTaxState(draft.taxState) && supplyPlace({ ...draft, taxType: '' }) === null;
}

const PLACELESS =
  'It charges IGST, and no state, PIN code or GSTIN shows the place of supply. For a buyer of this state set Within State.';
