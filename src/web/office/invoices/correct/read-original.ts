import { draftFromInput } from '#contract/invoice-wire.ts';
import { type NamedInvoice, noteProblems, noteWarnings } from '#domain/invoices/credit/note-problems.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { creditWarnings } from '#domain/invoices/warnings/credit-warnings.ts';
import type { Problem } from '#domain/outcome.ts';

/** The invoice that a credit note corrects. `data` is its JSON text on the wire. */
export type Original = CreditedInvoice & { data: string };

/** Compares a credit note with its invoice. Fetched with the invoice, because other documents do not need it. */
export type NoteRules = { compare: typeof creditWarnings; problemsOf: (draft: InvoiceDraft) => Problem[] };

type OriginalOnTheWire = Omit<Original, 'number' | 'draft'> & { refnum: string };
type Answer = Omit<NamedInvoice, 'original'> & { original: OriginalOnTheWire | null };

/** The invoice that the server found for a credit note, and the rules that compare the two. */
export function readOriginal({ original, beforeShop, issuedIn }: Answer): {
  original: Original | null;
  rules: NoteRules;
} {
  const found = original && originalOf(original);
  return {
    original: found,
    rules: {
      compare: (typed, invoice) => [...creditWarnings(typed, invoice), ...noteWarnings(typed, { beforeShop })],
      problemsOf: (typed: InvoiceDraft) => noteProblems(typed, { original: found, beforeShop, issuedIn }),
    },
  };
}

function originalOf({ refnum, ...facts }: OriginalOnTheWire): Original {
  return { ...facts, number: refnum, draft: draftFromInput(JSON.parse(facts.data)) };
}
