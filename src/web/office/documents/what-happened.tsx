import type { ReactNode } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import { path, paths } from '#contract/paths.ts';
import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { creditedOf } from './answer-of.ts';
import { descendantWords } from './descendant-words.ts';
import styles from './document-page.module.css';

/** What it was made from and what came of it: dated lines whose sums meet at the foot. */
export function WhatHappened({ record }: { record: DocumentRecord }) {
  const { kind, cancelled, date, totals, descendants } = record;
  const credited = creditedOf(record);
  return (
    <section aria-labelledby="happened">
      <h2 id="happened">What happened</h2>
      <table className={styles.happened}>
        <thead className="sr">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col">Amount ₹</th>
          </tr>
        </thead>
        <tbody>
          <OriginRow record={record} />
          <Row date={date} isThis amount={totals.payable}>
            This {thisNames[kind]}
          </Row>
          {descendants.map((each) => (
            <Row
              key={each.id}
              date={each.date}
              amount={each.cancelled ? null : kind === 'tax' && each.kind === 'credit' ? -each.payable : each.payable}
            >
              <a href={path(paths.documentPage, { id: each.id })}>{each.refnum}</a>,{' '}
              {descendantWords(each, record.rows)}
            </Row>
          ))}
          {record.proForma?.declined && (
            <Row date={indianDate(record.proForma.declined.at)} amount={null}>
              Declined: “{record.proForma.declined.reason}”
            </Row>
          )}
          {record.cancellation && (
            <Row date={indianDate(record.cancellation.at)} amount={-totals.payable}>
              Cancelled: the {thisNames[kind]} is taken back
            </Row>
          )}
        </tbody>
        {kind === 'tax' && (
          <tfoot>
            <tr>
              <th colSpan={2} scope="row">
                {cancelled ? 'Nothing is billed' : 'Billed'}
              </th>
              <td>{formatRupees(cancelled ? 0 : totals.payable - credited)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function OriginRow({ record: { origin, kind } }: { record: DocumentRecord }) {
  if (!origin) return null;
  if (origin.kind === 'enquiry')
    return (
      <Row date={indianDate(origin.receivedAt)} amount={null}>
        <a href={`${paths.callbacks}#${origin.id}`}>Enquiry</a> of {origin.name || 'a visitor'}
        {origin.pictures > 0 && `, ${origin.pictures} ${origin.pictures === 1 ? 'picture' : 'pictures'}`}
      </Row>
    );
  const { id, refnum, date, payable, cancelled, state } = origin.document;
  const name = kind === 'credit' ? 'the tax invoice it corrects' : 'pro-forma';
  return (
    <Row date={date} amount={null}>
      <a href={path(paths.documentPage, { id })}>{refnum}</a>, {name} of {formatRupees(payable)}
      {cancelled ? ', cancelled' : state && `, ${state}`}
    </Row>
  );
}

type RowProps = { date: string; amount: number | null; isThis?: boolean; children: ReactNode };

function Row({ date, amount, isThis, children }: RowProps) {
  return (
    <tr className={isThis ? styles.current : undefined}>
      <td>{formatDate(date)}</td>
      <td>{children}</td>
      <td>{amount === null ? '' : formatRupees(amount).replace('-', '−')}</td>
    </tr>
  );
}

const thisNames = { tax: 'tax invoice', pro: 'pro-forma', credit: 'credit note' } as const;
