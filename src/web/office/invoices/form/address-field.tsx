import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
import { Field } from '../../../ui/field.tsx';
import { usePart } from '../../parts/use-part.ts';
import { addressOptions } from './address-options.ts';
import { MIN_LENGTH, useAddressSuggestions } from './use-address-suggestions.ts';

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
 * An address, with suggestions of customers and of earlier documents after four characters. None is preselected, so that
 * Enter in a new address goes on to the next field; Shift+Enter makes a line.
 */
export function AddressField(props: AddressFieldProps) {
  const { id, label, name, value, error, warning, note, action, onChange, onCustomer } = props;
  const { suggestions, ask, clear } = useAddressSuggestions(id, onCustomer !== undefined);
  // By its key: when another list comes, the arrow stays on what was seen.
  const [marked, setMarked] = useState('');
  const isShort = [...value.trim()].length < MIN_LENGTH;
  const options = addressOptions(value, suggestions.found).filter(({ kind }) => kind === 'customer' || !isShort);
  const highlighted = options.findIndex(({ key }) => key === marked);
  const chosen = options[highlighted];
  const list = `${id}-list`;
  const field = useRef<HTMLTextAreaElement>(null);
  const [entered, setEntered] = useState(false);
  const parts = usePart(entered, () => import('./suggestion-list.tsx'));
  useLayoutEffect(() => {
    document.getElementById(`${list}-${highlighted}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, highlighted]);

  const close = () => {
    clear();
    setMarked('');
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
    const next = ((highlighted + 1 + (step ?? 0) + options.length + 1) % (options.length + 1)) - 1;
    if (step) setMarked(options[next]?.key ?? '');
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
      note={suggestions.failed ? 'No suggestions now' : (note ?? gstinNote(value))}
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
              setMarked('');
              ask(target.value);
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

function gstinNote(address: string) {
  if (address.trim() === '') return '';
  const gstin = gstinIn(address);
  return gstin ? `GSTIN ${gstin} found` : 'No GSTIN in this address';
}
