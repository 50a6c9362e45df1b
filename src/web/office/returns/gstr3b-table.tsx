import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { formatDate, weekday } from '#domain/calendar/indian-date.ts';
import { gstr3bDue } from '#domain/returns/gstr3b-due.ts';
import { stateName } from '#domain/tax/states.ts';
import { signedRupees } from '../parts/signed-rupees.ts';
import type { Column } from '../parts/table/column.ts';
import { DataTable } from '../parts/table/data-table.tsx';
import { DueDay } from './due-said.tsx';
import styles from './gstr3b-table.module.css';

/** What GSTR-3B takes from this return: tables 3.1(a), 3.1(b) and 3.2. */
export function Gstr3bTable({ shown, today }: { shown: ReturnAnswer; today: string }) {
  const { gstr3b, period, frequency, state, filed } = shown;
  const due = gstr3bDue(period, frequency, state);
  // The IFF belongs to no GSTR-3B: that of the quarter has its documents.
  if (due === null) return null;
  const { outward, zeroRated, unregistered } = gstr3b;
  const rows: Gstr3bRow[] = [
    { name: '3.1(a)', ...outward },
    ...(zeroRated.taxable !== 0
      ? [{ name: '3.1(b) zero rated', taxable: zeroRated.taxable, igst: zeroRated.igst }]
      : []),
    ...unregistered.map(({ place, taxable, igst }) => ({ name: `3.2 ${place} ${stateName(place)}`, taxable, igst })),
  ];
  return (
    <>
      <h2 id="gstr3b">For GSTR-3B</h2>
      <p className="quiet">{filed ? `Due ${weekday(due)} ${formatDate(due)}` : <DueDay due={due} today={today} />}.</p>
      <DataTable
        labelledBy="gstr3b"
        className={styles.tight}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
      />
    </>
  );
}

type Gstr3bRow = { name: string; taxable: number; igst: number; cgst?: number; sgst?: number };

const columns: readonly Column<Gstr3bRow>[] = [
  { id: 'table', heading: 'Table', names: true, fold: 'line', cell: ({ name }) => name },
  amount('taxable', 'Taxable ₹'),
  amount('igst', 'IGST ₹'),
  amount('cgst', 'CGST ₹'),
  amount('sgst', 'SGST ₹'),
];

function amount(of: 'taxable' | 'igst' | 'cgst' | 'sgst', name: string): Column<Gstr3bRow> {
  return {
    ...{ id: of, heading: name, align: 'right', fold: { name } },
    cell: ({ [of]: paise }) => paise !== undefined && signedRupees(paise),
  };
}
