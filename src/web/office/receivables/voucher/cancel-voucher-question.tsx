import { useRef, useState } from 'react';
import type { VoucherRecord } from '#contract/receivables/vouchers.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { cancelVoucherProblems, longestCancelReason } from '#domain/receivables/cancel-voucher-problems.ts';
import { Field } from '../../../ui/field.tsx';
import { Question } from '../../../ui/question.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { voucherCall } from './voucher-address.ts';
import styles from './voucher-view.module.css';

type CancelVoucherQuestionProps = { voucher: VoucherRecord; onCancel: () => void; onDone: () => void };

/** Asks why a receipt, refund or settlement is cancelled, and says what then is owed again. */
export function CancelVoucherQuestion({ voucher, onCancel, onDone }: CancelVoucherQuestionProps) {
  const { kind, number, date, amount, customer, mode } = voucher;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const cancel = async () => {
    const [problem] = cancelVoucherProblems(reason);
    setError(problem?.message);
    if (problem) return field.current?.focus();
    setBusy(true);
    const answer = await callStaff(`${voucherCall(voucher)}?${new URLSearchParams({ reason })}`, {
      method: 'DELETE',
      read: (response) => response.json(),
    });
    setBusy(false);
    // Somebody else was quicker: the page then shows who and why.
    if (answer.ok || answer.status === 409) return onDone();
    setError(answer.message);
    field.current?.focus();
  };
  return (
    <Question
      title={
        <>
          Cancel {kind} <span className="whole">{number}</span>?
        </>
      }
      yes={`Cancel ${kind}`}
      busy={busy}
      onYes={cancel}
      onCancel={onCancel}
    >
      <p>
        {customer.name}, {formatDate(date)}, ₹ {formatRupees(amount)}.
      </p>
      <p className="quiet">{whatThen[kind]} Its number stays used. This cannot be taken back.</p>
      <Field id="cancel-reason" label="Why" note="Printed on the cancelled PDF" error={error} roomy>
        {(control) => (
          <input
            {...control}
            ref={field}
            autoComplete="off"
            value={reason}
            maxLength={longestCancelReason}
            onChange={({ target }) => setReason(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !busy) void cancel();
            }}
          />
        )}
      </Field>
      <p className={styles.reasons}>
        {reasonsFor(mode).map((each) => (
          <button key={each} type="button" aria-pressed={reason === each} onClick={() => setReason(each)}>
            {each}
          </button>
        ))}
      </p>
    </Question>
  );
}

const whatThen = {
  receipt: 'What it paid is owed again, and its advance ends.',
  refund: 'What it paid back is an advance again.',
  settlement: 'What it settled is owed again.',
};

const mistakes = ['Entered by mistake', 'Entered twice'];

/** What staff choose from, besides their own words. Only a cheque bounces. */
function reasonsFor(mode: string) {
  return mode === 'cheque' ? ['Cheque bounced', ...mistakes] : mistakes;
}
