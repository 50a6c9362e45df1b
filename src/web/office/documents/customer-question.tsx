import { useState } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import type { DocumentRecord } from '#contract/documents.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
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
  /** The customer of another GSTIN that staff were asked about. */
  const [sure, setSure] = useState('');
  const refuse = (sentence: string) => {
    setMessage(sentence);
    document.getElementById('whose')?.focus();
  };
  const other = chosen ? otherGstin(record, chosen) : null;
  const link = async () => {
    if (!chosen) return refuse('Choose a customer of the book.');
    // The first yes asks; the second one is about what was said.
    if (other && sure !== chosen.id) return setSure(chosen.id);
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
  const asks = other !== null && sure === chosen?.id;
  return (
    <Question
      title={
        <>
          Whose is <span className="whole">{refnum}</span>?
        </>
      }
      yes={asks ? 'Link it all the same' : 'Link it'}
      look={asks ? 'destroy' : 'go'}
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
        {message || (asks && other && `${other} Is it this customer’s all the same?`)}
      </p>
    </Question>
  );
}

/** What speaks against the customer: the paper names another GSTIN, or none. */
function otherGstin({ data, kind }: DocumentRecord, { name, gstin }: SuggestedCustomer): string | null {
  const named = gstinIn(draftOfData(data).buyerAddress);
  if (named === gstin || (named === null && gstin === '')) return null;
  if (named === null)
    return `Its paper names no GSTIN, and ${name} has ${gstin}.${kind === 'pro' ? '' : ' The return has it under unregistered buyers.'}`;
  const its = gstin === '' ? 'has none in the book' : `has ${gstin}`;
  const where = kind === 'pro' ? '' : ' The return names the buyer by the paper.';
  return `Its paper names GSTIN ${named}, and ${name} ${its}.${where}`;
}
