import { useState } from 'react';
import { path, paths } from '#contract/paths.ts';
import type { InvoiceKind } from '#domain/invoice/invoice-kinds.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { Question } from '../ui/question.tsx';
import { cancelledHash } from './cancelled-notice.tsx';
import { type InvoiceRecord, readRecord } from './invoice-record.ts';
import { callStaff } from './session.ts';

type DeleteQuestionProps = {
  record: InvoiceRecord;
  kind: InvoiceKind;
  state: TaxState;
  onCancel: () => void;
  /** Somebody else was first: what stands in the list is old. */
  onGone: (message: string) => void;
};

/** The specification's question, and what then really happens. */
export const DeleteQuestion = ({ record, kind, state, onCancel, onGone }: DeleteQuestionProps) => {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const { shownDate, buyer } = readRecord(record);

  const cancelDocument = async () => {
    setBusy(true);
    const answer = await callStaff(path(paths.deleteInvoice, { type: kind, state, refnum: record.refnum }), {
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
        It is cancelled: it leaves this list and the totals. The number stays used and the PDF is kept, as the law asks.
      </p>
      <p role="alert">{message}</p>
    </Question>
  );
};
