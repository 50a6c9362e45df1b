import { useState } from 'react';
import type { OpenChallans } from '#contract/challans.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatQuantity, formatRupees } from '#domain/money/format-rupees.ts';
import { Button } from '../../ui/button.tsx';
import inkLink from '../../ui/ink-link.module.css';
import { callStaff } from '../parts/frame/call-staff.ts';
import type { Column } from '../parts/table/column.ts';
import { DataTable } from '../parts/table/data-table.tsx';
import { useLoad } from '../parts/use-load.ts';
import styles from './operations-page.module.css';

type Challan = OpenChallans['rows'][number];

/** The challans whose goods are still out, those whose last day is nearest first. Nothing while there is none. */
export function ChallansSection() {
  const [size, setSize] = useState(FIRST);
  const { state, latest, reload } = useLoad(`challans ${size}`, (signal) =>
    callStaff<OpenChallans>(`${paths.openChallans}?size=${size}`, { read: (response) => response.json(), signal }),
  );
  if (state.kind !== 'failed' && (!latest || latest.count === 0)) return null;
  const hidden = (latest?.count ?? 0) - (latest?.rows.length ?? 0);
  return (
    <section aria-labelledby="open-challans">
      <h2 id="open-challans">Open challans</h2>
      {latest && <p className={styles.said}>{sumsSaid(latest)}</p>}
      <DataTable
        className={styles.challans}
        columns={columns}
        rows={latest?.rows ?? []}
        keyOf={({ id }) => id}
        state={state.kind === 'failed' ? state : null}
        onRetry={reload}
      />
      {hidden > 0 && size < MOST && (
        <Button look="slim" onClick={() => setSize(MOST)}>
          Show {Math.min(hidden, MOST - FIRST)} more
        </Button>
      )}
      {hidden > 0 && size === MOST && (
        <p className="quiet">The {formatQuantity(hidden * 1000)} others are in the reports, under Delivery Challan.</p>
      )}
    </section>
  );
}

const FIRST = 5;
const MOST = 100;

const columns: readonly Column<Challan>[] = [
  {
    id: 'number',
    heading: 'Challan No.',
    names: true,
    cell: ({ id, refnum }) => (
      <a className={inkLink.link} href={path(paths.documentPage, { id })}>
        {refnum}
      </a>
    ),
  },
  { id: 'date', heading: 'Date', cell: ({ date }) => formatDate(date) },
  {
    id: 'what',
    heading: 'Buyer and what is left',
    className: styles.sentences,
    cell: (challan) => {
      const due = dueSaid(challan);
      return (
        <>
          <span className={styles.line}>
            {challan.buyerName}, {challan.purposeText.toLowerCase()}
          </span>
          <span className={`${styles.line} quiet`}>{leftSaid(challan)}</span>
          {due && <span className={`${styles.line} ${challan.warning ? styles.late : 'quiet'}`}>{due}</span>}
        </>
      );
    },
  },
  { id: 'left', heading: 'Left ₹', align: 'right', cell: ({ value }) => formatRupees(value) },
];

/** `'12 box of Carpet Tile, 3 pcs of Door and 2 more'` */
function leftSaid({ left }: Challan): string {
  const shown = left.slice(0, 2).map((row) => `${formatQuantity(row.left)} ${row.unit} of ${row.product}`);
  const more = left.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''} left`;
}

function dueSaid({ lastDay, days, purpose }: Challan): string {
  if (lastDay === null || days === null) return '';
  const until = purpose === 'job-work' ? 'back' : 'invoiced or back';
  if (days < 0) return `Should have been ${until} by ${formatDate(lastDay)}, ${dayCount(-days)} ago`;
  return `To be ${until} by ${formatDate(lastDay)}, ${days === 0 ? 'today' : `in ${dayCount(days)}`}`;
}

function dayCount(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

function sumsSaid({ count, value, warned, over }: OpenChallans): string {
  const near = warned - over;
  return [
    `${count} open, ₹ ${formatRupees(value)} of goods out`,
    over > 0 ? `${over} past the last day of the law` : '',
    near > 0 ? `${near} near it` : '',
  ]
    .filter((text) => text !== '')
    .join('; ');
}
