import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { Problem } from '../outcome.ts';
import type { TaxState } from '../tax/gst.ts';
import { gstinIn } from '../tax/gstin.ts';
import { taxStates } from '../tax/states.ts';

type Firm = { registrations: Record<TaxState, { gstin: string }> };

/**
 * A registration cannot bill itself. `ownGstinProblem(firm, draft)` → `{ field: 'buyerAddress', message: 'Buyer Address has our own
 * GSTIN …' }`, or null. A credit note is not refused: it corrects what an earlier release let through.
 */
export function ownGstinProblem(
  firm: Firm,
  { kind, taxState, buyerAddress }: Pick<InvoiceDraft, 'kind' | 'taxState' | 'buyerAddress'>,
): Problem | null {
  if (kind === 'credit' || !Object.hasOwn(taxStates, taxState)) return null;
  const own = firm.registrations[taxState as TaxState].gstin;
  if (own === '' || gstinIn(buyerAddress) !== own) return null;
  const message = `Buyer Address has our own GSTIN ${own}: type the buyer's. To bill our other registration, change Tax State`;
  return { field: 'buyerAddress', message };
}
