import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { gstinIn } from '#domain/tax/gstin.ts';
import { Field } from '../../../ui/field.tsx';
import { MarkedText } from '../../parts/marked-text.tsx';
import popup from '../../parts/popup.module.css';
import styles from './address-field.module.css';
import { useAddressSuggestions } from './use-address-suggestions.ts';
import { useVisibleHeight } from './use-visible-height.ts';

type AddressFieldProps = {
  id: 'consigneeAddress' | 'buyerAddress';
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  warning: string | undefined;
  action?: ReactNode;
  onChange: (address: string) => void;
};

/**
 * An address, with suggestions from earlier documents after four characters. None is preselected, so that Enter makes a new
 * line in a new address.
 */
export function AddressField({ id, label, name, value, error, warning, action, onChange }: AddressFieldProps) {
  const { suggestions, ask, clear } = useAddressSuggestions(id);
  const [highlighted, setHighlighted] = useState(-1);
  const found = suggestions.found.filter((address) => address !== value);
  const chosen = found[highlighted];
  const list = `${id}-list`;
  const opened = useRef<HTMLDivElement>(null);
  useVisibleHeight(opened, found.length > 0);
  useEffect(() => {
    document.getElementById(`${list}-${highlighted}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, highlighted]);

  const close = () => {
    clear();
    setHighlighted(-1);
  };
  const choose = (address: string) => {
    onChange(address);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    if (found.length === 0 || nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) setHighlighted(((highlighted + 1 + step + found.length + 1) % (found.length + 1)) - 1);
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
      note={suggestions.failed ? 'No suggestions now' : gstinNote(value)}
      action={action}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            name={name}
            value={value}
            autoComplete="off"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={found.length > 0 ? list : undefined}
            aria-activedescendant={chosen === undefined ? undefined : `${list}-${highlighted}`}
            onChange={({ target }) => {
              onChange(target.value);
              setHighlighted(-1);
              ask(target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {found.length > 0 && (
            <div ref={opened} className={`${popup.popup} ${styles.popup}`}>
              <div className={styles.list} role="listbox" id={list} aria-label={`Earlier addresses for ${label}`}>
                {found.map((address, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
                  <div
                    key={address}
                    id={`${list}-${index}`}
                    className={`${popup.item} ${styles.item}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === highlighted}
                    data-highlighted={index === highlighted ? '' : undefined}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(address)}
                  >
                    <Suggestion address={address} typed={value} />
                  </div>
                ))}
              </div>
              <div className={popup.foot} aria-hidden="true">
                <span>
                  <kbd>↓</kbd> then <kbd>Enter</kbd> or <kbd>Tab</kbd> fills the field
                </span>
                <span>
                  <kbd>Esc</kbd> keeps what you typed
                </span>
              </div>
            </div>
          )}
          <span className="sr" role="status">
            {found.length > 0 &&
              `${found.length} earlier ${found.length === 1 ? 'address' : 'addresses'}. Press Down to choose.`}
          </span>
        </>
      )}
    </Field>
  );
}

function Suggestion({ address, typed }: { address: string; typed: string }) {
  const [first = '', ...rest] = address.split('\n').map((line) => line.trim());
  const words = typed.trim().split(/\s+/);
  return (
    <>
      <b>
        <MarkedText text={first} parts={words} />
      </b>{' '}
      <span>
        <MarkedText text={rest.filter((line) => line !== '').join(', ')} parts={words} />
      </span>
    </>
  );
}

function gstinNote(address: string) {
  if (address.trim() === '') return '';
  const gstin = gstinIn(address);
  return gstin ? `GSTIN ${gstin} found` : 'No GSTIN in this address';
}
