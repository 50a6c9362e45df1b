import { useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { cancelProblems, readWhy } from '#domain/invoices/cancel-reason.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { Question } from '../../../ui/question.tsx';
import { callStaff } from '../frame/call-staff.ts';
import styles from './cancel-reason-field.module.css';
import { CancelReasonField, type ReasonChoice } from './cancel-reason-field.tsx';
import { cancelledHash } from './cancelled-notice.tsx';
import { GoodsField } from './goods-field.tsx';
import { type InvoiceRecord, readRecord } from './invoice-record.ts';

type DeleteQuestionProps = {
  record: InvoiceRecord;
  kind: InvoiceKind;
  state: TaxState;
  onCancel: () => void;
  /** Opens a credit note against it. */
  onCredit: () => void;
  /** Somebody else has cancelled it already: the list is out of date. */
  onGone: (message: string) => void;
};

/** The specification's question, and what Delete really does. */
export function DeleteQuestion({ record, kind, state, onCancel, onCredit, onGone }: DeleteQuestionProps) {
  const [haveLeft, setHaveLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [choice, setChoice] = useState<ReasonChoice>({ reason: '', why: '' });
  const [whyError, setWhyError] = useState<string | undefined>(undefined);
  const fields = useRef<HTMLDivElement>(null);
  const { shownDate, buyer } = readRecord(record);

  /** Shows what is missing and focuses its field. */
  const isIncomplete = (): boolean => {
    const [problem] = cancelProblems(choice.reason, choice.reason === 'other' ? readWhy(choice.why) : '');
    setMessage(choice.reason === '' ? 'Choose why it is cancelled.' : '');
    setWhyError(problem?.message);
    if (choice.reason !== '' && !problem) return false;
    fields.current?.querySelector<HTMLInputElement>(problem ? 'input:not([type="radio"])' : 'input')?.focus();
    return true;
  };

  const cancelDocument = async () => {
    if (isIncomplete()) return;
    setBusy(true);
    const params = new URLSearchParams({
      reason: choice.reason,
      why: choice.reason === 'other' ? readWhy(choice.why) : '',
    });
    const address = path(paths.deleteInvoice, { type: kind, state, refnum: record.refnum });
    const answer = await callStaff(`${address}?${params}`, {
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
      yes={haveLeft ? 'Write credit note' : 'Delete'}
      busy={busy}
      onYes={haveLeft ? onCredit : cancelDocument}
      onCancel={onCancel}
    >
      <p>
        {buyer}, {shownDate}, ₹ {formatRupees(record.totals.payable)}.
      </p>
      {kind === 'tax' && <GoodsField haveLeft={haveLeft} onChoose={setHaveLeft} />}
      <p className="quiet" hidden={haveLeft}>
        The document is cancelled, not erased. It leaves this list and the totals. Its PDF says CANCELLED. Its number is
        not used again.
      </p>
      <div ref={fields} hidden={haveLeft}>
        <CancelReasonField
          choice={choice}
          error={whyError}
          onChoose={(chosen) => {
            setChoice(chosen);
            setMessage('');
            setWhyError(undefined);
          }}
        />
      </div>
      <p role="alert" className={styles.message}>
        {message}
      </p>
    </Question>
  );
}
