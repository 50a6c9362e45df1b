import { useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { CustomerCombobox } from '../parts/fields/customer-combobox.tsx';
import styles from './customer-page.module.css';

type CustomerPickerProps = {
  chosen: CustomerAnswer | null;
  /** The id of a customer that is not offered. */
  except: string;
  onChoose: (customer: CustomerAnswer | null) => void;
};

/** The customer that takes over what the other one has. */
export function CustomerPicker({ chosen, except, onChoose }: CustomerPickerProps) {
  const [typed, setTyped] = useState('');
  return (
    <CustomerCombobox
      id="into"
      label="The customer that stays"
      isChosen={chosen !== null}
      text={typed}
      note={chosen ? whereOf(chosen) : 'name, GSTIN, phone or place'}
      except={except}
      listClass={styles.options}
      optionClass={styles.option}
      optionOf={(customer) => (
        <>
          <b>{customer.name}</b> <span className="quiet">{whereOf(customer)}</span>
        </>
      )}
      onType={(text) => {
        setTyped(text);
        onChoose(null);
      }}
      onChoose={(customer) => {
        onChoose(customer);
        setTyped(customer.name);
      }}
    />
  );
}

function whereOf({ place, pin, gstin }: CustomerAnswer) {
  return [[place, pin].filter(Boolean).join(' '), gstin].filter(Boolean).join(', ');
}
