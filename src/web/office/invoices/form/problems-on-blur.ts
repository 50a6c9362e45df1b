import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { fieldId, valueAt } from './invoice-fields.ts';

/**
 * The wrongly filled fields that are not in focus: shown when a field is left, before the document is issued. `open` is
 * everything that the rules refuse. Blank fields are left out, and so are the problems in `said`, which are shown already.
 */
export function problemsOnBlur(open: Problem[], draft: InvoiceDraft, at: string, said: Problem[] = []): Problem[] {
  const spoken = new Set(said.map(({ field }) => field));
  return open.filter(
    ({ field }) =>
      isOneField.test(field) && fieldId(field) !== at && !spoken.has(field) && valueAt(draft, field).trim() !== '',
  );
}

// Neither the whole document nor a whole line, whose message is about what it lacks.
const isOneField = /^(?!line \d+$)./;
