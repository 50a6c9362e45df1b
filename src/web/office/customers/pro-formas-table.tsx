import type { LedgerAnswer } from '#contract/customer-documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import inkLink from '../../ui/ink-link.module.css';
import table from '../../ui/table.module.css';
import fold from '../parts/fold-table.module.css';
import styles from './customer-page.module.css';

type ProForma = LedgerAnswer['proFormas'][number];
type Challan = LedgerAnswer['challans'][number];

/** The newest pro-formas of a customer, with the enquiries that they answer, and his newest challans: they bill nothing. */
export function ProFormasTable({ proFormas, challans }: Pick<LedgerAnswer, 'proFormas' | 'challans'>) {
  return (
    <section className={styles.beside} aria-labelledby="beside">
      <h2 id="beside">Not in the ledger</h2>
      <table
        className={`${table.table} ${fold.fold} ${styles.proFormas}`}
        aria-label="Enquiries, pro-formas and challans"
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column.endsWith('₹') ? table.number : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {proFormas.map(({ id, number, date, payable, left, ...proForma }) => (
            <tr key={id}>
              <td>{formatDate(date)}</td>
              <td className={fold.right}>
                <a className={inkLink.link} href={path(paths.documentPage, { id })}>
                  {number}
                </a>
              </td>
              <td className={fold.full}>
                Pro-forma, {proForma.state}
                {proForma.validUntil && `, valid until ${formatDate(proForma.validUntil)}`}
                <FromEnquiry enquiry={proForma.enquiry} />
              </td>
              <td className={table.number} data-label="Amount">
                {formatRupees(payable)}
              </td>
              <td className={table.number} data-label="Not yet invoiced">
                {formatRupees(left)}
              </td>
            </tr>
          ))}
          {challans.map((challan) => (
            <ChallanRow key={challan.id} challan={challan} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ChallanRow({ challan }: { challan: Challan }) {
  const { id, number, date, payable, left, isOpen, purposeText, lastDay } = challan;
  return (
    <tr>
      <td>{formatDate(date)}</td>
      <td className={fold.right}>
        <a className={inkLink.link} href={path(paths.documentPage, { id })}>
          {number}
        </a>
      </td>
      <td className={fold.full}>
        Delivery challan, {purposeText.charAt(0).toLowerCase() + purposeText.slice(1)}, {isOpen ? 'open' : 'settled'}
        {lastDay && `, last day ${formatDate(lastDay)}`}
      </td>
      <td className={table.number} data-label="Amount">
        {formatRupees(payable)}
      </td>
      <td className={table.number} data-label="Not yet invoiced">
        {formatRupees(left)}
      </td>
    </tr>
  );
}

const columns = ['Date', 'Number', 'What', 'Amount ₹', 'Not invoiced ₹'];

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
