import { useState } from 'react';
import type { OpenChallans } from '#contract/challans.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatQuantity, formatRupees } from '#domain/money/format-rupees.ts';
import { Button } from '../../ui/button.tsx';
import inkLink from '../../ui/ink-link.module.css';
import table from '../../ui/table.module.css';
import { callStaff } from '../parts/frame/call-staff.ts';
import { StatusRow } from '../parts/status-row.tsx';
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
      <table className={`${table.table} ${styles.challans}`}>
        <thead>
          <tr>
            <th>Challan No.</th>
            <th>Date</th>
            <th>Buyer and what is left</th>
            <th className={table.number}>Left ₹</th>
          </tr>
        </thead>
        <tbody>
          {latest?.rows.map((challan) => (
            <ChallanRow key={challan.id} challan={challan} />
          ))}
          {state.kind === 'failed' && <StatusRow columns={4} state={state} onRetry={reload} />}
        </tbody>
      </table>
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

function ChallanRow({ challan }: { challan: Challan }) {
  const { id, refnum, date, buyerName, purposeText, value } = challan;
  const due = dueSaid(challan);
  return (
    <tr>
      <th scope="row">
        <a className={inkLink.link} href={path(paths.documentPage, { id })}>
          {refnum}
        </a>
      </th>
      <td>{formatDate(date)}</td>
      <td>
        <span className={styles.line}>
          {buyerName}, {purposeText.toLowerCase()}
        </span>
        <span className={`${styles.line} quiet`}>{leftSaid(challan)}</span>
        {due && <span className={`${styles.line} ${challan.warning ? styles.late : 'quiet'}`}>{due}</span>}
      </td>
      <td className={table.number}>{formatRupees(value)}</td>
    </tr>
  );
}

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
