import { customerLabels } from '#domain/customers/customer-labels.ts';
import type { Problem } from '#domain/outcome.ts';
import type { CallFailure } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dock } from '../../ui/dock.tsx';
import { RefusedSave } from '../parts/record/refused-save.tsx';
import styles from './customer-form.module.css';
import type { KnownCustomers } from './use-known-customers.ts';

type CustomerDockProps = {
  problems: Problem[];
  known: KnownCustomers;
  failure: CallFailure | null;
  busy: boolean;
  onCancel: () => void;
};

/** What is still to put right, Cancel and Save: always visible. */
export function CustomerDock({ problems, known, failure, busy, onCancel }: CustomerDockProps) {
  const wrong = [...new Set([...problems.map(labelOf), ...(known.taken ? [customerLabels.gstin] : [])])];
  const warned = known.warnings.length;
  return (
    <Dock>
      {failure && (failure.status === 401 || failure.problems.length === 0) && (
        <div className={styles.above}>
          <RefusedSave failure={failure} />
        </div>
      )}
      <p className={styles.need} role="status">
        {wrong.length > 0 && (
          <>
            <b className={styles.wrong}>
              {wrong.length === 1 ? '1 thing to put right:' : `${wrong.length} things to put right:`}
            </b>{' '}
            {wrong.join(', ')}.{' '}
          </>
        )}
        {warned > 0 && (warned === 1 ? '1 warning.' : `${warned} warnings.`)}
      </p>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" look="go" aria-disabled={busy}>
        {busy ? 'Saving …' : 'Save'} <kbd>Ctrl Enter</kbd>
      </Button>
    </Dock>
  );
}

function labelOf({ field }: Problem) {
  return customerLabels[field.replace(/\.\d+$/, '') as keyof typeof customerLabels] ?? field;
}
