import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { OutstandingRowAnswer } from '#contract/receivables/outstanding.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import type { AgeBox } from '#domain/receivables/ageing.ts';
import { Button, ButtonLink, PlainButton } from '../../../ui/button.tsx';
import inkLink from '../../../ui/ink-link.module.css';
import { signedRupees } from '../../parts/signed-rupees.ts';
import table from '../../parts/table/table.module.css';
import { ItemsBehind } from './items-behind.tsx';
import styles from './outstanding.module.css';
import type { ListFilter } from './outstanding-choice.ts';
import type { ItemsOf } from './use-outstanding.ts';

type CustomerLineProps = {
  row: OutstandingRowAnswer;
  filter: ListFilter;
  day: string;
  columns: number;
  /** The figure whose items are shown; '' for all of them, null for none. */
  open: ItemsOf['box'] | null;
  onToggle: (box: ItemsOf['box']) => void;
  onRemind: (customer: { id: string; name: string }) => void;
};

/** A customer's row, and below it the documents behind the figure that was opened. */
export function CustomerLine({ row, filter, day, columns, open, onToggle, onRemind }: CustomerLineProps) {
  const { customer, name, oldestDue, owed } = row;
  return (
    <>
      <tr>
        <th scope="row" className={styles.name}>
          {customer === null ? (
            <PlainButton aria-expanded={open === ''} onClick={() => onToggle('')}>
              {name}
            </PlainButton>
          ) : (
            <a className={inkLink.link} href={path(paths.customerPage, { id: customer })}>
              {name}
            </a>
          )}
        </th>
        <td className={styles.since}>{oldestDue && formatDate(oldestDue)}</td>
        {boxColumns.map(({ box, label }) => (
          <td key={box} className={`${table.number} ${styles.box}`} data-label={label}>
            {row[box] !== 0 && (
              <button
                type="button"
                className={styles.figure}
                aria-label={`${signedRupees(row[box])}, ${name}, ${label}`}
                aria-expanded={open === box}
                onClick={() => onToggle(box)}
              >
                {signedRupees(row[box])}
              </button>
            )}
          </td>
        ))}
        <td className={`${table.number} ${styles.owed}`}>{signedRupees(owed)}</td>
        <td className={styles.receive}>
          {customer !== null && owed > 0 && (
            <ButtonLink
              look="slim"
              href={`${paths.receive}?customer=${encodeURIComponent(customer)}`}
              aria-label={`Receive money of ${name}`}
            >
              Receive
            </ButtonLink>
          )}
        </td>
        <td className={styles.remind}>
          {customer !== null && owed > 0 && oldestDue !== '' && filter.asOf === '' && (
            <Button look="slim" aria-label={`Remind ${name}`} onClick={() => onRemind({ id: customer, name })}>
              Remind
            </Button>
          )}
        </td>
      </tr>
      {open !== null && (
        <tr className={styles.behind}>
          <td colSpan={columns}>
            <ItemsBehind of={{ customer, box: open }} name={name} filter={filter} day={day} />
            <Button look="slim" onClick={() => onToggle(open)}>
              Close
            </Button>
          </td>
        </tr>
      )}
    </>
  );
}

/** The columns between the due date and what is owed. */
export const boxColumns: readonly { box: AgeBox | 'advance'; head: string; label: string }[] = [
  { box: 'notDue', head: 'Not due', label: 'Not due' },
  { box: 'upTo30', head: '1–30', label: '1–30 days' },
  { box: 'upTo60', head: '31–60', label: '31–60 days' },
  { box: 'upTo90', head: '61–90', label: '61–90 days' },
  { box: 'over90', head: 'Over 90', label: 'Over 90 days' },
  { box: 'advance', head: 'Advance', label: 'Advance' },
];
