import { useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { cancelProblems, readWhy } from '#domain/invoices/cancel-reason.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { Question } from '../../../ui/question.tsx';
import { MAX_ASIDE } from '../entry/aside-store.ts';
import { openForm, placeForForm } from '../entry/open-form.ts';
import { callStaff } from '../frame/call-staff.ts';
import styles from './cancel-reason-field.module.css';
import { CancelReasonField, type ReasonChoice } from './cancel-reason-field.tsx';
import { cancelledHash } from './cancelled-notice.tsx';
import { GoodsField } from './goods-field.tsx';
import { type InvoiceRecord, readRecord } from './invoice-record.ts';
import { draftMadeAgain } from './record-draft.ts';

type Linked = { id: string; name: string };

type DeleteQuestionProps = {
  record: InvoiceRecord;
  /** Whose it is in the book, for the form that makes it again. */
  customer?: Linked | null;
  kind: InvoiceKind;
  state: TaxState;
  onCancel: () => void;
  /** Opens a credit note against it. */
  onCredit: () => void;
  /** Somebody else has cancelled it already: the list is out of date. */
  onGone: (message: string) => void;
};

/** The specification's question, and what Delete really does. */
export function DeleteQuestion({ record, customer, kind, state, onCancel, onCredit, onGone }: DeleteQuestionProps) {
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

  /** `again`: the form opens with what the document says. */
  const cancelDocument = async (again: boolean) => {
    if (isIncomplete()) return;
    const draft = draftMadeAgain(record.data);
    const place = again ? placeForForm(draft.kind) : 'free';
    if (place !== 'free') return setMessage(noPlace[place]);
    setBusy(true);
    // A list does not have it. Asked before: afterwards the document belongs to nobody.
    const linked = again && customer === undefined ? await linkedCustomer(record.id) : (customer ?? null);
    const params = new URLSearchParams({
      reason: choice.reason,
      why: choice.reason === 'other' ? readWhy(choice.why) : '',
    });
    const address = path(paths.deleteInvoice, { type: kind, state, refnum: record.refnum });
    const answer = await callStaff(`${address}?${params}`, {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    if (answer.ok && again && openForm(draft, chosenCustomer(linked, draft)) === 'opened') return;
    if (answer.ok) {
      location.assign(paths.operations + cancelledHash(record.refnum, answer.headers.get('Reopened')));
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
      {...(haveLeft ? {} : { also: { text: 'Cancel and make again', onClick: () => cancelDocument(true) } })}
      onYes={haveLeft ? onCredit : () => cancelDocument(false)}
      onCancel={onCancel}
    >
      <p>
        {buyer}, {shownDate}, <span className="whole">₹ {formatRupees(record.totals.payable)}.</span>
      </p>
      {kind === 'tax' && <GoodsField haveLeft={haveLeft} onChoose={setHaveLeft} />}
      <p className="quiet" hidden={haveLeft}>
        The document is cancelled, not erased. It leaves this list and the totals. Its PDF says CANCELLED. Its number is
        not used again. <b>Cancel and make again</b> also opens the form with everything that it says, for the next
        number.
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

const noPlace = {
  full: `${MAX_ASIDE} unfinished forms are set aside on this device already: issue or clear one first. Nothing is cancelled yet.`,
  failed: 'This device cannot save drafts: its storage is full or turned off. Nothing is cancelled yet.',
};

/** Chosen for the buyer of the document, for as long as the form names him: staff may have linked it to a customer of another name. */
function chosenCustomer(customer: Linked | null, { buyerAddress, consigneeAddress }: InvoiceDraft) {
  if (!customer) return null;
  const buyer = { name: buyerName(buyerAddress), gstin: gstinIn(buyerAddress) ?? '' };
  return { id: customer.id, ...buyer, consignee: consigneeAddress };
}

async function linkedCustomer(id: string): Promise<Linked | null> {
  const answer = await callStaff(path(paths.documentRecord, { id }), {
    read: (response) => response.json() as Promise<{ customer: Linked | null }>,
  });
  return answer.ok ? answer.value.customer : null;
}
