import { isSupplyPurpose } from '../challans/is-supply-purpose.ts';
import { isWithoutPayment } from '../tax/supply-types.ts';
import type { InvoiceKind } from './invoice-kinds.ts';

type Choices = { kind?: InvoiceKind; withoutGst?: string; purpose?: string; showTax?: string; supplyType?: string };

/**
 * `chargesTax({ kind: 'challan', purpose: 'approval' })` → `false`: goods that are not on their way to their buyer have a value
 * and no tax (CGST rule 55(1)(vii)), unless the owner wants it shown. A credit note without GST and a supply
 * under LUT charge none either.
 */
export function chargesTax({ kind, withoutGst, purpose, showTax, supplyType }: Choices): boolean {
  if (kind === 'challan') return showTax === 'yes' || isSupplyPurpose(purpose);
  return !withoutGst && !isWithoutPayment(supplyType);
}

/** Whether the paper has rates and a table of tax: under LUT they say 0 %, as rule 46(l) and (m) want. */
export function showsTax(choices: Choices): boolean {
  const isTaxable = choices.kind !== 'challan' && !choices.withoutGst;
  return chargesTax(choices) || (isTaxable && isWithoutPayment(choices.supplyType));
}
