import { type KeyboardEvent, useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { paths } from '#contract/paths.ts';
import { Field } from '../../ui/field.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import popup from '../parts/popup.module.css';
import { useDebounced } from '../parts/use-debounced.ts';
import { useLoad } from '../parts/use-load.ts';
import styles from './customer-page.module.css';

type CustomerPickerProps = {
  chosen: CustomerAnswer | null;
  /** The id of a customer that is not offered. */
  except: string;
  onChoose: (customer: CustomerAnswer | null) => void;
};

/** A field that finds a customer by the beginnings of its words. */
export function CustomerPicker({ chosen, except, onChoose }: CustomerPickerProps) {
  const [typed, setTyped] = useState('');
  const [highlighted, setHighlighted] = useState(0);
  const query = useDebounced(typed.trim(), 150);
  const { state } = useLoad<CustomerAnswer[]>(query, async (signal) =>
    query.length < 2
      ? { ok: true, value: [], headers: new Headers() }
      : callStaff(`${paths.customerSuggest}?${new URLSearchParams({ q: query })}`, {
          read: (response) => response.json(),
          signal,
        }),
  );
  const found = chosen || state.kind !== 'ready' ? [] : state.value.filter(({ id }) => id !== except);
  const choose = (customer: CustomerAnswer) => {
    onChoose(customer);
    setTyped(customer.name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const customer = found[highlighted];
    if (found.length === 0 || event.nativeEvent.isComposing) return;
    if (step) setHighlighted((highlighted + step + found.length) % found.length);
    else if (event.key === 'Enter' && customer) choose(customer);
    else return;
    event.preventDefault();
  };
  return (
    <Field
      id="into"
      label="The customer that stays"
      note={chosen ? whereOf(chosen) : state.kind === 'failed' ? state.failure.message : 'name, GSTIN, phone or place'}
    >
      {(control) => (
        <>
          <input
            {...control}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls="into-list"
            aria-autocomplete="list"
            aria-activedescendant={found.length > 0 ? `into-${highlighted}` : undefined}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setHighlighted(0);
              onChoose(null);
            }}
            onKeyDown={onKeyDown}
          />
          <div
            id="into-list"
            role="listbox"
            aria-label="Customers"
            className={styles.options}
            hidden={found.length === 0}
          >
            {found.map((customer, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
              <div
                key={customer.id}
                id={`into-${index}`}
                role="option"
                tabIndex={-1}
                className={`${popup.item} ${styles.option}`}
                aria-selected={index === highlighted}
                data-highlighted={index === highlighted ? '' : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(customer)}
              >
                <b>{customer.name}</b> <span className="quiet">{whereOf(customer)}</span>
              </div>
            ))}
          </div>
          <span className="sr" role="status">
            {query.length > 1 && !chosen && state.kind === 'ready' && `${found.length} found`}
          </span>
        </>
      )}
    </Field>
  );
}

function whereOf({ place, pin, gstin }: CustomerAnswer) {
  return [[place, pin].filter(Boolean).join(' '), gstin].filter(Boolean).join(', ');
}
