import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import { paths } from '#contract/paths.ts';
import { Field } from '../../../ui/field.tsx';
import { callStaff } from '../frame/call-staff.ts';
import popup from '../popup.module.css';
import { useDebounced } from '../use-debounced.ts';
import { useLoad } from '../use-load.ts';

type CustomerComboboxProps = {
  id: string;
  label: string;
  wide?: boolean;
  isChosen: boolean;
  text: string;
  note: ReactNode;
  error?: string | undefined;
  /** The id of a customer that is not offered. */
  except?: string;
  /** Enter takes the customer and goes on, as Tab does: before the answer is there to the field with this id. */
  goesOnTo?: string;
  listClass: string | undefined;
  optionClass: string | undefined;
  /** Below the list. */
  foot?: ReactNode;
  /** What the list shows of a customer that was found by these words. */
  optionOf: (customer: SuggestedCustomer, words: string[]) => ReactNode;
  onType: (text: string) => void;
  onChoose: (customer: SuggestedCustomer) => void;
};

/**
 * Finds a customer by the beginnings of its words. The first one that is found is taken by Enter; Enter before the answer is
 * there takes the first one when it comes.
 */
export function CustomerCombobox(props: CustomerComboboxProps) {
  const { id, isChosen, text, except, goesOnTo, optionOf, onType, onChoose } = props;
  const goesOn = goesOnTo !== undefined;
  const [highlighted, setHighlighted] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const wanted = isChosen ? '' : text.trim();
  const query = useDebounced(wanted, 120);
  const { state } = useLoad<SuggestedCustomer[]>(query, async (signal) =>
    query.length < 2
      ? { ok: true, value: [], headers: new Headers() }
      : callStaff(`${paths.customerSuggest}?${new URLSearchParams({ q: query })}`, {
          read: (response) => response.json(),
          signal,
        }),
  );
  const all = isChosen || state.kind !== 'ready' ? [] : state.value.filter((customer) => customer.id !== except);
  const found = isClosed ? [] : all;
  // What is listed is of the letters before.
  const isLate = wanted.length > 1 && (query !== wanted || state.kind === 'loading');
  const taken = useRef('');
  useEffect(() => {
    if (isLate) return;
    const [first] = all;
    if (first && taken.current === wanted) onChoose(first);
    taken.current = '';
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const customer = found[highlighted];
    if (event.nativeEvent.isComposing) return;
    const takes = event.key === 'Enter' || (event.key === 'Tab' && goesOn);
    if (isLate && highlighted === 0 && takes && !event.shiftKey && !event.ctrlKey) {
      taken.current = wanted;
      if (event.key === 'Tab') return;
      event.preventDefault();
      if (goesOnTo === undefined) return;
      event.stopPropagation();
      document.getElementById(goesOnTo)?.focus();
      return;
    }
    if (found.length === 0) return;
    if (step) setHighlighted((highlighted + step + found.length) % found.length);
    else if (event.key === 'Escape') setClosed(true);
    else if (takes && customer && !event.shiftKey && !event.ctrlKey) onChoose(customer);
    else return;
    if (!takes || !goesOn) event.preventDefault();
  };
  return (
    <Field
      id={id}
      label={props.label}
      wide={props.wide ?? false}
      error={props.error}
      note={state.kind === 'failed' ? state.failure.message : props.note}
    >
      {(control) => (
        <>
          <input
            {...control}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={found.length > 0 ? `${id}-${highlighted}` : undefined}
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
          <div className={props.listClass} hidden={found.length === 0}>
            <div id={`${id}-list`} role="listbox" aria-label="Customers">
              {found.map((customer, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
                <div
                  key={customer.id}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  className={`${popup.item} ${props.optionClass}`}
                  aria-selected={index === highlighted}
                  data-highlighted={index === highlighted ? '' : undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(customer)}
                >
                  {optionOf(customer, query.split(/\s+/))}
                </div>
              ))}
            </div>
            {props.foot}
          </div>
          <span className="sr" role="status">
            {query.length > 1 && !isChosen && state.kind === 'ready' && `${all.length} found`}
          </span>
        </>
      )}
    </Field>
  );
}
