import type { Company } from '../../company/company.ts';
import { registrationIn } from '../../company/registered-states.ts';
import { isOwnBranch } from '../../receivables/is-own-branch.ts';
import type { UpiPayment } from '../../receivables/upi-link.ts';
import { isExport } from '../../tax/supply-types.ts';
import type { Invoice } from '../invoice.ts';

/**
 * What the buyer of a tax invoice pays by UPI: `sheetUpi(invoice, company, 50_000)?.owed` → `50_000`. Null when nobody has to
 * pay, for a registration without a UPI id, and for an export: a buyer abroad has no UPI.
 */
export function sheetUpi(invoice: Invoice, company: Company, payable: number): UpiPayment | null {
  const { upiId } = registrationIn(company, invoice.taxState);
  if (upiId === undefined || invoice.kind !== 'tax' || payable <= 0) return null;
  if (isExport(invoice.supplyType) || isOwnBranch(company, invoice.buyerAddress)) return null;
  return { upiId, name: company.name, number: invoice.number, owed: payable };
}
