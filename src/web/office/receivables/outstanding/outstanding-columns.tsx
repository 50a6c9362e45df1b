import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { OutstandingRowAnswer } from '#contract/receivables/outstanding.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import type { AgeBox } from '#domain/receivables/ageing.ts';
import { Button, ButtonLink, PlainButton } from '../../../ui/button.tsx';
import inkLink from '../../../ui/ink-link.module.css';
import { signedRupees } from '../../parts/signed-rupees.ts';
import type { Column, Width } from '../../parts/table/column.ts';
import type { LoadState } from '../../parts/use-load.ts';
import styles from './outstanding.module.css';
import type { ListFilter } from './outstanding-choice.ts';
import type { ItemsOf, OutstandingTotals } from './use-outstanding.ts';

type Given = {
  filter: ListFilter;
  /** Whose figure is open, and which; '' for all of them. */
  open: ItemsOf | null;
  totals: LoadState<OutstandingTotals>;
  onToggle: (what: ItemsOf) => void;
  onRemind: (customer: { id: string; name: string }) => void;
};

/** What each customer owes by age. A figure opens the documents behind it. */
export function outstandingColumns({
  filter,
  open,
  totals,
  onToggle,
  onRemind,
}: Given): Column<OutstandingRowAnswer>[] {
  const sums = totals.kind === 'ready' ? totals.value.sums : null;
  const isOpen = (customer: string | null, box: ItemsOf['box']) => open?.customer === customer && open.box === box;
  return [
    {
      ...{ id: 'customer', heading: 'Customer', names: true, width: 'rest', wraps: true },
      cell: ({ customer, name }) =>
        customer === null ? (
          <PlainButton aria-expanded={isOpen(null, '')} onClick={() => onToggle({ customer, box: '' })}>
            {name}
          </PlainButton>
        ) : (
          <a className={inkLink.link} href={path(paths.customerPage, { id: customer })}>
            {name}
          </a>
        ),
    },
    {
      id: 'since',
      heading: 'Oldest due',
      width: 12.5,
      className: styles.since,
      cell: ({ oldestDue }) => oldestDue && formatDate(oldestDue),
    },
    ...boxes.map(
      ({ box, head, label = head, width }): Column<OutstandingRowAnswer> => ({
        ...{ id: box, heading: `${head} ₹`, align: 'right', width, fold: { name: label }, className: styles.box },
        cell: ({ customer, name, [box]: paise }) =>
          paise !== 0 && (
            <button
              type="button"
              className={styles.figure}
              aria-label={`${signedRupees(paise)}, ${name}, ${label}`}
              aria-expanded={isOpen(customer, box)}
              onClick={() => onToggle({ customer, box })}
            >
              {signedRupees(paise)}
            </button>
          ),
        total: sums ? signedRupees(sums[box]) : '…',
      }),
    ),
    {
      id: 'owed',
      heading: 'Owed ₹',
      align: 'right',
      width: 14.5,
      sorted: 'descending',
      className: styles.owed,
      cell: ({ owed }) => signedRupees(owed),
      total: sums ? signedRupees(sums.owed) : '…',
    },
    {
      id: 'receive',
      heading: 'Receive',
      width: 10,
      fold: 'hidden',
      className: styles.deed,
      cell: ({ customer, name, owed }) =>
        customer !== null &&
        owed > 0 && (
          <ButtonLink
            look="slim"
            href={`${paths.receive}?customer=${encodeURIComponent(customer)}`}
            aria-label={`Receive money of ${name}`}
          >
            Receive
          </ButtonLink>
        ),
    },
    {
      id: 'remind',
      heading: 'Remind',
      width: 10.5,
      className: `${styles.deed} ${styles.remind}`,
      cell: ({ customer, name, owed, oldestDue }) =>
        customer !== null &&
        owed > 0 &&
        oldestDue !== '' &&
        filter.asOf === '' && (
          <Button look="slim" aria-label={`Remind ${name}`} onClick={() => onRemind({ id: customer, name })}>
            Remind
          </Button>
        ),
    },
  ];
}

const age = { large: 13, small: 0 };

/** The columns between the due date and what is owed. */
const boxes: readonly { box: AgeBox | 'advance'; head: string; label?: string; width: Width }[] = [
  { box: 'notDue', head: 'Not due', width: 13 },
  { box: 'upTo30', head: '1–30', label: '1–30 days', width: age },
  { box: 'upTo60', head: '31–60', label: '31–60 days', width: age },
  { box: 'upTo90', head: '61–90', label: '61–90 days', width: age },
  { box: 'over90', head: 'Over 90', label: 'Over 90 days', width: age },
  { box: 'advance', head: 'Advance', width: 12 },
];
