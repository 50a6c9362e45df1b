import type { VoucherList } from '#contract/receivables/vouchers.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { VoucherKind } from '#domain/receivables/voucher.ts';
import { modeText } from '#domain/receivables/voucher-wording.ts';
import type { Column } from '../../parts/table/column.ts';
import { DataTable } from '../../parts/table/data-table.tsx';
import styles from './day-book.module.css';

/** The sums of all pages by mode. What is cancelled is left out. */
export function ModeSums({ kind, sums }: { kind: VoucherKind; sums: VoucherList['sums'] }) {
  const total = (of: 'count' | 'amount' | 'tds') => sums.reduce((sum, each) => sum + each[of], 0);
  const hasTds = kind === 'receipt';
  const amount = (of: 'amount' | 'tds', name: string): Column<VoucherList['sums'][number]> => ({
    id: of,
    heading: `${name} ₹`,
    align: 'right',
    fold: { name },
    cell: (sum) => formatRupees(sum[of]),
    total: formatRupees(total(of)),
  });
  return (
    <section className={styles.sums} aria-labelledby="sums">
      <h2 id="sums">Sums, without cancelled ones</h2>
      <DataTable
        labelledBy="sums"
        rows={sums}
        keyOf={({ mode }) => mode}
        totals="All"
        columns={[
          {
            id: 'mode',
            heading: hasTds || kind === 'refund' ? 'Mode' : 'Settlements',
            names: true,
            cell: ({ mode }) => modeText(mode) || 'Without money',
          },
          {
            id: 'count',
            heading: 'Number of them',
            align: 'right',
            cell: ({ count }) => count,
            total: total('count'),
          },
          ...(hasTds ? [amount('tds', 'TDS')] : []),
          amount('amount', 'Amount'),
        ]}
      />
    </section>
  );
}
