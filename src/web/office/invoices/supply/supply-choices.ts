import { exportFields } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';

const fields = ['supplyType', 'atSite', 'placeOfSupply', 'placeRemark', ...exportFields] as const;

/** Whether staff have said something of the place or the kind of supply. */
export function hasSupplyChoice(draft: InvoiceDraft): boolean {
  return fields.some((field) => draft[field] !== undefined);
}

/** Whether a problem is about one of these fields. */
export function isSupplyField(field: string): boolean {
  return fields.some((each) => each === field);
}
