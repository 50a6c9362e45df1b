import { useCallback, useMemo } from 'react';
import type { Desk } from '#contract/desk.ts';
import { type IsListed, listedIn } from '#domain/catalogue/form-lists.ts';
import { compulsoryFields } from '#domain/company/compulsory-fields.ts';
import { draftProblems } from '#domain/invoices/draft-problems.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { firmProblemsOf } from './firm-problems.ts';
import type { InvoiceFormState } from './use-invoice-draft.ts';

type Rules = {
  /** Whether a list has a value, or the document that this one is made from, or corrects. */
  isListed: IsListed;
  /** Everything that forbids the issue. */
  problemsOf: (draft: InvoiceDraft) => Problem[];
};

/** The rules of the form, with the lists of the desk. */
export function useRules(
  desk: Desk,
  { draft, key }: InvoiceFormState,
  original: { draft: InvoiceDraft } | null | undefined,
): Rules {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means a new document, and its first rows count
  const isListed = useMemo(
    () => listedIn(desk.lists, ...(original ? [original.draft] : []), ...(draft.from ? [draft] : [])),
    [desk, original, key],
  );
  const problemsOf = useCallback(
    (typed: InvoiceDraft) => [
      ...firmProblemsOf(typed, desk),
      ...draftProblems(typed, isListed, compulsoryFields(desk.paper)),
    ],
    [desk, isListed],
  );
  return { isListed, problemsOf };
}
