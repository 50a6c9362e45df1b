import type { KeyboardEvent } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { daysOver } from '#domain/receivables/ageing.ts';
import { PlainButton } from '../../../ui/button.tsx';
import field from '../../../ui/field.module.css';
import { AmountInput } from './amount-input.tsx';
import { entryWording } from './entry-wording.ts';
import type { EntryKind } from './money-draft.ts';
import { type PaysRow, plainPaise } from './pays-rows.ts';
import styles from './pays-table.module.css';
import type { TdsPart } from './tds-parts.ts';

type PaysLineProps = {
  kind: EntryKind;
  row: PaysRow;
  number: number;
  today: string;
  /** The form was opened from its page. */
  isFirst: boolean;
  error: string | undefined;
  /** What of it was held back; undefined where nothing can be. */
  tds: TdsPart | undefined;
  onType: (typed: string) => void;
  onTypeTds: (typed: string) => void;
  onFill: () => void;
};

/** A debt or an advance, and what it gets. `=` gives it all that is open. */
export function PaysLine({ kind, row, number, today, isFirst, error, tds, onType, onTypeTds, onFill }: PaysLineProps) {
  const { item, typed, pays } = row;
  const id = cellId(item.id);
  const left = item.open - (pays ?? 0);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey) return;
    if (event.key === '=') onType(plainPaise(item.open));
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.currentTarget, event.key);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in each row would be read before each cell
    <div className={styles.row} role="group" aria-label={item.number}>
      <span className={styles.count}>{number}</span>
      <span className={styles.name}>{documentLink(row)}</span>
      <span className={styles.date}>{formatDate(item.date)}</span>
      <span className={styles.due} data-label="due">
        {kind !== 'refund' && formatDate(item.due)}
      </span>
      <span className={styles.amount} data-label="of">
        {formatRupees(item.amount)}
      </span>
      <span className={styles.open} data-label={kind === 'refund' ? 'left' : 'owed'}>
        {formatRupees(item.open)}
      </span>
      <div className={styles.cell} data-label={entryWording[kind].pays}>
        <AmountInput
          id={id}
          className={field.control}
          aria-label={`${item.number} ${kind === 'settlement' ? 'settles' : 'pays'}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          data-optional=""
          data-pays=""
          value={typed}
          onType={onType}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <span className={styles.rest} data-label="left">
        {formatRupees(Math.max(0, left))}
      </span>
      <div className={styles.note}>
        <span>{stateWords(row, kind, today)}</span>
        {tds && (
          <span className={styles.tds}>
            <span aria-hidden="true">of it TDS ₹</span>
            <AmountInput
              className={field.control}
              aria-label={`${item.number} TDS held back`}
              data-optional=""
              value={tds.typed}
              onType={onTypeTds}
              onFocus={({ target }) => target.select()}
            />
          </span>
        )}
        <span id={`${id}-note`} className={error ? styles.error : undefined}>
          {error ?? remark(row, kind, isFirst, onFill)}
        </span>
      </div>
    </div>
  );
}

/** The id of the cell of a debt or advance. */
export function cellId(item: string): string {
  return `pays-${item}`;
}

function documentLink({ item: { id, kind, number } }: PaysRow) {
  const page = kind === 'invoice' || kind === 'note' ? path(paths.documentPage, { id }) : null;
  return page ? <a href={page}>{number}</a> : number;
}

/** How late it is, and what was paid of it before. */
function stateWords({ item: { kind, due, amount, open } }: PaysRow, formKind: EntryKind, today: string) {
  const words = [
    ...(formKind === 'refund' ? [kindWords[kind] ?? ''] : [kindWords[kind] ?? '', dueWords(daysOver(due, today))]),
    amount > open ? `${formatRupees(amount - open)} ${formKind === 'refund' ? 'used' : 'paid or credited'} before` : '',
  ];
  return words.filter(Boolean).join('; ');
}

const kindWords: Record<string, string> = {
  opening: 'opening bill',
  receipt: 'receipt',
  note: 'credit note',
  settlement: 'settlement',
  refund: 'refund out of a receipt that was cancelled',
};

function dueWords(days: number) {
  if (days === 0) return 'due today';
  const count = Math.abs(days);
  return days > 0 ? `${count} ${count === 1 ? 'day' : 'days'} over` : `due in ${count} ${count === 1 ? 'day' : 'days'}`;
}

function remark({ item, pays, isByHand, filled }: PaysRow, kind: EntryKind, isFirst: boolean, onFill: () => void) {
  if (isByHand && pays !== filled && filled > 0)
    return (
      <>
        by hand: oldest first gives {formatRupees(filled)}. <PlainButton onClick={onFill}>Oldest first</PlainButton>
      </>
    );
  const all = pays === item.open ? (kind === 'refund' ? 'paid back in full' : 'paid in full') : '';
  const asked = isFirst && !isByHand && pays !== 0 ? 'asked for: before the oldest' : '';
  return [asked, kind === 'settlement' && all ? 'settled in full' : all].filter(Boolean).join(', ');
}

/** Up and Down go through the cells. */
function step(from: HTMLInputElement, key: string) {
  const cells = [...document.querySelectorAll<HTMLInputElement>('[data-pays]')];
  cells[cells.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
}
