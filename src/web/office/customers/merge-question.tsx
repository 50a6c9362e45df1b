import { useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { Question } from '../../ui/question.tsx';
import { CustomerPicker } from '../parts/fields/customer-picker.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import styles from './customer-page.module.css';

type MergeQuestionProps = {
  customer: CustomerAnswer;
  onCancel: () => void;
  onDone: (customer: CustomerAnswer, text: string) => void;
};

/** Asks with which customer this one is the same. */
export function MergeQuestion({ customer, onCancel, onDone }: MergeQuestionProps) {
  const [into, setInto] = useState<CustomerAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const merge = async () => {
    if (!into) {
      setMessage('Choose the customer that stays.');
      document.getElementById('into')?.focus();
      return;
    }
    setBusy(true);
    const answer = await callStaff(path(paths.customerMerge, { id: customer.id }), {
      method: 'POST',
      body: { into: into.id },
      read: (response) => response.json() as Promise<CustomerAnswer>,
    });
    if (answer.ok) return onDone(answer.value, `Made one with ${into.name}`);
    setMessage(answer.message);
    setBusy(false);
  };
  return (
    <Question
      title={`Make ${customer.name} one with another customer?`}
      yes="Make one"
      busy={busy}
      onYes={merge}
      onCancel={onCancel}
    >
      <p>
        All documents of {customer.name} go to {into ? into.name : 'the customer that you choose'}. {customer.name} is
        archived and says where it went. Its facts are kept, and the papers stay as they were printed.
      </p>
      <p className="quiet">This cannot be taken back.</p>
      <div className={styles.picker}>
        <CustomerPicker
          id="into"
          label="The customer that stays"
          chosen={into}
          except={customer.id}
          onChoose={(chosen) => {
            setInto(chosen);
            setMessage('');
          }}
        />
      </div>
      <p role="alert" className={styles.message}>
        {message}
      </p>
    </Question>
  );
}
