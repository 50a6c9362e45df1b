import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { PageHead } from '../parts/frame/staff-page.tsx';
import { isComposing, usePrimaryKey } from '../parts/use-primary-key.ts';
import { CustomerChecks } from './customer-checks.tsx';
import { CustomerDock } from './customer-dock.tsx';
import styles from './customer-form.module.css';
import { FormFields } from './form-fields.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { TheirSaveNotice } from './their-save-notice.tsx';
import { useCustomerForm } from './use-customer-form.ts';

type CustomerFormProps = {
  /** Null for a new customer. */
  loaded: CustomerAnswer | null;
  onSaved: (customer: CustomerAnswer) => void;
  onCancel: () => void;
};

/** New customer and Change are this one form. */
export function CustomerForm({ loaded, onSaved, onCancel }: CustomerFormProps) {
  const form = useCustomerForm(loaded, onSaved);
  const { base, draft, problems, known, theirs, dirty, change, save, addTo } = form;
  const [isLeaving, setLeaving] = useState(false);
  // Ctrl+Enter saves what the form has now.
  const latest = useRef(save);
  latest.current = save;
  usePrimaryKey(useCallback(() => latest.current(), []));
  const title = base ? `Change ${base.name}` : 'New customer';
  return (
    <>
      <PageHead title={title}>
        <span className="quiet">{dirty ? 'not saved yet' : base && 'nothing changed yet'}</span>
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>Enter</kbd> next needed field
          </span>
          <span>
            <kbd>Shift</kbd> <kbd>Enter</kbd> back
          </span>
        </p>
      </PageHead>
      <form
        className={styles.form}
        noValidate
        aria-label={title}
        onKeyDown={onEnter}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {theirs && <TheirSaveNotice key={theirs.id} theirs={theirs} onTake={change} />}
        <div className={styles.split}>
          <FormFields draft={draft} problems={problems} known={known} changes={theirs?.changes ?? []} change={change} />
          <CustomerChecks draft={draft} known={known} onAddTo={base ? null : addTo} />
        </div>
        <CustomerDock {...form} onCancel={() => (dirty ? setLeaving(true) : onCancel())} />
      </form>
      {isLeaving && <LeaveQuestion onYes={onCancel} onCancel={() => setLeaving(false)} />}
    </>
  );
}

/** Enter goes to the next field that needs a value, Shift+Enter back. In an address, Enter is a new line. */
function onEnter({ nativeEvent: event, target, currentTarget: form }: KeyboardEvent<HTMLFormElement>) {
  const from = target as HTMLElement;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return;
  if (!from.matches('input, select')) return;
  event.preventDefault();
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const at = controls.indexOf(from as HTMLInputElement);
  const isWanted = ({ value, dataset }: HTMLInputElement) => value.trim() === '' && dataset.optional === undefined;
  const to = event.shiftKey ? controls[at - 1] : controls.slice(at + 1).find(isWanted);
  (to ?? form.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
}
