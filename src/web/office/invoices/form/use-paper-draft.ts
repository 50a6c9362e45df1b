import { useMemo } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { isDate } from '#domain/calendar/indian-date.ts';
import { dateOnly } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { dueOf } from '#domain/receivables/due-date.ts';

/** The draft as it will be issued: a due date by the days of credit of its customer is on the paper too. */
export function usePaperDraft(draft: InvoiceDraft, customer: Pick<CustomerAnswer, 'creditDays'> | null): InvoiceDraft {
  const creditDays = customer?.creditDays ?? 0;
  return useMemo(() => {
    const due = isDate(dateOnly(draft.date)) ? dueOf(draft, creditDays) : null;
    return due === null ? draft : { ...draft, dueDate: due };
  }, [draft, creditDays]);
}
