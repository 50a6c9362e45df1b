import { namesOfStates } from '#domain/company/registered-states.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

type RegistrationFieldProps = {
  states: readonly TaxState[];
  /** '' for all of them. */
  value: TaxState | '';
  onChoose: (state: TaxState | '') => void;
};

/** One registration or all. A firm that has one is asked nothing. */
export function RegistrationField({ states, value, onChoose }: RegistrationFieldProps) {
  if (states.length < 2) return null;
  return (
    <Field id="registration" label="Registration">
      {(control) => (
        <Select
          {...control}
          options={[
            { value: '', text: namesOfStates(states) },
            ...states.map((each) => ({ value: each, text: taxStates[each].name })),
          ]}
          value={value}
          onChange={({ target }) => onChoose(target.value as TaxState | '')}
        />
      )}
    </Field>
  );
}
