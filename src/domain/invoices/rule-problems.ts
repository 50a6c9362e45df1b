import { challanProblems } from '../challans/challan-problems.ts';
import { chainProblems } from '../documents/chain-problems.ts';
import type { Problem } from '../outcome.ts';
import type { InvoiceDraft } from './invoice.ts';
import { paymentProblems } from './payment-terms.ts';
import { supplyProblems } from './supply-problems.ts';

/** `ruleProblems(draft)` → what is wrong between its fields: by its origin, its kind, its terms and its place of supply. */
export function ruleProblems(draft: InvoiceDraft): Problem[] {
  return [
    ...chainProblems(draft),
    ...withoutGstProblems(draft),
    ...challanProblems(draft),
    ...paymentProblems(draft),
    ...supplyProblems(draft),
  ];
}

function withoutGstProblems({ kind, withoutGst }: InvoiceDraft): Problem[] {
  if (withoutGst === undefined || (kind === 'credit' && withoutGst === 'yes')) return [];
  const message = kind === 'credit' ? 'Without GST is yes, or left blank' : 'Only a credit note can be without GST';
  return [{ field: 'withoutGst', message }];
}
