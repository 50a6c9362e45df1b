import { useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { UnusedAdvanceAnswer } from '#contract/receivables/outstanding.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { advanceNames } from '#domain/receivables/unused-advance.ts';
import { Select } from '../../../ui/select.tsx';
import { Columns } from '../../parts/table/data-table.tsx';
import { StatusRow } from '../../parts/table/status-row.tsx';
import table from '../../parts/table/table.module.css';
import { TurnPages } from '../../parts/turn-pages.tsx';
import { placeSaid } from '../place-said.ts';
import styles from './advances.module.css';
import { ADVANCES, sendMark, useAdvances } from './use-advances.ts';

/** Advances with their place of supply. Staff say what each is for. */
export function UnusedAdvances({ shown, title }: { shown: ReturnAnswer; title: string }) {
  const [page, setPage] = useState(1);
  const [refused, setRefused] = useState('');
  const { state, latest, reload } = useAdvances(shown, page);
  const rows = state.kind === 'ready' ? state.value.rows : [];
  const count = latest?.count ?? 0;
  // One after the other: by arrow keys somebody passes over an answer to the next one.
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const mark = (id: string, value: string) => {
    const answered = sent.current.then(async () => {
      const answer = await sendMark(id, value);
      setRefused(answer.ok ? '' : answer.message);
      reload();
      return answer.ok;
    });
    sent.current = answered;
    return answered;
  };
  return (
    <>
      <div role="status">
        {refused !== '' && <p className="warn">{refused}</p>}
        {latest !== null && latest.service > 0 && (
          <p className="warn">
            ₹ {formatRupees(latest.service)} is for services. GST is due on such an advance in the month in which it
            came: report it in table 11A at the portal, and give the customer a receipt voucher. Neither is made here.
          </p>
        )}
        {latest !== null && latest.adjusted > 0 && (
          <p className="warn">
            ₹ {formatRupees(latest.adjusted)} of earlier advances for services was used, paid back or cancelled: report
            it in table 11B at the portal.
          </p>
        )}
        {latest !== null && latest.unmarked > 0 && (
          <p>Say what {latest.unmarked === 1 ? '1 advance is' : `${latest.unmarked} advances are`} for.</p>
        )}
      </div>
      <table className={styles.advances} aria-label={title}>
        <Columns widths={[16.7, 11.1, 'rest', 15.7, 13.5, 13.5]} />
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Date</th>
            <th scope="col">Customer</th>
            <th scope="col">Place of supply</th>
            <th scope="col" className={table.number}>
              Not used ₹
            </th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AdvanceRow key={row.id} row={row} onMark={(value) => mark(row.id, value)} />
          ))}
          <StatusRow
            columns={6}
            state={state}
            empty={rows.length === 0 && 'All advances were used.'}
            onRetry={reload}
          />
        </tbody>
      </table>
      <TurnPages page={page} size={ADVANCES} count={count} onPage={setPage} />
    </>
  );
}

function AdvanceRow({ row, onMark }: { row: UnusedAdvanceAnswer; onMark: (mark: string) => Promise<boolean> }) {
  const { kind, number, date, name, place, left, mark, takesMark, declaredIn, used } = row;
  const [chosen, setChosen] = useState<string>(mark);
  const choose = async (value: string) => {
    if (value === '') return;
    setChosen(value);
    if (!(await onMark(value))) setChosen(mark);
  };
  return (
    <tr>
      <th scope="row">
        <AdvanceLink row={row} />
      </th>
      <td>{formatDate(date)}</td>
      <td className={styles.name}>{name}</td>
      <td>{placeSaid(place)}</td>
      <td className={table.number}>{formatRupees(left)}</td>
      <td>
        {takesMark ? (
          <Select
            aria-label={`What ${number} is for`}
            options={mark === '' ? [{ value: '', text: 'Not said' }, ...marks] : marks}
            value={chosen}
            onChange={({ target }) => void choose(target.value)}
          />
        ) : (
          advanceNames[kind]
        )}
        {mark === 'service' && declaredIn !== '' && (
          <p className="quiet">
            In table 11A of {declaredIn}
            {used > 0 && `; ₹ ${formatRupees(used)} now in 11B`}
          </p>
        )}
      </td>
    </tr>
  );
}

function AdvanceLink({ row: { id, kind, number, customer } }: { row: UnusedAdvanceAnswer }) {
  if (kind === 'receipt') return <a href={path(paths.receiptPage, { id })}>{number}</a>;
  if (kind === 'note' || kind === 'invoice') return <a href={path(paths.documentPage, { id })}>{number}</a>;
  if (customer !== null) return <a href={path(paths.customerPage, { id: customer })}>{number}</a>;
  return number;
}

const marks = [
  { value: 'goods', text: 'Goods' },
  { value: 'service', text: 'Service' },
];
