import { useCallback, useMemo } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import type { Desk } from '#contract/desk.ts';
import { type IsListed, listedIn } from '#domain/catalogue/form-lists.ts';
import { compulsoryFields } from '#domain/company/compulsory-fields.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import { fieldProblems } from '#domain/invoices/field-problems.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { usePart } from '../../parts/use-part.ts';
import type { NoteRules } from '../correct/read-original.ts';
import { firmProblemsOf } from './firm-problems.ts';

type Rules = {
  /** Whether a list has a value, or the document that this one is made from, or corrects. */
  isListed: IsListed;
  /** Everything that forbids the issue. */
  problemsOf: (draft: InvoiceDraft) => Problem[];
  /** What the portals would refuse, and what can be added after the issue. */
  laterOf: (draft: InvoiceDraft) => { problems: Problem[]; warnings: Problem[] };
};

/** The rules of the form, with the lists of the desk. `customer`: the buyer, if the book has him. */
export function useRules(
  desk: Desk,
  { draft, key }: SavedDraft,
  original: CreditedInvoice | null,
  { note, customer }: { note: NoteRules | undefined; customer: CustomerAnswer | null },
): Rules {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means a new document, and its first rows count
  const isListed = useMemo(
    () => listedIn(desk.lists, ...(original ? [original.draft] : []), ...(draft.from ? [draft] : [])),
    [desk, original, key],
  );
  const part = usePart(true, () => import('#domain/returns/refused-later.ts'));
  const laterOf = useCallback(
    (typed: InvoiceDraft) =>
      (desk.paper && part?.refusedLater(typed, desk.paper, desk.today, original, desk.demo)) || nothing,
    [desk, part, original],
  );
  const rules = usePart(true, () => import('../supply/form-rules.ts'));
  const problemsOf = useCallback(
    (typed: InvoiceDraft) => [
      ...firmProblemsOf(typed, desk),
      ...fieldProblems(typed, isListed, compulsoryFields(desk.paper)),
      ...(rules?.formRules(typed, { company: desk.company, customer, original, closed: desk.closed }) ?? []),
      ...(note?.problemsOf(typed) ?? []),
      ...laterOf(typed).problems,
    ],
    [desk, isListed, customer, original, note, rules, laterOf],
  );
  return { isListed, problemsOf, laterOf };
}

const nothing = { problems: [], warnings: [] };
