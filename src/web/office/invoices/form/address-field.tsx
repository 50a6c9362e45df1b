import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
import { Field } from '../../../ui/field.tsx';
import { usePart } from '../../parts/use-part.ts';
import { fetchCustomers } from '../customer/fetch-customers.ts';
import { addressOptions } from './address-options.ts';
import { MIN_LENGTH, useAddressSuggestions } from './use-address-suggestions.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

type AddressFieldProps = {
  id: 'consigneeAddress' | 'buyerAddress';
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  warning: string | undefined;
  /** Replaces the note on the GSTIN. */
  note?: ReactNode;
  action?: ReactNode;
  onChange: (address: string) => void;
  /** Customers are offered first. */
  onCustomer?: (customer: SuggestedCustomer) => void;
};

/**
 * An address, with suggestions of customers and of earlier documents after four characters. None is preselected, so that Enter makes a new
 * line in a new address.
 */
export function AddressField(props: AddressFieldProps) {
  const { id, label, name, value, error, warning, note, action, onChange, onCustomer } = props;
  const addresses = useAddressSuggestions(id);
  const customers = useCustomerSuggestions(onCustomer !== undefined);
  const [highlighted, setHighlighted] = useState(-1);
  const options = addressOptions(value, customers.suggestions.found, addresses.suggestions.found);
  const chosen = options[highlighted];
  const list = `${id}-list`;
  const field = useRef<HTMLTextAreaElement>(null);
  const [entered, setEntered] = useState(false);
  const parts = usePart(entered, () => import('./suggestion-list.tsx'));
  useEffect(() => {
    document.getElementById(`${list}-${highlighted}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, highlighted]);

  const close = () => {
    addresses.clear();
    customers.clear();
    setHighlighted(-1);
  };
  const choose = (option: (typeof options)[number]) => {
    if (option.kind === 'customer') onCustomer?.(option.customer);
    else onChange(option.address);
    close();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    if (options.length === 0 || nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) setHighlighted(((highlighted + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    else if (key === 'Escape') close();
    else if (chosen !== undefined && !shiftKey && (key === 'Enter' || key === 'Tab')) choose(chosen);
    else return;
    // Tab chooses the address and moves on; the other keys only control the list.
    if (key !== 'Tab') event.preventDefault();
  };

  return (
    <Field
      id={id}
      label={label}
      error={error}
      warning={warning}
      wide
      note={addresses.suggestions.failed ? 'No suggestions now' : (note ?? gstinNote(value))}
      action={action}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            ref={field}
            name={name}
            value={value}
            autoComplete="off"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={options.length > 0 ? list : undefined}
            aria-activedescendant={chosen === undefined ? undefined : `${list}-${highlighted}`}
            onChange={({ target }) => {
              onChange(target.value);
              setHighlighted(-1);
              addresses.ask(target.value);
              customers.ask(target.value);
            }}
            onFocus={() => setEntered(true)}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {parts && (
            <parts.SuggestionList
              id={list}
              label={label}
              options={options}
              highlighted={highlighted}
              typed={value}
              onChoose={choose}
            />
          )}
        </>
      )}
    </Field>
  );
}

function useCustomerSuggestions(isOffered: boolean) {
  return useSuggestions<SuggestedCustomer>(
    MIN_LENGTH,
    useCallback(
      (typed, signal) => (isOffered ? fetchCustomers(typed, signal) : Promise.resolve<Suggestions<never>>(nobody)),
      [isOffered],
    ),
  );
}

const nobody = { found: [], failed: false };

function gstinNote(address: string) {
  if (address.trim() === '') return '';
  const gstin = gstinIn(address);
  return gstin ? `GSTIN ${gstin} found` : 'No GSTIN in this address';
}
