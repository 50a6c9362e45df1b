import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { fieldId, valueAt } from './invoice-fields.ts';

/**
 * The problems of filled fields without focus: shown when a field is left, before the document is issued. `open` is
 * all problems of the draft. Leaves out blank fields, and the problems in `shown`, which are on the screen already.
 */
export function problemsOnBlur(open: Problem[], draft: InvoiceDraft, at: string, shown: Problem[] = []): Problem[] {
  const shownFields = new Set(shown.map(({ field }) => field));
  return open.filter(
    ({ field }) =>
      isOneField.test(field) && fieldId(field) !== at && !shownFields.has(field) && valueAt(draft, field).trim() !== '',
  );
}

// Not the whole document, and not a whole line: its message is about missing cells.
const isOneField = /^(?!line \d+$)./;
