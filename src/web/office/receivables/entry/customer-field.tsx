import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import { paths } from '#contract/paths.ts';
import { Field } from '../../../ui/field.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { MarkedText } from '../../parts/marked-text.tsx';
import popup from '../../parts/popup.module.css';
import { useDebounced } from '../../parts/use-debounced.ts';
import { useLoad } from '../../parts/use-load.ts';
import styles from './customer-field.module.css';
import { owesWords } from './owes-words.ts';

type CustomerFieldProps = {
  /** The id of the chosen customer; '' while none is chosen. */
  chosen: string;
  text: string;
  note: ReactNode;
  error: string | undefined;
  onType: (text: string) => void;
  onChoose: (customer: SuggestedCustomer) => void;
};

/** Finds a customer by the beginnings of its words. The first one that is found is taken by Enter. */
export function CustomerField({ chosen, text, note, error, onType, onChoose }: CustomerFieldProps) {
  const [highlighted, setHighlighted] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const query = useDebounced(chosen === '' ? text.trim() : '', 120);
  const { state } = useLoad<SuggestedCustomer[]>(query, async (signal) =>
    query.length < 2
      ? { ok: true, value: [], headers: new Headers() }
      : callStaff(`${paths.customerSuggest}?${new URLSearchParams({ q: query })}`, {
          read: (response) => response.json(),
          signal,
        }),
  );
  const found = chosen !== '' || isClosed || state.kind !== 'ready' ? [] : state.value;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const customer = found[highlighted];
    if (found.length === 0 || event.nativeEvent.isComposing) return;
    if (step) setHighlighted((highlighted + step + found.length) % found.length);
    else if (event.key === 'Escape') setClosed(true);
    else if (['Enter', 'Tab'].includes(event.key) && customer && !event.shiftKey && !event.ctrlKey) onChoose(customer);
    else return;
    // Enter and Tab take the customer and go on to the next field.
    if (event.key !== 'Tab' && event.key !== 'Enter') event.preventDefault();
  };
  return (
    <Field
      id="customer"
      label="Customer"
      wide
      error={error}
      note={state.kind === 'failed' ? state.failure.message : note}
    >
      {(control) => (
        <>
          <input
            {...control}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls="customer-list"
            aria-autocomplete="list"
            aria-activedescendant={found.length > 0 ? `customer-${highlighted}` : undefined}
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setHighlighted(0);
              setClosed(false);
              onType(target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setClosed(true)}
            onFocus={() => setClosed(false)}
          />
          <div className={`${popup.popup} ${styles.popup}`} hidden={found.length === 0}>
            <div id="customer-list" role="listbox" aria-label="Customers">
              {found.map((customer, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
                <div
                  key={customer.id}
                  id={`customer-${index}`}
                  role="option"
                  tabIndex={-1}
                  className={`${popup.item} ${styles.option}`}
                  aria-selected={index === highlighted}
                  data-highlighted={index === highlighted ? '' : undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(customer)}
                >
                  <FoundCustomer customer={customer} words={query.split(/\s+/)} />
                </div>
              ))}
            </div>
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
          </div>
          <span className="sr" role="status">
            {query.length > 1 && state.kind === 'ready' && `${state.value.length} found`}
          </span>
        </>
      )}
    </Field>
  );
}

function FoundCustomer({ customer, words }: { customer: SuggestedCustomer; words: string[] }) {
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
