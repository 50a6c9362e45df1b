import { useId, useLayoutEffect, useRef, useState } from 'react';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Button } from '../../../ui/button.tsx';
import question from '../../../ui/question.module.css';
import { useClosing } from '../../../ui/use-closing.ts';
import { Choice } from '../../parts/fields/choice.tsx';
import { FailedLoad } from '../../parts/when-loaded.tsx';
import styles from './reminder.module.css';
import { ReminderForm } from './reminder-form.tsx';
import type { LateAccount } from './reminder-words.ts';
import { useLateAccounts } from './use-late-accounts.ts';

type ReminderDialogProps = {
  customer: { id: string; name: string };
  /** The registrations of the list. */
  states: readonly TaxState[];
  today: string;
  open: boolean;
  onClose: () => void;
};

/** Asks a customer for what is overdue. What was typed is there when the dialog opens again. */
export function ReminderDialog({ customer, states, today, open, onClose }: ReminderDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { state, reload } = useLateAccounts(customer.id, states, today);
  useLayoutEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    heading.current?.focus();
  }, [open]);
  const { close, ways } = useClosing(dialog, onClose);
  const isReady = state.kind === 'ready' && state.value.length > 0;
  return (
    <dialog ref={dialog} className={`${question.question} ${styles.reminder}`} aria-labelledby={id} {...ways}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Remind {customer.name}
      </h2>
      {isReady && <Accounts customer={customer.id} accounts={state.value} today={today} open={open} onClose={close} />}
      {state.kind === 'loading' && <p className="quiet">Loading …</p>}
      {state.kind === 'ready' && !isReady && <p>Nothing is overdue any more.</p>}
      {state.kind === 'failed' && <FailedLoad failure={state.failure} onRetry={reload} />}
      {!isReady && (
        <div className={question.row}>
          <Button onClick={close}>Close</Button>
        </div>
      )}
    </dialog>
  );
}

type AccountsProps = {
  customer: string;
  accounts: readonly LateAccount[];
  today: string;
  open: boolean;
  onClose: () => void;
};

/** A statement is of one registration: the one that is most overdue, until another one is chosen. */
function Accounts({ customer, accounts, today, open, onClose }: AccountsProps) {
  const [chosen, setChosen] = useState<TaxState | null>(null);
  const account = accounts.find(({ state }) => state === chosen) ?? accounts[0];
  if (!account) return null;
  const names = accounts.map(({ state }) => taxStates[state].name);
  const days = { from: `${financialYear(today).slice(0, 4)}-04-01`, to: today };
  return (
    <>
      {accounts.length > 1 && (
        <div className={styles.choice}>
          <span>Overdue to {names.length === 2 ? 'both' : names.length} registrations: remind of</span>
          <Choice
            label="Registration"
            names={names}
            chosen={taxStates[account.state].name}
            onChoose={(name) => setChosen(accounts.find(({ state }) => taxStates[state].name === name)?.state ?? null)}
          />
        </div>
      )}
      <ReminderForm
        key={account.state}
        of={{ statement: { customer, state: account.state, ...days } }}
        account={account}
        today={today}
        open={open}
        onClose={onClose}
      />
    </>
  );
}
