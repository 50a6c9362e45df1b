import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { Problem } from '../outcome.ts';
import { gstinIn } from '../tax/gstin.ts';
import { isTaxState, type TaxState } from '../tax/states.ts';
import { gstinOf } from './registered-states.ts';

type Firm = { registrations: Partial<Record<TaxState, { gstin: string }>> };

/**
 * A registration cannot bill itself. `ownGstinProblem(firm, draft)` → `{ field: 'buyerAddress', message: 'Buyer Address has our own
 * GSTIN …' }`, or null. A credit note is not refused: it corrects what an earlier release let through. A challan to a branch is for
 * this registration alone, and names it, because the e-way portal takes it with our own GSTIN on both sides: to another one goods go
 * with a tax invoice (CGST Act, section 25(4)).
 */
export function ownGstinProblem(
  firm: Firm,
  { kind, taxState, buyerAddress, purpose }: Pick<InvoiceDraft, 'kind' | 'taxState' | 'buyerAddress' | 'purpose'>,
): Problem | null {
  if (kind === 'credit' || !isTaxState(taxState)) return null;
  const own = gstinOf(firm, taxState);
  const isOneOfSeveral = Object.keys(firm.registrations).length > 1;
  if (kind === 'challan' && purpose === 'branch')
    return branchProblem(own, buyerAddress, isOneOfSeveral ? `${own} of this Tax State` : own);
  if (own === '' || gstinIn(buyerAddress) !== own) return null;
  const other = isOneOfSeveral ? '. To bill our other registration, change Tax State' : '';
  const message = `Buyer Address has our own GSTIN ${own}: type the buyer's${other}`;
  return { field: 'buyerAddress', message };
}

/** A blank address is required anyway. */
function branchProblem(own: string, buyerAddress: string, ownSaid: string): Problem | null {
  const buyer = gstinIn(buyerAddress);
  if (own === '' || buyer === own || buyerAddress.trim() === '') return null;
  const message =
    buyer === null
      ? `Buyer Address has no GSTIN: type our own GSTIN ${ownSaid} in it, because the goods go to our own branch`
      : `${buyer} is not our GSTIN ${ownSaid}: goods for another registration go with a tax invoice (CGST Act, section 25(4))`;
  return { field: 'buyerAddress', message };
}
