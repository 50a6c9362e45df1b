import type { VoucherList } from '#contract/receivables/vouchers.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { VoucherKind } from '#domain/receivables/voucher.ts';
import { modeText } from '#domain/receivables/voucher-wording.ts';
import table from '../../../ui/table.module.css';
import fold from '../../parts/fold-table.module.css';
import styles from './day-book.module.css';

/** The sums of all pages by mode. What is cancelled is left out. */
export function ModeSums({ kind, sums }: { kind: VoucherKind; sums: VoucherList['sums'] }) {
  const total = (of: 'count' | 'amount' | 'tds') => sums.reduce((sum, each) => sum + each[of], 0);
  const hasTds = kind === 'receipt';
  return (
    <section className={styles.sums} aria-labelledby="sums">
      <h2 id="sums">Sums, without cancelled ones</h2>
      <table className={`${table.table} ${fold.fold}`} aria-labelledby="sums">
        <thead>
          <tr>
            <th scope="col">{hasTds || kind === 'refund' ? 'Mode' : 'Settlements'}</th>
            <th scope="col" className={table.number}>
              Number of them
            </th>
            {hasTds && (
              <th scope="col" className={table.number}>
                TDS ₹
              </th>
            )}
            <th scope="col" className={table.number}>
              Amount ₹
            </th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ mode, count, amount, tds }) => (
            <tr key={mode}>
              <th scope="row">{modeText(mode) || 'Without money'}</th>
              <td className={table.number}>{count}</td>
              {hasTds && (
                <td className={table.number} data-label="TDS">
                  {formatRupees(tds)}
                </td>
              )}
              <td className={table.number} data-label="Amount">
                {formatRupees(amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td className={table.number}>{total('count')}</td>
            {hasTds && (
              <td className={table.number} data-label="TDS">
                {formatRupees(total('tds'))}
              </td>
            )}
            <td className={table.number} data-label="Amount">
              {formatRupees(total('amount'))}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
