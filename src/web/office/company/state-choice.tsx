import { useState } from 'react';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './company-form.module.css';

type StateChoiceProps = {
  /** Those in which the firm has no registration yet. */
  others: readonly TaxState[];
  isFirst: boolean;
  error: string | undefined;
  onAdd: (state: TaxState) => void;
};

/** Chooses the state of a registration. */
export function StateChoice({ others, isFirst, error, onAdd }: StateChoiceProps) {
  // Letters choose in a list of states, one after the other: the choice is not taken before it is added.
  const [next, setNext] = useState<TaxState | ''>('');
  return (
    <Field id="registrations" label={isFirst ? 'State' : 'Add another state'} error={error} optional={!isFirst} roomy>
      {(control) => (
        <span className={styles.adding}>
          <Select
            {...control}
            value={next}
            options={[
              { value: '', text: 'Select state' },
              ...others.map((value) => ({ value, text: taxStates[value].name })),
            ]}
            onChange={({ target }) => setNext(target.value as TaxState | '')}
          />
          <Button
            aria-disabled={next === ''}
            onClick={() => {
              if (next === '') return;
              onAdd(next);
              setNext('');
            }}
          >
            Add
          </Button>
        </span>
      )}
    </Field>
  );
}
