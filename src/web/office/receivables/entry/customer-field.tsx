import type { ReactNode } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import { CustomerCombobox } from '../../parts/fields/customer-combobox.tsx';
import { MarkedText } from '../../parts/marked-text.tsx';
import popup from '../../parts/popup.module.css';
import styles from './customer-field.module.css';
import { owesWords } from './owes-words.ts';

type CustomerFieldProps = {
  /** The id of the chosen customer; '' while none is chosen. */
  chosen: string;
  text: string;
  note: ReactNode;
  error: string | undefined;
  /** The id of the field that is typed after it. */
  next: string;
  onType: (text: string) => void;
  onChoose: (customer: SuggestedCustomer) => void;
};

/** The customer whose money it is, with what each one that is found owes. */
export function CustomerField({ chosen, next, ...rest }: CustomerFieldProps) {
  return (
    <CustomerCombobox
      {...rest}
      id="customer"
      label="Customer"
      wide
      goesOnTo={next}
      isChosen={chosen !== ''}
      listClass={`${popup.popup} ${styles.popup}`}
      optionClass={styles.option}
      optionOf={foundCustomer}
      foot={keys}
    />
  );
}

function foundCustomer(customer: SuggestedCustomer, words: string[]) {
  const [owes, overdue] = owesWords(customer);
  return (
    <>
      <b>
        <MarkedText text={customer.name} parts={words} />
      </b>
      <span>{owes}</span>
      <span>
        <MarkedText text={customer.gstin || 'unregistered'} parts={words} />
      </span>
      <span>{overdue}</span>
    </>
  );
}

const keys = (
  <div className={popup.foot} aria-hidden="true">
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> choose
    </span>
    <span>
      <kbd>Enter</kbd> take it
    </span>
    <span>
      <kbd>Esc</kbd> close
    </span>
  </div>
);
