import { formatRupees } from '#domain/money/format-rupees.ts';
import { PlainButton } from '../../../ui/button.tsx';
import type { Entry } from './entry-of-draft.ts';
import { leftOver } from './entry-of-draft.ts';
import { entryWording } from './entry-wording.ts';
import type { EntryKind } from './money-draft.ts';
import { PaysLine } from './pays-line.tsx';
import styles from './pays-table.module.css';

type PaysTableProps = {
  kind: EntryKind;
  entry: Entry;
  today: string;
  /** Shown instead of rows. */
  emptyText: string;
  /** The debt that is paid before the oldest. */
  first: string;
  errorOf: (field: string) => string | undefined;
  onType: (id: string, typed: string) => void;
  onTypeTds: (id: string, typed: string) => void;
  /** The row is filled like the others again. */
  onFill: (id: string) => void;
  /** All rows are filled oldest first. */
  onFillAll: () => void;
};

/** What is open, the oldest first, with a cell for what each gets. */
export function PaysTable({
  kind,
  entry,
  today,
  emptyText,
  first,
  errorOf,
  onType,
  onTypeTds,
  onFill,
  onFillAll,
}: PaysTableProps) {
  const { rows, total, taken } = entry;
  const words = entryWording[kind];
  const open = rows.reduce((sum, { item }) => sum + item.open, 0);
  const over = leftOver(entry);
  const error = errorOf('allocations');
  return (
    <fieldset className={styles.pays} aria-label={kind === 'refund' ? 'Advances' : 'Invoices'}>
      <div className={styles.head} aria-hidden="true">
        <span>#</span>
        <span>{words.item}</span>
        <span>Date</span>
        <span>{kind === 'refund' ? '' : 'Due'}</span>
        <span className="end">Amount ₹</span>
        <span className="end">{words.open}</span>
        <span className="end">{words.pays}</span>
        <span className="end">{kind === 'refund' ? 'Stays ₹' : 'Left ₹'}</span>
      </div>
      {rows.map((row, index) => (
        <PaysLine
          key={row.item.id}
          kind={kind}
          row={row}
          number={index + 1}
          today={today}
          isFirst={row.item.id === first}
          error={errorOf(`pays ${row.item.id}`)}
          tds={entry.tds.get(row.item.id)}
          onType={(typed) => onType(row.item.id, typed)}
          onTypeTds={(typed) => onTypeTds(row.item.id, typed)}
          onFill={() => onFill(row.item.id)}
        />
      ))}
      {rows.length === 0 && <p className={styles.none}>{emptyText}</p>}
      {kind === 'receipt' && (
        <div className={styles.foot}>
          <span>
            {over < 0 ? (
              <span className={styles.error}>
                The invoices take more than came. <PlainButton onClick={onFillAll}>Oldest first</PlainButton>
              </span>
            ) : (
              'Left over: an advance, kept for later invoices'
            )}
          </span>
          <span className={over < 0 ? `${styles.figure} ${styles.error}` : styles.figure}>{minus(over)}</span>
          <span className={styles.rest}>{over > 0 && minus(-over)}</span>
        </div>
      )}
      {error && kind !== 'receipt' && (
        <p className={styles.foot} id="allocations">
          <span className={styles.error}>{error}</span>
        </p>
      )}
      <div className={`${styles.foot} ${styles.total}`}>
        <span>Total</span>
        <span className={styles.open}>{formatRupees(open)}</span>
        <span className={styles.figure}>{formatRupees(kind === 'receipt' ? total : taken)}</span>
        <span className={styles.rest}>
          {(kind !== 'receipt' || over >= 0) && minus(open - (kind === 'receipt' ? total : taken))}
        </span>
      </div>
    </fieldset>
  );
}

function minus(paise: number) {
  return formatRupees(paise).replace('-', '−');
}
