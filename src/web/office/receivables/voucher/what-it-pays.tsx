import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { VoucherRecord } from '#contract/receivables/vouchers.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Amount } from '../../parts/amount.tsx';
import page from '../../parts/record/record-page.module.css';
import { voucherPage } from './voucher-address.ts';
import styles from './voucher-view.module.css';

type Allocation = VoucherRecord['allocations'][number];

/** What it pays, and what it was paid from; what ended stays in the list. */
export function WhatItPays({ voucher }: { voucher: VoucherRecord }) {
  const { id, kind, amount, tds, open, allocations, cancelled } = voucher;
  const title = { receipt: 'What it pays', refund: 'What it pays back', settlement: 'What it settles' }[kind];
  return (
    <section aria-labelledby="pays">
      <h2 id="pays">{title}</h2>
      <table className={styles.pays} aria-label={title}>
        <tbody>
          {allocations.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two allocations may be alike
            <tr key={index}>
              <td>{formatDate(each.date)}</td>
              <td>
                <OtherEnd id={id} allocation={each} />
                {each.endedOn && <span className="quiet">, ended {formatDate(each.endedOn)}</span>}
                {each.voucher !== id && !each.endedOn && <span className="quiet">, from the advance</span>}
              </td>
              <td>
                <Amount paise={each.amount} ended={each.endedOn !== null} />
              </td>
            </tr>
          ))}
          {allocations.length === 0 && (
            <tr>
              <td />
              <td>{cancelled ? 'Nothing.' : 'No invoice yet: all of it is an advance.'}</td>
              <td />
            </tr>
          )}
        </tbody>
        <tfoot>
          {kind !== 'refund' && !cancelled && (
            <tr>
              <th colSpan={2} scope="row">
                Left over, an advance
              </th>
              <td>{formatRupees(open)}</td>
            </tr>
          )}
          <tr>
            <th colSpan={2} scope="row">
              {tds > 0 ? 'Counts as paid, TDS included' : 'Amount'}
            </th>
            <td>
              <Amount paise={amount + tds} ended={cancelled !== null} />
            </td>
          </tr>
        </tfoot>
      </table>
      {cancelled && (
        <p className={page.counts}>
          It counts nowhere: what it paid is owed again. Its number stays used, and both papers are kept.
        </p>
      )}
    </section>
  );
}

/** The other end of an allocation, with a link to its page. */
function OtherEnd({ id, allocation: { source, debt } }: { id: string; allocation: Allocation }) {
  const other = source.id === id ? debt : source;
  // A set-off moves an advance: both ends are somebody else.
  const isBetween = source.id !== id && debt.id !== id;
  return (
    <>
      <EndLink end={isBetween ? debt : other} />
      {isBetween && (
        <>
          {' '}
          from <EndLink end={source} />
        </>
      )}
    </>
  );
}

function EndLink({ end: { id, kind, number } }: { end: Allocation['source'] }) {
  if (kind === 'opening') return `${number}, opening bill`;
  const isDocument = kind === 'invoice' || kind === 'note';
  return <a href={isDocument ? path(paths.documentPage, { id }) : voucherPage({ id })}>{number}</a>;
}
