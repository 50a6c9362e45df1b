import { useRef, useState } from 'react';
import { path, paths } from '#contract/paths.ts';
import { cancelProblems, readWhy } from '#domain/invoices/cancel-reason.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { Question } from '../../ui/question.tsx';
import { cancelledHash } from '../parts/documents/cancelled-notice.tsx';
import { type InvoiceRecord, readRecord } from '../parts/documents/invoice-record.ts';
import { callStaff } from '../parts/frame/session.ts';
import styles from './cancel-reason-field.module.css';
import { CancelReasonField, type ReasonChoice } from './cancel-reason-field.tsx';

type DeleteQuestionProps = {
  record: InvoiceRecord;
  kind: InvoiceKind;
  state: TaxState;
  onCancel: () => void;
  /** Somebody else was first: what stands in the list is old. */
  onGone: (message: string) => void;
};

/** The specification's question, and what then really happens. */
export function DeleteQuestion({ record, kind, state, onCancel, onGone }: DeleteQuestionProps) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [choice, setChoice] = useState<ReasonChoice>({ reason: '', why: '' });
  const [wrongWhy, setWrongWhy] = useState<string | undefined>(undefined);
  const asked = useRef<HTMLDivElement>(null);
  const { shownDate, buyer } = readRecord(record);

  /** Says what is missing, and puts the focus where it is chosen or typed. */
  const isMissing = (): boolean => {
    const [problem] = cancelProblems(choice.reason, choice.reason === 'other' ? readWhy(choice.why) : '');
    setMessage(choice.reason === '' ? 'Choose why it is cancelled.' : '');
    setWrongWhy(problem?.message);
    if (choice.reason !== '' && !problem) return false;
    asked.current?.querySelector<HTMLInputElement>(problem ? 'input:not([type="radio"])' : 'input')?.focus();
    return true;
  };

  const cancelDocument = async () => {
    if (isMissing()) return;
    setBusy(true);
    const because = new URLSearchParams({
      reason: choice.reason,
      why: choice.reason === 'other' ? readWhy(choice.why) : '',
    });
    const address = path(paths.deleteInvoice, { type: kind, state, refnum: record.refnum });
    const answer = await callStaff(`${address}?${because}`, {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    if (answer.ok) {
      location.assign(paths.operations + cancelledHash(record.refnum));
      return;
    }
    if (answer.status === 404) return onGone(answer.message);
    setMessage(answer.message);
    setBusy(false);
  };

  return (
    <Question
      title={
        <>
          Are you sure you want delete invoice: <span className="whole">{record.refnum}</span>
        </>
      }
      yes="Delete"
      busy={busy}
      onYes={cancelDocument}
      onCancel={onCancel}
    >
      <p>
        {buyer}, {shownDate}, ₹ {formatRupees(record.totals.payable)}.
      </p>
      <p className="quiet">
        The document is cancelled, not erased. It leaves this list and the totals, and its PDF says CANCELLED. Its
        number stays used.
      </p>
      <div ref={asked}>
        <CancelReasonField
          choice={choice}
          error={wrongWhy}
          onChoose={(chosen) => {
            setChoice(chosen);
            setMessage('');
            setWrongWhy(undefined);
          }}
        />
      </div>
      <p role="alert" className={styles.message}>
        {message}
      </p>
    </Question>
  );
}
