import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import type { HsnCodeAnswer } from '#contract/catalogue/hsn-codes.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../frame/call-staff.ts';
import popup from '../popup.module.css';
import { useDebounced } from '../use-debounced.ts';
import { useLoad } from '../use-load.ts';
import styles from './hsn-input.module.css';

type HsnInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id' | 'value'> & {
  id: string;
  value: string;
  /** In a cell of a table: its list may be wider. */
  inCell?: boolean;
  /** What is typed: a code, or words of the official list. */
  onType: (text: string) => void;
  onChoose: (code: HsnCodeAnswer) => void;
};

/** An HSN or SAC code, found in GSTN's list by its first digits or by words. Arrow keys and Enter choose; any code may be typed. */
export function HsnInput({ id, value, inCell, onType, onChoose, ...control }: HsnInputProps) {
  const [open, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const wanted = open ? value.trim() : '';
  const query = useDebounced(wanted, 120);
  const { state } = useLoad<HsnCodeAnswer[]>(`hsn ${query}`, async (signal) =>
    query.length < 2
      ? { ok: true, value: [], headers: new Headers() }
      : callStaff(`${paths.hsnCodes}?${new URLSearchParams({ q: query })}`, {
          read: (response) => response.json(),
          signal,
        }),
  );
  const isShown = open && query.length > 1 && query === wanted;
  const found = isShown && state.kind === 'ready' ? state.value : [];
  const isNear = found.length > 0 && /^\d+$/.test(query) && !found.some(({ code }) => code.startsWith(query));
  const choose = (code: HsnCodeAnswer) => {
    onChoose(code);
    setOpen(false);
    setHighlighted(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const code = found[highlighted];
    if (step && found.length > 0) {
      const next = (highlighted + step + found.length) % found.length;
      setHighlighted(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Escape' && found.length > 0) {
      setOpen(false);
      // Neither the dialog nor the row closes with it.
      event.stopPropagation();
    } else if (event.key === 'Enter' && code) {
      choose(code);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  return (
    <div className={styles.place}>
      <input
        autoComplete="off"
        {...control}
        id={id}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[highlighted] ? `${id}-${highlighted}` : undefined}
        value={value}
        maxLength={60}
        onChange={({ target }) => {
          setOpen(true);
          setHighlighted(-1);
          onType(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        className={[popup.popup, styles.list, inCell && styles.wide].filter(Boolean).join(' ')}
        hidden={!isShown || state.kind === 'loading'}
      >
        {state.kind === 'failed' && <p className={styles.message}>{state.failure.message}</p>}
        {state.kind === 'ready' && found.length === 0 && (
          <p className={styles.message}>The official list has no code with these digits or words.</p>
        )}
        {isNear && <p className={styles.message}>No code has these digits; the nearest:</p>}
        <div id={`${id}-list`} role="listbox" aria-label="HSN and SAC codes">
          {found.map((each, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
            <div
              key={each.code}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              className={`${popup.item} ${styles.option}`}
              aria-selected={index === highlighted}
              data-highlighted={index === highlighted ? '' : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(each)}
            >
              <b>{each.code}</b> <span>{each.words || 'Other'}</span> <span className={styles.rate}>{each.rate}</span>{' '}
              {each.heading && <span className={styles.heading}>{each.heading}</span>}
            </div>
          ))}
        </div>
      </div>
      <span className="sr" role="status">
        {isShown &&
          state.kind === 'ready' &&
          (isNear ? `No code has these digits; the nearest ${found.length}` : `${found.length} codes found`)}
      </span>
    </div>
  );
}
