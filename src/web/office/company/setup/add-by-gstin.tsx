import { toldByGstin } from '#domain/company/told-by-gstin.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { Field } from '../../../ui/field.tsx';

/** Of the form alone: the GSTIN that adds the next registration. */
export const ADDED_GSTIN = 'addedGstin';

type AddByGstinProps = {
  /** The firm's, in its order. */
  states: readonly TaxState[];
  /** What is typed so far. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onAdd: (state: TaxState, gstin: string) => void;
};

/** Adds a registration as soon as its GSTIN is whole. */
export function AddByGstin({ states, value, error, onChange, onAdd }: AddByGstinProps) {
  const take = (typed: string) => {
    const gstin = typed.toUpperCase().replaceAll(' ', '');
    const { state } = toldByGstin(gstin, states);
    onChange(state ? '' : gstin);
    if (state) onAdd(state, gstin);
  };
  const isFirst = states.length === 0;
  return (
    <Field
      id="registrations"
      label={isFirst ? 'GSTIN' : 'GSTIN in another state'}
      error={toldByGstin(value, states).problem ?? error}
      optional={!isFirst}
      roomy
    >
      {(control) => (
        <input
          {...control}
          value={value}
          maxLength={20}
          autoComplete="off"
          spellCheck="false"
          onChange={({ target }) => take(target.value)}
        />
      )}
    </Field>
  );
}
