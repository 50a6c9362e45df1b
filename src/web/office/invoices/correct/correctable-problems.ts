import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { valueAt } from '../form/invoice-fields.ts';

/**
 * What a button can correct: what the rules of the form say (`open`), and the codes that the server refused (`answered`). It alone has
 * the official list: what the form does not know to be wrong is in no list, and gets the nearest codes.
 */
export function correctableProblems(draft: InvoiceDraft, open: Problem[], answered: Problem[]): Problem[] {
  const known = new Set(open.map(({ field }) => field));
  const codes = answered.filter(({ field }) => / hsn$/.test(field) && !known.has(field));
  return [
    ...open.filter(({ correction }) => correction),
    ...codes.map((problem): Problem => {
      const below = valueAt(draft, problem.field).trim();
      return { ...problem, correction: { kind: 'longer-code', below, isNear: true } };
    }),
  ];
}
