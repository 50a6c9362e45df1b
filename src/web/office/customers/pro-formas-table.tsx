import type { LedgerAnswer } from '#contract/customer-documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import table from '../../ui/table.module.css';
import fold from '../parts/fold-table.module.css';
import styles from './customer-page.module.css';

/** The newest pro-formas of a customer: they bill nothing. */
export function ProFormasTable({ proFormas }: Pick<LedgerAnswer, 'proFormas'>) {
  return (
    <section className={styles.beside} aria-labelledby="beside">
      <h2 id="beside">Not in the ledger</h2>
      <table className={`${table.table} ${fold.fold} ${styles.proFormas}`} aria-label="Pro-formas">
        <colgroup>
          <col />
          <col />
          <col />
          <col />
        </colgroup>
        <tbody>
          {proFormas.map(({ id, number, date, payable }) => (
            <tr key={id}>
              <td>{formatDate(date)}</td>
              <td className={fold.right}>
                <a className={styles.to} href={path(paths.documentPage, { id })}>
                  {number}
                </a>
              </td>
              <td className={fold.full}>Pro-forma</td>
              <td className={table.number} data-label="Amount">
                {formatRupees(payable)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
