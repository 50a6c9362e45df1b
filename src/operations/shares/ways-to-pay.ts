import type { Company } from '#domain/company/company.ts';
import { registrationIn } from '#domain/company/registered-states.ts';
import { UPI_AMOUNT_LIMIT, upiLink } from '#domain/receivables/upi-link.ts';
import type { WayToPay } from '#domain/shares/shared-page.ts';
import type { TaxState } from '#domain/tax/states.ts';

/** The bank account, and the UPI code of what is owed. Null when the firm has named neither. */
export function waysToPay(
  company: Company,
  taxState: TaxState,
  debt: { number: string; owed: number; about?: string } | null,
): WayToPay | null {
  const { upiId } = registrationIn(company, taxState);
  const upi =
    debt && upiId
      ? {
          id: upiId,
          link: upiLink({ upiId, name: company.name, ...debt }),
          withAmount: debt.owed < UPI_AMOUNT_LIMIT,
        }
      : null;
  return upi || company.bank ? { upi, bank: company.bank } : null;
}
