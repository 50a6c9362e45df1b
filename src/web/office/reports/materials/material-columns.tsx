import type { ReactNode } from 'react';
import type { MaterialReportAnswer } from '#contract/material-report.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { materialKey } from '#domain/materials/material-key.ts';
import type { MaterialCounts, MaterialOrder } from '#domain/materials/material-report.ts';
import { quantitiesSaid } from '#domain/materials/quantities-said.ts';
import { signedRupees } from '../../parts/signed-rupees.ts';
import type { Column } from '../../parts/table/column.ts';
import styles from './material-report.module.css';
import { orderSaid, type ReportAsked } from './report-choice.ts';

type Row = MaterialReportAnswer['rows'][number];

/** What the orders are called, in the headings and in the field. */
export const orderWords: Record<MaterialOrder, string> = {
  code: 'Code',
  name: 'Name',
  asked: 'Asked for',
  sampled: 'Samples',
  ordered: 'Became orders',
  quoted: 'Quoted',
  sold: 'Sold',
  net: 'Taxable ₹',
};

/** The columns of the report; `totals` are null until they are loaded. */
export function materialColumns(
  { from, to, sort }: ReportAsked,
  totals: MaterialCounts | null,
  onSort: (by: MaterialOrder) => void,
): Column<Row>[] {
  const days = new URLSearchParams({ from, to });
  const column = (id: MaterialOrder, cell: (row: Row) => ReactNode): Column<Row> => ({
    ...{ id, cell, sorted: orderSaid(sort, id) },
    heading: (
      <>
        <button type="button" className={styles.sorter} onClick={() => onSort(id)}>
          {orderWords[id]}
          <span aria-hidden="true">{arrows[orderSaid(sort, id) ?? 'none']}</span>
        </button>
        <span className={styles.heard}>{orderWords[id]}</span>
      </>
    ),
  });
  const figure = (
    id: MaterialOrder,
    width: Column<Row>['width'],
    cell: (row: Row) => ReactNode,
    total: ReactNode,
  ): Column<Row> => ({
    ...column(id, cell),
    ...{ align: 'right', width, wraps: true, fold: { name: orderWords[id] }, total: totals ? total : '…' },
  });
  return [
    {
      ...column('code', ({ code, isListed }) =>
        isListed ? <a href={`${path(paths.materialPage, { id: materialKey(code) })}?${days}`}>{code}</a> : code,
      ),
      ...{ names: true, width: { large: 15, tablet: 10 }, fold: 'left' },
    },
    { ...column('name', nameOf), width: 'rest', wraps: true, fold: 'line' },
    figure('asked', { large: 11, tablet: 8.8 }, ({ asked }) => asked || null, totals?.asked),
    figure('sampled', { large: 11, tablet: 8.8 }, ({ sampled }) => sampled || null, totals?.sampled),
    figure(
      'ordered',
      { large: 16, tablet: 13.4 },
      (row) => orderedSaid(row) || null,
      totals && (orderedSaid(totals) || 0),
    ),
    figure('quoted', { large: 20, tablet: 10.5 }, ({ quoted, offered }) => countSaid(quoted, offered), totals?.quoted),
    figure(
      'sold',
      { large: 24, tablet: 12 },
      (row) => <Sold {...row} />,
      totals && (totals.sold + totals.credited === 0 ? 0 : <Sold {...totals} quantities={[]} />),
    ),
    figure(
      'net',
      17,
      ({ sold, credited, net }) => (sold + credited > 0 ? signedRupees(net) : null),
      totals && signedRupees(totals.net),
    ),
  ];
}

const arrows = { ascending: ' ↑', descending: ' ↓', none: '' };

function nameOf({ name, isListed }: Row): ReactNode {
  return isListed ? name : <span className="quiet">No longer in the catalogue</span>;
}

/** `orderedSaid({ sampled: 3, ordered: 1, … })` → `'1 of 3'`; blank without a sample. */
function orderedSaid({ sampled, ordered }: Pick<Row, 'sampled' | 'ordered'>): string {
  return sampled > 0 ? `${ordered} of ${sampled}` : '';
}

function countSaid(count: number, quantities: Row['quantities']): string | null {
  return count > 0 ? [String(count), quantitiesSaid(quantities)].filter(Boolean).join(', ') : null;
}

/** Invoices, with what was credited of them taken off the quantities. */
function Sold({ sold, credited, quantities }: Pick<Row, 'sold' | 'credited' | 'quantities'>) {
  if (sold + credited === 0) return null;
  return [String(sold), credited > 0 && `taken back: ${credited}`, quantitiesSaid(quantities)]
    .filter(Boolean)
    .join(', ');
}
