import type { Problem } from '../../outcome.ts';
import { type TaxState, taxStates } from '../../tax/states.ts';
import type { CreditedInvoice } from '../credited-invoice.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { type BeforeShop, beforeShopProblems, beforeShopWarnings } from './before-shop.ts';
import { creditProblems } from './credit-problems.ts';

/** What is known of the invoice that the Reference No of a credit note names. At most one of them is not null. */
export type NamedInvoice = {
  original: CreditedInvoice | null;
  beforeShop: BeforeShop | null;
  /** The other registration, when it issued an invoice of this number. */
  issuedIn: TaxState | null;
};

/** `noteProblems(note, named)` → why the note cannot be issued against the invoice that it names. */
export function noteProblems(draft: InvoiceDraft, { original, beforeShop, issuedIn }: NamedInvoice): Problem[] {
  if (original) return creditProblems(draft, original);
  if (beforeShop) return beforeShopProblems(draft, beforeShop);
  return draft.kind === 'credit' && issuedIn ? [ofOtherState(draft, issuedIn)] : [];
}

/** `noteWarnings(note, named)` → what to look at in the invoice that it names, where it may be another one. */
export function noteWarnings(draft: InvoiceDraft, { beforeShop }: Pick<NamedInvoice, 'beforeShop'>): Problem[] {
  return beforeShop ? beforeShopWarnings(draft, beforeShop) : [];
}

function ofOtherState({ referenceNumber }: InvoiceDraft, issuedIn: TaxState): Problem {
  const { name } = taxStates[issuedIn];
  const message = `${referenceNumber.trim()} is an invoice of ${name}: choose ${name}, for the note is of the same registration`;
  const correction = { kind: 'set', label: `Choose ${name}`, field: 'taxState', value: issuedIn } as const;
  return { field: 'taxState', message, correction };
}
