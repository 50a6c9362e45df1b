import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { type DayBookEntry, dayBookNames, sideOf } from '#domain/receivables/day-book-entry.ts';
import { taxStates } from '#domain/tax/states.ts';
import table from '../../../ui/table.module.css';
import fold from '../../parts/fold-table.module.css';
import { Pager } from '../../parts/pager.tsx';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { StatusRow } from '../../parts/status-row.tsx';
import { voucherPage } from '../voucher/voucher-address.ts';
import styles from './day-book.module.css';
import type { DayBookChoice } from './day-book-choice.ts';
import { type DayBookPart, useAllVouchers } from './use-vouchers.ts';

type AllVouchersProps = {
  choice: DayBookChoice;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

/** Everything that moves a customer's account, by day: documents, and money beside them. */
export function AllVouchers({ choice, onPage, onSize }: AllVouchersProps) {
  const { state, latest, reload } = useAllVouchers(choice);
  const entries = state.kind === 'ready' ? state.value.entries : null;
  return (
    <>
      <ScrollArea label="Day book">
        <table className={`${table.table} ${fold.fold} ${styles.book}`} aria-label="All vouchers" aria-busy={!entries}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Voucher</th>
              <th scope="col">Number</th>
              <th scope="col">Customer</th>
              <th scope="col">Registration</th>
              <th scope="col" className={table.number}>
                Debit ₹
              </th>
              <th scope="col" className={table.number}>
                Credit ₹
              </th>
            </tr>
          </thead>
          <tbody>
            {entries?.map((entry, index) => (
              <EntryRow
                key={`${entry.kind} ${entry.id}`}
                entry={entry}
                isNewDay={entries[index - 1]?.date !== entry.date}
              />
            ))}
            <StatusRow
              columns={7}
              state={state}
              emptyText={
                entries?.length === 0 &&
                'No voucher fits what is chosen above. Choose other dates to look further back.'
              }
              onRetry={reload}
            />
          </tbody>
        </table>
      </ScrollArea>
      {latest && latest.count > 0 && <KindSums sums={latest.sums} />}
      {latest && latest.count > choice.size && (
        <Pager count={latest.count} page={choice.page} size={choice.size} onPage={onPage} onSize={onSize} />
      )}
    </>
  );
}

function EntryRow({ entry, isNewDay }: { entry: DayBookEntry; isNewDay: boolean }) {
  const { id, kind, number, date, party, taxState, amount, cancelled } = entry;
  const isDebit = sideOf(kind) === 'debit';
  const cell = (shown: boolean, label: string) => (
    <td className={shown ? table.number : fold.none} data-label={shown ? label : undefined}>
      {shown && (cancelled ? <s>{formatRupees(amount)}</s> : formatRupees(amount))}
    </td>
  );
  return (
    <tr className={isNewDay ? styles.newDay : undefined}>
      <td>{formatDate(date)}</td>
      <td>{dayBookNames[kind]}</td>
      <th scope="row" className={fold.right}>
        <a href={kind === 'tax' || kind === 'credit' ? path(paths.documentPage, { id }) : voucherPage({ id })}>
          {number}
        </a>
      </th>
      <td className={`${table.wide} ${fold.full}`}>
        {party}
        {cancelled && <span className={styles.why}> cancelled</span>}
      </td>
      <td>{taxStates[taxState].name}</td>
      {cell(isDebit, 'Debit')}
      {cell(!isDebit, 'Credit')}
    </tr>
  );
}

/** The sums of all pages by kind. What is cancelled is left out of the amounts. */
function KindSums({ sums }: { sums: DayBookPart['sums'] }) {
  const total = (side: 'debit' | 'credit') =>
    sums.filter(({ kind }) => sideOf(kind) === side).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section className={styles.sums} aria-labelledby="sums">
      <h2 id="sums">Sums, without cancelled ones</h2>
      <table className={table.table} aria-labelledby="sums">
        <thead>
          <tr>
            <th scope="col">Voucher</th>
            <th scope="col" className={table.number}>
              Number of them
            </th>
            <th scope="col" className={table.number}>
              Debit ₹
            </th>
            <th scope="col" className={table.number}>
              Credit ₹
            </th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ kind, count, amount }) => (
            <tr key={kind}>
              <th scope="row">{dayBookNames[kind]}</th>
              <td className={table.number}>{count}</td>
              <td className={table.number}>{sideOf(kind) === 'debit' && formatRupees(amount)}</td>
              <td className={table.number}>{sideOf(kind) === 'credit' && formatRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td className={table.number}>{sums.reduce((all, { count }) => all + count, 0)}</td>
            <td className={table.number}>{formatRupees(total('debit'))}</td>
            <td className={table.number}>{formatRupees(total('credit'))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
