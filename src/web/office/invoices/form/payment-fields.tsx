import type { CustomerAnswer } from '#contract/customers.ts';
import { optionalNames } from '#contract/invoice-wire.ts';
import { formatDate, isDate } from '#domain/calendar/indian-date.ts';
import { dateOnly } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { dueDate } from '#domain/receivables/due-date.ts';
import { Field } from '../../../ui/field.tsx';
import { DateField } from '../../parts/fields/date-field.tsx';
import type { DraftChange } from './change-draft.ts';

type PaymentFieldsProps = {
  draft: InvoiceDraft;
  problems: Problem[];
  customer: CustomerAnswer | null;
  change: (what: DraftChange) => void;
};

/** Until when a tax invoice is to be paid, and on which terms. */
export function PaymentFields({ draft, problems, customer, change }: PaymentFieldsProps) {
  const date = dateOnly(draft.date);
  const error = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return (
    <>
      {draft.kind === 'tax' && (
        <DateField
          id="dueDate"
          label="Due Date"
          name={optionalNames.dueDate}
          error={error('dueDate')}
          blank={blankMeans(date, customer?.creditDays ?? 0)}
          value={draft.dueDate ?? ''}
          // A typed +30 counts from the document's own date.
          today={isDate(date) ? date : ''}
          onChange={(value) => change({ kind: 'optional', field: 'dueDate', value })}
        />
      )}
      <Field id="paymentTerms" label="Terms of Payment" error={error('paymentTerms')} optional wide>
        {(control) => (
          <input
            {...control}
            name={optionalNames.paymentTerms}
            value={draft.paymentTerms ?? ''}
            autoComplete="off"
            data-optional=""
            onChange={({ target }) => change({ kind: 'optional', field: 'paymentTerms', value: target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** The day alone: beside the label there is no room for more on a phone, and Checks say the days. */
function blankMeans(date: string, days: number) {
  return days > 0 && isDate(date) ? `blank: ${formatDate(dueDate(date, days))}` : 'blank: at once';
}
