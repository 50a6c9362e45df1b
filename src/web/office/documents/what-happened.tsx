import type { DocumentRecord } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Columns } from '../parts/table/data-table.tsx';
import { creditedOf } from './answer-of.ts';
import { CameBackRow } from './came-back-row.tsx';
import { descendantWords } from './descendant-words.ts';
import styles from './document-page.module.css';
import { HappenedRow } from './happened-row.tsx';
import { isAllocated, PaymentRow, paymentDate } from './payment-row.tsx';

/** What it was made from and what came of it: dated lines whose sums meet at the foot. */
export function WhatHappened({ record, onReload }: { record: DocumentRecord; onReload: () => void }) {
  const { kind, cancelled, date, totals } = record;
  const credited = creditedOf(record);
  const ended = record.challan?.closed ?? record.proForma?.declined;
  return (
    <section aria-labelledby="happened">
      <h2 id="happened">What happened</h2>
      <table className={styles.happened}>
        <Columns widths={[10.9, 'rest', 14.3]} />
        <thead className="sr">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col">Amount ₹</th>
          </tr>
        </thead>
        <tbody>
          <OriginRow record={record} />
          <HappenedRow date={date} isThis amount={totals.payable}>
            This {thisNames[kind]}
          </HappenedRow>
          {laterRows(record, onReload)}
          {ended && (
            <HappenedRow date={indianDate(ended.at)} amount={null}>
              {record.challan ? 'Closed' : 'Declined'}: “{ended.reason}”
            </HappenedRow>
          )}
          {record.cancellation && (
            <HappenedRow date={indianDate(record.cancellation.at)} amount={-totals.payable}>
              Cancelled: the {thisNames[kind]} is taken back
            </HappenedRow>
          )}
        </tbody>
        {kind === 'tax' && (
          <tfoot>
            <tr>
              <th colSpan={2} scope="row">
                {cancelled ? 'Nothing is billed' : record.money ? 'Still to pay' : 'Billed'}
              </th>
              <td>{formatRupees(cancelled ? 0 : (record.money?.open ?? totals.payable - credited))}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** Documents and payments that came later, by date. */
function laterRows(record: DocumentRecord, onReload: () => void) {
  const documents = record.descendants
    .filter(({ id }) => !isAllocated(record, id))
    .map((each) => ({ date: each.date, row: <DescendantRow key={each.id} record={record} descendant={each} /> }));
  const payments = (record.money?.allocations ?? []).map((each, index) => ({
    date: paymentDate(record, each),
    // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
    row: <PaymentRow key={index} record={record} allocation={each} />,
  }));
  const back = (record.challan?.cameBack ?? []).map((entry) => ({
    date: entry.date,
    row: <CameBackRow key={`back ${entry.line}`} record={record} entry={entry} onReload={onReload} />,
  }));
  return [...documents, ...payments, ...back].sort((a, b) => a.date.localeCompare(b.date)).map(({ row }) => row);
}

type DescendantRowProps = { record: DocumentRecord; descendant: DocumentRecord['descendants'][number] };

function DescendantRow({ record: { kind, rows }, descendant }: DescendantRowProps) {
  const { id, refnum, date, payable, cancelled } = descendant;
  return (
    <HappenedRow
      date={date}
      amount={cancelled ? null : kind === 'tax' && descendant.kind === 'credit' ? -payable : payable}
    >
      <a href={path(paths.documentPage, { id })}>{refnum}</a>, {descendantWords(descendant, rows)}
    </HappenedRow>
  );
}

function OriginRow({ record: { origin, kind } }: { record: DocumentRecord }) {
  if (!origin) return null;
  if (origin.kind === 'enquiry')
    return (
      <HappenedRow date={indianDate(origin.receivedAt)} amount={null}>
        <a href={`${paths.callbacks}#${origin.id}`}>Enquiry</a> of {origin.name || 'a visitor'}
        {origin.pictures > 0 && `, ${origin.pictures} ${origin.pictures === 1 ? 'picture' : 'pictures'}`}
      </HappenedRow>
    );
  const { id, refnum, date, payable, cancelled, state } = origin.document;
  const name = kind === 'credit' ? 'the tax invoice it corrects' : thisNames[origin.document.kind];
  return (
    <HappenedRow date={date} amount={null}>
      <a href={path(paths.documentPage, { id })}>{refnum}</a>, {name} of {formatRupees(payable)}
      {cancelled ? ', cancelled' : state && `, ${state}`}
    </HappenedRow>
  );
}

const thisNames = { tax: 'tax invoice', pro: 'pro-forma', credit: 'credit note', challan: 'delivery challan' } as const;
