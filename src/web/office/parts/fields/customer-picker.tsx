import { useState } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import { CustomerCombobox } from './customer-combobox.tsx';
import styles from './customer-picker.module.css';
import { customerPlace, type PlacedCustomer } from './customer-place.ts';

type CustomerPickerProps = {
  id: string;
  label: string;
  chosen: PlacedCustomer | null;
  /** The id of a customer that is not offered. */
  except: string;
  onChoose: (customer: SuggestedCustomer | null) => void;
};

/** Chooses a customer of the book by the beginnings of name, GSTIN, phone or place. */
export function CustomerPicker({ id, label, chosen, except, onChoose }: CustomerPickerProps) {
  const [typed, setTyped] = useState('');
  return (
    <CustomerCombobox
      id={id}
      label={label}
      isChosen={chosen !== null}
      text={typed}
      note={chosen ? customerPlace(chosen) : 'name, GSTIN, phone or place'}
      except={except}
      listClass={styles.options}
      optionClass={styles.option}
      optionOf={(customer) => (
        <>
          <b>{customer.name}</b> <span className="quiet">{customerPlace(customer)}</span>
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
