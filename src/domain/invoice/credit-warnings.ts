import { formatRupees } from '../money/format-rupees.ts';
import type { Problem } from '../outcome.ts';
import type { IssuedInvoice } from './issued-invoice.ts';

/**
 * `creditWarnings('DL/26-27/0042', null, …)` → what speaks against a credit note: its original is not one of ours, was
 * cancelled, or has less left than is credited. CGST Act, section 34; rule 53(1A): the note names the invoice it corrects.
 * Amounts in paise; `credited` is what other standing notes took off the original.
 */
export const creditWarnings = (
  referenceNumber: string,
  original: Pick<IssuedInvoice, 'number' | 'totals' | 'cancelledAt'> | null,
  amounts: { credited: number; payable: number },
): Problem[] => {
  const say = (message: string): Problem[] => [{ field: 'referenceNumber', message }];
  if (referenceNumber.trim() === '') return [];
  if (!original)
    return say(
      `${referenceNumber.trim()} is not a tax invoice of ours in this state: a credit note names the invoice it corrects (CGST rule 53)`,
    );
  if (original.cancelledAt) return say(`${original.number} was cancelled: there is nothing left to credit`);
  const left = original.totals.payable - amounts.credited;
  return amounts.payable > left
    ? say(
        `The credit of ₹ ${formatRupees(amounts.payable)} is more than the ₹ ${formatRupees(Math.max(0, left))} that is left of ${original.number}`,
      )
    : [];
};
