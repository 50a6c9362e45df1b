import type { Company } from '../../company/company.ts';
import { isOwnBranch } from '../../receivables/is-own-branch.ts';
import { UPI_AMOUNT_LIMIT, upiLink } from '../../receivables/upi-link.ts';
import type { Invoice } from '../invoice.ts';

/** The UPI code of a paper: the id, the text of the code, and the line below it. */
export type SheetUpi = { id: string; link: string; says: string };

/**
 * How the buyer of a tax invoice can pay by UPI: `sheetUpi(invoice, company, 50_000)?.says` → `'UPI, amount filled in'`. Null
 * when nobody has to pay, and for a registration without a UPI id.
 */
export function sheetUpi(invoice: Invoice, company: Company, payable: number): SheetUpi | null {
  const { upiId } = company.registrations[invoice.taxState];
  if (upiId === undefined || invoice.kind !== 'tax' || payable <= 0) return null;
  if (isOwnBranch(company, invoice.buyerAddress)) return null;
  return {
    id: upiId,
    link: upiLink({ upiId, name: company.name, number: invoice.number, owed: payable }),
    says: payable < UPI_AMOUNT_LIMIT ? 'UPI, amount filled in' : 'UPI, type the amount',
  };
}
