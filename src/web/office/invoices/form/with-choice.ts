import { isSupplyPurpose } from '#domain/challans/is-supply-purpose.ts';
import { exportFields } from '#domain/invoices/draft-fields.ts';
import type { DraftChoices, DraftExport, DraftPlace, InvoiceDraft } from '#domain/invoices/invoice.ts';
import { isExport } from '#domain/tax/supply-types.ts';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';

export type OptionalField = 'validUntil' | 'dueDate' | 'paymentTerms';

type Choice = OptionalField | keyof DraftChoices;

export type SupplyChoices = Record<keyof (DraftPlace & DraftExport), string>;

/**
 * The form after a choice; what is not said ('') is absent. A field that the choice hides leaves the draft, and comes back with
 * the choice that shows it: one arrow key too far in a list loses nothing.
 */
export function withChoice<Form extends Pick<SavedDraft, 'draft' | 'hidden'>>(
  form: Form,
  set: Partial<Record<Choice, string>>,
): Form {
  const draft: InvoiceDraft = { ...form.draft, ...set };
  for (const field of Object.keys(set) as Choice[]) if (draft[field] === '') delete draft[field];
  const hidden = { ...form.hidden };
  for (const field of hideable) {
    const [from, to] = isShown(draft, field) ? [hidden, draft] : [draft, hidden];
    const value = from[field];
    if (value !== undefined) to[field] = value;
    delete from[field];
  }
  return { ...form, draft, hidden };
}

const hideable = ['placeRemark', 'purposeRemark', 'showTax', ...exportFields] as const;

/** Only a typed place has a remark, only another reason has words, and what the law asks for is no choice. */
function isShown({ placeOfSupply, purpose, supplyType }: InvoiceDraft, field: (typeof hideable)[number]): boolean {
  if (field === 'placeRemark') return placeOfSupply !== undefined;
  if (field === 'purposeRemark') return purpose === 'other';
  return field === 'showTax' ? !isSupplyPurpose(purpose) : isExport(supplyType);
}
