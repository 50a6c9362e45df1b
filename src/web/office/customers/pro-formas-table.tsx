import type { ReactNode } from 'react';
import type { LedgerAnswer } from '#contract/customer-documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import inkLink from '../../ui/ink-link.module.css';
import type { Column } from '../parts/table/column.ts';
import { DataTable } from '../parts/table/data-table.tsx';
import styles from './customer-page.module.css';

type ProForma = LedgerAnswer['proFormas'][number];
type Challan = LedgerAnswer['challans'][number];
type Beside = Pick<ProForma | Challan, 'id' | 'number' | 'date' | 'payable' | 'left'> & { what: ReactNode };

/** The newest pro-formas of a customer, with the enquiries that they answer, and his newest challans: they bill nothing. */
export function ProFormasTable({ proFormas, challans }: Pick<LedgerAnswer, 'proFormas' | 'challans'>) {
  const rows: Beside[] = [
    ...proFormas.map((proForma) => ({ ...proForma, what: <ProFormaSaid {...proForma} /> })),
    ...challans.map((challan) => ({ ...challan, what: challanSaid(challan) })),
  ];
  return (
    <section className={styles.beside} aria-labelledby="beside">
      <h2 id="beside">Not in the ledger</h2>
      <DataTable label="Enquiries, pro-formas and challans" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </section>
  );
}

const columns: readonly Column<Beside>[] = [
  { id: 'date', heading: 'Date', width: 12.5, cell: ({ date }) => formatDate(date) },
  {
    id: 'number',
    heading: 'Number',
    width: 19,
    fold: 'right',
    cell: ({ id, number }) => (
      <a className={inkLink.link} href={path(paths.documentPage, { id })}>
        {number}
      </a>
    ),
  },
  { id: 'what', heading: 'What', width: 'rest', wraps: true, fold: 'line', cell: ({ what }) => what },
  {
    id: 'amount',
    heading: 'Amount ₹',
    align: 'right',
    width: 14.5,
    fold: { name: 'Amount' },
    cell: ({ payable }) => formatRupees(payable),
  },
  {
    id: 'left',
    heading: 'Not invoiced ₹',
    align: 'right',
    width: 14.5,
    fold: { name: 'Not yet invoiced' },
    cell: ({ left }) => formatRupees(left),
  },
];

function challanSaid({ purposeText, isOpen, lastDay }: Challan) {
  const purpose = purposeText.charAt(0).toLowerCase() + purposeText.slice(1);
  const until = lastDay ? `, last day ${formatDate(lastDay)}` : '';
  return `Delivery challan, ${purpose}, ${isOpen ? 'open' : 'settled'}${until}`;
}

function ProFormaSaid({ state, validUntil, enquiry }: ProForma) {
  return (
    <>
      Pro-forma, {state}
      {validUntil && `, valid until ${formatDate(validUntil)}`}
      <FromEnquiry enquiry={enquiry} />
    </>
  );
}

function FromEnquiry({ enquiry }: Pick<ProForma, 'enquiry'>) {
  if (!enquiry) return null;
  const { id, receivedAt, pictures } = enquiry;
  return (
    <>
      ; answers the{' '}
      <a className={inkLink.link} href={`${paths.callbacks}#${id}`}>
        enquiry
      </a>{' '}
      of {formatDate(indianDate(receivedAt))}
      {pictures > 0 && `, ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`}
    </>
  );
}
