import { useState } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import type { DocumentRecord } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { Question } from '../../ui/question.tsx';
import { CustomerPicker } from '../parts/fields/customer-picker.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import styles from './customer-question.module.css';

type CustomerQuestionProps = {
  record: DocumentRecord;
  /** Somebody else has changed it: the record must be read again. */
  onStale: () => void;
  onCancel: () => void;
  onDone: () => void;
};

/** Asks whose document it is. */
export function CustomerQuestion({ record, onStale, onCancel, onDone }: CustomerQuestionProps) {
  const { id, refnum, customer, customerVersion } = record;
  const [chosen, setChosen] = useState<SuggestedCustomer | null>(null);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const refuse = (sentence: string) => {
    setMessage(sentence);
    document.getElementById('whose')?.focus();
  };
  const link = async () => {
    if (!chosen) return refuse('Choose a customer of the book.');
    setBusy(true);
    const answer = await callStaff(path(paths.documentCustomer, { id }), {
      method: 'POST',
      body: { customer: chosen.id, version: customerVersion },
      read: (response) => response.json(),
    });
    setBusy(false);
    if (answer.ok) return onDone();
    if (answer.status === 409) onStale();
    refuse(answer.message);
  };
  return (
    <Question
      title={
        <>
          Whose is <span className="whole">{refnum}</span>?
        </>
      }
      yes="Link it"
      look="go"
      busy={busy}
      onYes={link}
      onCancel={onCancel}
    >
      <p className="quiet">
        {customer ? `Now it is ${customer.name}’s.` : 'Now it is nobody’s.'} The paper stays as it was printed.
      </p>
      <CustomerPicker
        id="whose"
        label="Customer"
        chosen={chosen}
        except={customer?.id ?? ''}
        onChoose={(found) => {
          setChosen(found);
          setMessage('');
        }}
      />
      <p role="alert" className={styles.message}>
        {message}
      </p>
    </Question>
  );
}
