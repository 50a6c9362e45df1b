import { purposeRule } from '#domain/challans/challan-purposes.ts';
import { exportFields } from '#domain/invoices/draft-fields.ts';
import type { DraftExport, DraftPlace, InvoiceDraft } from '#domain/invoices/invoice.ts';
import { isExport } from '#domain/tax/supply-types.ts';

export type OptionalField = 'validUntil' | 'dueDate' | 'paymentTerms';

export type SupplyChoices = Record<keyof (DraftPlace & DraftExport), string>;

/** What is not said is absent. Only a typed place has a remark, and only an export has a country. */
export function withSupply(draft: InvoiceDraft, set: Partial<SupplyChoices>): InvoiceDraft {
  const next: InvoiceDraft = { ...draft, ...set };
  const gone = [
    ...(Object.keys(set) as (keyof SupplyChoices)[]).filter((field) => next[field] === ''),
    ...(next.placeOfSupply ? [] : (['placeRemark'] as const)),
    ...(isExport(next.supplyType) ? [] : exportFields),
  ];
  for (const field of gone) delete next[field];
  return next;
}

/** Not chosen, it is absent: such a draft is as before. */
export function withoutGst({ withoutGst: _, ...draft }: InvoiceDraft, chosen: boolean): InvoiceDraft {
  return chosen ? { ...draft, withoutGst: 'yes' } : draft;
}

/** Only another reason has words, and only where the law does not ask for tax it is a choice to show it. */
export function challanChoice(
  draft: InvoiceDraft,
  field: 'purpose' | 'purposeRemark' | 'showTax',
  value: string,
): InvoiceDraft {
  const { [field]: _, ...rest } = draft;
  const next: InvoiceDraft = value === '' ? rest : { ...rest, [field]: value };
  if (field !== 'purpose') return next;
  const { purposeRemark: __, showTax: ___, ...alone } = next;
  return {
    ...alone,
    ...(value === 'other' && draft.purposeRemark !== undefined ? { purposeRemark: draft.purposeRemark } : {}),
    ...(purposeRule(value)?.isSupply || draft.showTax === undefined ? {} : { showTax: draft.showTax }),
  };
}

/** A text that is left blank is absent. */
export function withOptional(before: InvoiceDraft, field: OptionalField, value: string): InvoiceDraft {
  const { [field]: _, ...draft } = before;
  return value === '' ? draft : { ...draft, [field]: value };
}
