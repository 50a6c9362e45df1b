import { formatDate, isDate } from '../calendar/indian-date.ts';
import { dateOnly } from '../invoices/draft-fields.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { Problem } from '../outcome.ts';

/** `chainProblems(draft)` → what is wrong with `validUntil`, `from` and the rows' origins, as far as the draft alone shows it. */
export function chainProblems(draft: InvoiceDraft): Problem[] {
  const rows = draft.lines.flatMap(({ row, fromRow }) => {
    const field = `line ${row} fromRow`;
    if (fromRow === undefined) return [];
    if (draft.from === undefined)
      return [{ field, message: `Row ${row} comes from a row of another document: name that document too` }];
    return isRowNumber(fromRow) ? [] : [{ field, message: `Row ${row}: the row it comes from is a whole number` }];
  });
  return [...validUntilProblems(draft), ...rows];
}

/** Up to 15 digits: a safe integer, as the wire's rows are. */
function isRowNumber(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

function validUntilProblems({ kind, date, validUntil }: InvoiceDraft): Problem[] {
  if (validUntil === undefined) return [];
  const problem = (says: string) => [{ field: 'validUntil', message: `Valid until ${says}` }];
  if (kind !== 'pro') return problem('is for pro-formas: leave it blank');
  if (!isDate(validUntil)) return problem('is not a date: enter DD/MM/YYYY');
  const begins = dateOnly(date);
  return isDate(begins) && validUntil < begins
    ? problem(`is before the document’s own date, ${formatDate(begins)}`)
    : [];
}
