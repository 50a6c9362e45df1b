import { type KeyboardEvent, useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { customerLabels } from '#domain/customers/customer-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Question } from '../../ui/question.tsx';
import { enterGoesOn } from '../parts/enter-goes-on.ts';
import { PageHead } from '../parts/frame/staff-page.tsx';
import type { RecordChange } from '../parts/record/merge-records.ts';
import { RecordDock, ToPutRight } from '../parts/record/record-dock.tsx';
import { RecordForm } from '../parts/record/record-form.tsx';
import { TheirNotice } from '../parts/record/their-notice.tsx';
import { CustomerChecks } from './customer-checks.tsx';
import { fieldText } from './customer-draft.ts';
import styles from './customer-form.module.css';
import { FormFields } from './form-fields.tsx';
import { type CustomerEdit, useCustomerForm } from './use-customer-form.ts';

type CustomerFormProps = {
  /** Null for a new customer. */
  loaded: CustomerAnswer | null;
  onSaved: (customer: CustomerAnswer) => void;
  onCancel: () => void;
};

/** New customer and Change are this one form. */
export function CustomerForm({ loaded, onSaved, onCancel }: CustomerFormProps) {
  const edit = useCustomerForm(loaded, onSaved);
  const { base, draft, known, theirs, isChanged } = edit;
  const [isLeaving, setLeaving] = useState(false);
  const title = loaded ? `Change ${base?.name}` : 'New customer';
  return (
    <>
      <PageHead title={title}>
        <span className="quiet">{isChanged ? 'not saved yet' : loaded && 'nothing changed yet'}</span>
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>Enter</kbd> next needed field
          </span>
          <span>
            <kbd>Shift</kbd> <kbd>Enter</kbd> back
          </span>
        </p>
      </PageHead>
      <RecordForm label={title} onSave={edit.save} onKeyDown={onEnter}>
        {theirs && <TheirSaveNotice key={theirs.id} theirs={theirs} onTake={edit.takeTheirs} />}
        <div className={styles.split}>
          <FormFields edit={edit} />
          <CustomerChecks draft={draft} known={known} onAddTo={loaded ? null : edit.addTo} />
        </div>
        <CustomerDock edit={edit} onCancel={() => (isChanged ? setLeaving(true) : onCancel())} />
      </RecordForm>
      {isLeaving && (
        <Question
          title="Leave without saving?"
          yes="Discard what I typed"
          busy={false}
          onYes={onCancel}
          onCancel={() => setLeaving(false)}
        >
          <p>What you typed in this form is then gone.</p>
        </Question>
      )}
    </>
  );
}

/** In an address, Enter is a new line. */
function onEnter(event: KeyboardEvent<HTMLFormElement>) {
  enterGoesOn(event, { to: 'input, select, textarea', needed: true });
}

type CustomerDockProps = { edit: CustomerEdit; onCancel: () => void };

/** What is still to put right, Cancel and Save: always visible. */
function CustomerDock({ edit, onCancel }: CustomerDockProps) {
  const { problems, known } = edit;
  const wrong = [
    ...new Set([...problems.map(({ field }) => labelOf(field)), ...(known.taken ? [customerLabels.gstin] : [])]),
  ];
  const warned = known.warnings.length;
  const said = (
    <>
      <ToPutRight wrong={wrong} said={`${wrong.join(', ')}.`} />
      {warned > 0 && (warned === 1 ? '1 warning.' : `${warned} warnings.`)}
    </>
  );
  return (
    <RecordDock edit={edit} said={said}>
      <Button onClick={onCancel}>Cancel</Button>
    </RecordDock>
  );
}

/** `labelOf('deliveryAddresses.1')` → `'Delivery address'` */
function labelOf(field: string): string {
  return customerLabels[field.replace(/\.\d+$/, '') as keyof typeof customerLabels] ?? field;
}

type TheirSaveNoticeProps = { theirs: NonNullable<CustomerEdit['theirs']>; onTake: () => void };

/** Tells the second of two clerks what the first has saved. */
function TheirSaveNotice({ theirs: { now, changes, refused }, onTake }: TheirSaveNoticeProps) {
  return (
    <TheirNotice
      what="this customer"
      by={now.changedBy}
      at={now.changedAt}
      refused={refused}
      both={changes.filter(({ mine }) => mine).map(({ path: [field = ''] }) => labelOf(String(field)))}
      sentences={changes.map(sentenceOf)}
      onTake={onTake}
    />
  );
}

function sentenceOf({ path: [field = ''], ...change }: RecordChange) {
  const what = `${labelOf(String(field))}: ${quoted(change.now)}, was ${quoted(change.before)}`;
  return change.mine ? `${what}. You changed it too: yours stays in the form.` : `${what}. It is in your form now.`;
}

function quoted(value: unknown) {
  const text = fieldText(value);
  return text === '' ? 'blank' : `“${text.replaceAll(/\s*\n\s*/g, ', ')}”`;
}
