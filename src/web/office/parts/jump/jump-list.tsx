import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import type { JumpEntry } from '#domain/jump/jump-entry.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { Button } from '../../../ui/button.tsx';
import { callStaff } from '../frame/call-staff.ts';
import { MarkedText } from '../marked-text.tsx';
import popup from '../popup.module.css';
import { useLoad } from '../use-load.ts';
import { goTo } from './go-to.ts';
import styles from './jump-box.module.css';
import { seenLast } from './seen-last.ts';

type JumpListProps = {
  typed: string;
  /** Takes the function that handles the keys of the field. */
  onKey: RefObject<(event: KeyboardEvent) => void>;
  /** Is told the id of the highlighted entry. */
  onActive: (id: string | undefined) => void;
};

/** What Find has found; before anything is typed, what was opened from it last. */
export function JumpList({ typed, onKey, onActive }: JumpListProps) {
  const wanted = typed.trim();
  const { state, latest, reload } = useLoad(wanted, (signal) => find(wanted, signal));
  const entries = state.kind === 'failed' ? [] : (latest ?? []);
  const [moved, setMoved] = useState({ wanted, index: 0 });
  const index = moved.wanted === wanted ? Math.min(moved.index, entries.length - 1) : 0;
  const list = useRef<HTMLDivElement>(null);
  // Enter before the answer is there goes to its first entry.
  const enter = useRef<{ wanted: string; newTab: boolean } | null>(null);
  const active = entries.length > 0 ? `found-${index}` : undefined;

  useEffect(() => onActive(active), [active, onActive]);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (state.kind === 'loading') return;
    const [first] = entries;
    if (first && enter.current?.wanted === wanted) goTo(first, enter.current.newTab);
    enter.current = null;
  });
  onKey.current = (event) => {
    const step = steps[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const [entry, newTab] = [entries[index], event.ctrlKey || event.metaKey];
      if (state.kind === 'loading') enter.current = { wanted, newTab };
      else if (entry) goTo(entry, newTab);
    } else if (step && entries.length > 0) {
      event.preventDefault();
      setMoved({ wanted, index: Math.max(0, Math.min(entries.length - 1, index + step)) });
    }
  };

  return (
    <>
      <div ref={list} className={styles.list} role="listbox" id="found" aria-label="Found" tabIndex={-1}>
        {entries.map((entry, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have the same number and path
            key={at}
            id={`found-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === index}
            className={isNextKind(entries, at) ? styles.kind : undefined}
            // A click leaves the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => goTo(entry, event.ctrlKey || event.metaKey)}
          >
            <span>
              <b>
                <MarkedText text={entry.title} parts={wanted.split(/\s+/)} />
              </b>{' '}
              {entry.detail && (
                <span className={styles.detail}>
                  <MarkedText text={entry.detail} parts={wanted.split(/\s+/)} />
                </span>
              )}
            </span>
            <span>{kindWords[entry.kind]}</span>
          </div>
        ))}
      </div>
      {state.kind === 'failed' && (
        <div className={styles.nothing}>
          <p role="alert">{state.failure.message}</p>
          <Button look="slim" onClick={reload}>
            Try again
          </Button>
        </div>
      )}
      {state.kind !== 'failed' && entries.length === 0 && (
        <p className={styles.nothing}>{emptyText(state.kind, wanted)}</p>
      )}
      <p className="sr" role="status">
        {state.kind === 'ready' && wanted !== '' && (entries.length === 1 ? '1 found' : `${entries.length} found`)}
      </p>
      <div className={`${popup.foot} ${styles.foot}`} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> moves
        </span>
        <span>
          <kbd>Enter</kbd> goes there
        </span>
        <span>
          <kbd>Ctrl Enter</kbd> in a new tab
        </span>
        <span>
          <kbd>Esc</kbd> closes
        </span>
        {wanted === '' && entries.length > 0 && <span>seen last</span>}
        {wanted !== '' && entries.length === MOST && <span>the first {MOST}, go on typing</span>}
      </div>
    </>
  );
}

async function find(wanted: string, signal: AbortSignal): Promise<CallAnswer<JumpEntry[]>> {
  if (wanted === '') return { ok: true, value: seenLast(), headers: new Headers() };
  return callStaff(`${paths.jump}?q=${encodeURIComponent(wanted)}`, { signal, read: (response) => response.json() });
}

function isNextKind(entries: JumpEntry[], at: number) {
  const [before, entry] = [entries[at - 1], entries[at]];
  return before !== undefined && entry !== undefined && kindGroups[before.kind] !== kindGroups[entry.kind];
}

function emptyText(state: 'loading' | 'ready', wanted: string) {
  if (state === 'loading') return 'Looking …';
  return wanted === '' ? 'What you open from here is listed here the next time.' : `Nothing begins with ‘${wanted}’.`;
}

const kindWords: Record<JumpEntry['kind'], string> = {
  customer: 'Customer',
  tax: kindTitles.tax.report,
  pro: 'Pro-forma',
  credit: kindTitles.credit.report,
  challan: kindTitles.challan.report,
  receipt: 'Receipt',
  refund: 'Refund',
  settlement: 'Settlement',
  product: 'Product',
  folder: 'Folder',
  screen: 'Screen',
};

const kindGroups: Record<JumpEntry['kind'], string> = {
  ...kindWords,
  tax: 'document',
  pro: 'document',
  credit: 'document',
  challan: 'document',
  receipt: 'voucher',
  refund: 'voucher',
  settlement: 'voucher',
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** The call answers at most so many. */
const MOST = 12;
