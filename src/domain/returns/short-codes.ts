import type { Product } from '../catalogue/catalogue-record.ts';
import type { Company } from '../company/company.ts';
import { legalFigure } from './law.ts';

/**
 * `shortCodes(products, company, '2026-11-21')` → the offered products whose code has too few digits for the firm on that day: for its
 * turnover, or because its registered buyers get e-invoices (Notification 78/2020-Central Tax).
 */
export function shortCodes(
  products: readonly Product[],
  { turnover, eInvoiceFrom }: Pick<Company, 'turnover' | 'eInvoiceFrom'>,
  today: string,
): Product[] {
  const isAbove = turnover !== undefined && turnover !== 'up-to-5';
  const sendsEinvoices = eInvoiceFrom !== undefined && eInvoiceFrom <= today;
  const least = legalFigure(isAbove || sendsEinvoices ? 'hsnDigitsAboveFiveCrore' : 'hsnDigits', today);
  return products.filter(({ hsn, hidden }) => !hidden && hsn !== '' && hsn.length < least);
}
