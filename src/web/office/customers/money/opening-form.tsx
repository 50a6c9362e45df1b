import { type KeyboardEvent, useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { OpeningBillAnswer } from '#contract/receivables/customer-money.ts';
import { voucherLimits } from '#domain/receivables/voucher-problems.ts';
import { type TaxState, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { newUuid } from '../../../new-uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { DateField } from '../../parts/fields/date-field.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useSending } from '../../parts/use-sending.ts';
import styles from './customer-money.module.css';
import { type OpeningDraft, openingBody, openingDraftOf, openingDraftProblems } from './opening-draft.ts';

type OpeningFormProps = {
  customer: { id: string; name: string; creditDays: number };
  /** Null for a new one. */
  bill: OpeningBillAnswer | null;
  states: readonly TaxState[];
  today: string;
  onSaved: (text: string) => void;
  onCancel: () => void;
};

/** Adds or changes an opening bill. A refused save keeps what was typed. */
export function OpeningForm({ customer, bill, states, today, onSaved, onCancel }: OpeningFormProps) {
  const [draft, setDraft] = useState(() => openingDraftOf(bill, states[0] ?? taxStateIds[0]));
  const key = useRef(newUuid());
  const change = (part: Partial<OpeningDraft>) => setDraft((typed) => ({ ...typed, ...part }));
  const { busy, about, refused, send } = useSending(
    () => {
      const fields = openingBody(draft, customer.creditDays);
      return callStaff(
        bill ? path(paths.opening, { id: bill.id }) : path(paths.customerOpenings, { id: customer.id }),
        {
          method: 'POST',
          body: bill ? { ...fields, version: bill.version } : fields,
          headers: { 'Idempotency-Key': key.current },
          read: (response) => response.json(),
        },
      );
    },
    () => openingDraftProblems(draft, { customer, bill, today }),
  );
  const save = async () => {
    const answer = await send();
    if (answer?.ok) onSaved(`${draft.reference} is ${bill ? 'changed' : 'added'}`);
  };
  const fieldProps = (field: keyof OpeningDraft) => ({ id: `opening-${field}`, error: about(field) });
  const text = (field: 'reference' | 'amount' | 'note', label: string, optional = false) => (
    <Field {...fieldProps(field)} label={label} optional={optional} wide={field === 'note'}>
      {(control) => (
        <input
          {...control}
          ref={field === 'reference' ? takeFocus : undefined}
          autoComplete="off"
          inputMode={field === 'amount' ? 'decimal' : undefined}
          maxLength={field === 'note' ? voucherLimits.note : voucherLimits.reference}
          value={draft[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={bill ? `Change ${bill.reference}` : 'Add opening bill'}
      onKeyDown={(event) => onKey(event, onCancel)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {refused && <Notice kind="bad" title={refused} />}
      <div className={styles.fields}>
        {text('reference', 'Number of the bill')}
        <DateField
          {...fieldProps('date')}
          label="Date"
          value={draft.date}
          today={today}
          onChange={(date) => change({ date })}
        />
        {text('amount', 'Amount ₹')}
        {draft.side === 'dr' && (
          <DateField
            {...fieldProps('due')}
            label="Due"
            blank={`${customer.creditDays} days after`}
            value={draft.due}
            today={today}
            onChange={(due) => change({ due })}
          />
        )}
        {!bill && states.length > 1 && (
          <Field {...fieldProps('taxState')} label="Registration">
            {(control) => (
              <Select
                {...control}
                options={states.map((state) => ({ value: state, text: taxStates[state].name }))}
                value={draft.taxState}
                onChange={({ target }) => change({ taxState: target.value as TaxState })}
              />
            )}
          </Field>
        )}
        {!bill && (
          <Field {...fieldProps('side')} label="What it is">
            {(control) => (
              <Select
                {...control}
                options={sides}
                value={draft.side}
                onChange={({ target }) => change({ side: target.value as 'dr' | 'cr' })}
              />
            )}
          </Field>
        )}
        {text('note', 'Note', true)}
      </div>
      <p className={styles.ends}>
        <Button type="submit" look="go" aria-disabled={busy}>
          {busy ? 'Saving …' : 'Save'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </form>
  );
}

const sides = [
  { value: 'dr', text: 'Owed to us (Dr)' },
  { value: 'cr', text: 'Paid in advance (Cr)' },
];

function onKey(event: KeyboardEvent, onCancel: () => void) {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  onCancel();
}
