import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type TaxState, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { Button } from '../../ui/button.tsx';
import { statesOf } from './company-draft.ts';
import styles from './company-form.module.css';
import type { CompanyDraft } from './company-site-draft.ts';
import { FilingField } from './return-fields.tsx';
import { ADDED_GSTIN, AddByGstin } from './setup/add-by-gstin.tsx';
import { StateChoice } from './state-choice.tsx';
import type { TextField } from './text-field.tsx';

type RegistrationFieldsProps = {
  /** Its heading, with the id `gst`. */
  head: ReactNode;
  draft: CompanyDraft;
  about: (field: string) => { value: string; error: string | undefined };
  text: TextField;
  change: (field: string, value: string) => void;
  /** What the first invoice needs alone, and each state is told by its GSTIN. */
  brief?: boolean;
};

/** The states in which the firm is registered, in the order in which its lists show them. */
export function RegistrationFields({ head, draft, about, text, change, brief = false }: RegistrationFieldsProps) {
  const states = statesOf(draft);
  const others = taxStateIds.filter((state) => !states.includes(state));
  /** The focus goes to a place that is there afterwards. */
  const choose = (chosen: readonly TaxState[], focused: string) => {
    flushSync(() => change('registrations', chosen.join(' ')));
    document.getElementById(focused)?.focus();
  };
  return (
    <section aria-labelledby="gst">
      {head}
      {!brief && (
        <p className="quiet">
          One for each state. Documents, numbers and returns are kept apart by them, and lists show them in this order.
          A second registration in the same state is not supported.
        </p>
      )}
      <div className={styles.registrations}>
        {states.map((state, index) => (
          <fieldset key={state}>
            <legend>
              {taxStates[state].name}, code {taxStates[state].code}
            </legend>
            {text(`registrations.${state}.gstin`, 'GSTIN', { kind: 'capitals', most: 15 })}
            {text(`registrations.${state}.address`, 'Address', { kind: 'lines', note: 'line by line', most: 2400 })}
            {text(`registrations.${state}.phone`, 'Phone', { optional: true })}
            {!brief && (
              <>
                {text(`registrations.${state}.email`, 'Email', { optional: true })}
                {text(`registrations.${state}.upiId`, 'UPI id', { optional: true, note: 'name@bank', most: 100 })}
                <FilingField
                  id={`registrations.${state}.filing`}
                  {...about(`registrations.${state}.filing`)}
                  onChange={(value) => change(`registrations.${state}.filing`, value)}
                />
              </>
            )}
            {states.length > 1 && (
              <p className={styles.deeds}>
                {index > 0 && (
                  <Button look="slim" onClick={() => choose(moved(states, index), `registrations.${state}.gstin`)}>
                    Move up<span className="sr"> {taxStates[state].name}</span>
                  </Button>
                )}
                <Button
                  look="slim"
                  onClick={() =>
                    choose(
                      states.filter((each) => each !== state),
                      'registrations',
                    )
                  }
                >
                  Remove<span className="sr"> {taxStates[state].name}</span>
                </Button>
              </p>
            )}
          </fieldset>
        ))}
        {brief ? (
          <AddByGstin
            states={states}
            value={about(ADDED_GSTIN).value}
            error={about('registrations').error}
            onChange={(value) => change(ADDED_GSTIN, value)}
            onAdd={(state, gstin) => {
              change(`registrations.${state}.gstin`, gstin);
              choose([...states, state], `registrations.${state}.address`);
            }}
          />
        ) : (
          <StateChoice
            others={others}
            isFirst={states.length === 0}
            error={about('registrations').error}
            onAdd={(state) => choose([...states, state], `registrations.${state}.gstin`)}
          />
        )}
      </div>
    </section>
  );
}

/** With the one at `index` before the one above it. */
function moved(states: readonly TaxState[], index: number): TaxState[] {
  const [state] = states.slice(index);
  return state ? states.filter((each) => each !== state).toSpliced(index - 1, 0, state) : [...states];
}
