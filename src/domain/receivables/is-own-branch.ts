import type { Company } from '../company/company.ts';
import { gstinIn } from '../tax/gstin.ts';

/**
 * Whether the buyer is the firm's own registration in another state: his GSTIN has the firm's PAN. The law wants a tax
 * invoice, but nobody owes it. `isOwnBranch(company, 'Aangan Interiors, Cuttack\nGSTIN 21ABCDE1234F1ZC')` → `true` for a firm
 * with the GSTIN 07ABCDE1234F1Z2.
 */
export function isOwnBranch(company: Pick<Company, 'registrations'>, buyerAddress: string): boolean {
  const buyer = gstinIn(buyerAddress);
  if (buyer === null) return false;
  return Object.values(company.registrations).some(({ gstin }) => gstin !== '' && panOf(gstin) === panOf(buyer));
}

/** The PAN begins at the third character of a GSTIN. */
function panOf(gstin: string): string {
  return gstin.trim().toUpperCase().slice(2, 12);
}
