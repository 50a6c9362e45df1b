import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { fieldId, valueAt } from './invoice-fields.ts';

/**
 * What is filled wrongly where the person is not typing just now: said when a field is left, not only when it is issued.
 * `open` is everything that the rules refuse; what is merely blank waits for its turn, and what `said` speaks of is said.
 */
export function leftFaults(open: Problem[], draft: InvoiceDraft, at: string, said: Problem[] = []): Problem[] {
  const spoken = new Set(said.map(({ field }) => field));
  return open.filter(
    ({ field }) =>
      isOneField.test(field) && fieldId(field) !== at && !spoken.has(field) && valueAt(draft, field).trim() !== '',
  );
}

// Neither the whole document nor a whole line, whose message is about what it lacks.
const isOneField = /^(?!line \d+$)./;
