import type { KeyboardEvent } from 'react';
import { customerLabels } from '#domain/customers/customer-labels.ts';
import { customerProblems, maxCreditDays } from '#domain/customers/customer-problems.ts';
import { Button, PlainButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { isComposing } from '../../parts/use-primary-key.ts';
import { type CustomerDraft, fieldsOf, inAddress } from '../customer-draft.ts';
import { ReadInput } from '../read-input.tsx';
import type { PastBuyer } from './past-choice.ts';
import styles from './past-page.module.css';

type BuyerCorrectionProps = {
  buyer: PastBuyer;
  draft: CustomerDraft;
  onChange: (part: Partial<CustomerDraft>) => void;
  onDone: () => void;
};

/** A row of the past, opened to be corrected. What is printed stays as it is. */
export function BuyerCorrection({ buyer, draft, onChange, onDone }: BuyerCorrectionProps) {
  const problems = customerProblems(fieldsOf(draft));
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const read = inAddress(draft.billingAddress);
  const other = buyer.addresses.find((address) => address !== draft.billingAddress);
  const text = (field: 'place' | 'pin' | 'creditDays', note: string) => (
    <Field id={`past-${field}`} label={customerLabels[field]} error={errorOf(field)} note={note}>
      {(control) => (
        <ReadInput
          {...control}
          value={draft[field]}
          read={field === 'creditDays' ? '' : read[field]}
          onType={(typed) => onChange({ [field]: typed })}
        />
      )}
    </Field>
  );
  return (
    <tr className={styles.open}>
      <td colSpan={7}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the fields in it */}
        <div className={styles.fields} onKeyDown={(event) => closeOnKey(event, onDone)}>
          <Field
            id="past-billingAddress"
            label={customerLabels.billingAddress}
            error={errorOf('billingAddress')}
            note={other ? `${buyer.addresses.length} spellings` : 'first line is the name'}
            action={
              other && (
                <PlainButton onClick={() => onChange({ billingAddress: other })}>
                  Take {other.split('\n')[0]}
                </PlainButton>
              )
            }
            wide
          >
            {(control) => (
              <textarea
                {...control}
                ref={takeFocus}
                value={draft.billingAddress}
                onChange={({ target }) => onChange({ billingAddress: target.value })}
              />
            )}
          </Field>
          <Field
            id="past-deliveryAddresses.0"
            label={customerLabels.deliveryAddresses}
            error={errorOf('deliveryAddresses.0')}
            note="same as billing"
            optional
            wide
          >
            {(control) => (
              <textarea
                {...control}
                value={draft.deliveryAddresses[0] ?? ''}
                onChange={({ target }) =>
                  onChange({ deliveryAddresses: [target.value, ...draft.deliveryAddresses.slice(1)] })
                }
              />
            )}
          </Field>
          {text('place', draft.place === '' ? 'from the address' : '')}
          {text('pin', draft.pin === '' ? 'from the address' : '')}
          {text('creditDays', `0 to ${maxCreditDays}`)}
          <div className={styles.done}>
            <Button onClick={onDone}>
              Done <kbd>Enter</kbd>
            </Button>
          </div>
        </div>
      </td>
    </tr>
  );
}

/** Enter in a field of one line, and Escape, go back to the row. */
function closeOnKey(event: KeyboardEvent, onDone: () => void) {
  const isDone = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !isComposing(event.nativeEvent);
  if (event.key !== 'Escape' && !(isDone && (event.target as HTMLElement).matches('input'))) return;
  event.preventDefault();
  onDone();
}
