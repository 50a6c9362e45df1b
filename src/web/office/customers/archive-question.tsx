import { useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { Question } from '../../ui/question.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import styles from './customer-page.module.css';

type ArchiveQuestionProps = {
  customer: CustomerAnswer;
  onCancel: () => void;
  onDone: (customer: CustomerAnswer, text: string) => void;
};

export function ArchiveQuestion({ customer, onCancel, onDone }: ArchiveQuestionProps) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const archive = async () => {
    setBusy(true);
    const answer = await callStaff(path(paths.customerArchive, { id: customer.id }), {
      method: 'POST',
      body: { archived: true },
      read: (response) => response.json() as Promise<CustomerAnswer>,
    });
    if (answer.ok) return onDone(answer.value, `${customer.name} is archived`);
    setMessage(answer.message);
    setBusy(false);
  };
  return (
    <Question title={`Archive ${customer.name}?`} yes="Archive" busy={busy} onYes={archive} onCancel={onCancel}>
      <p>
        Forms and lists no longer offer this customer. Its documents stay, and nothing is deleted. You can bring it
        back.
      </p>
      <p role="alert" className={styles.message}>
        {message}
      </p>
    </Question>
  );
}
