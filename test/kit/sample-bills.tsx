import { formatRupees } from '#domain/money/format-rupees.ts';
import type { Column } from '#web/office/parts/table/column.ts';
import inkLink from '#web/ui/ink-link.module.css';

export type Bill = { id: string; buyer: string; date: string; open: number };

const buyers = ['Sample Hall', 'Example Studio', 'Model Homes and Interiors of the Eastern Districts Private Limited'];

/** As many as asked for, always the same. */
export function sampleBills(count: number): Bill[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `TI/26-27/${String(count - at).padStart(4, '0')}`,
    buyer: buyers[at % buyers.length] ?? '',
    date: `${String(28 - (at % 28)).padStart(2, '0')}/11/2026`,
    open: (at % 4) * 1_234_567,
  }));
}

/** Columns of each kind: one that names, one that takes the rest, figures with their sum, one that only wide windows show, and buttons. */
export const billColumns: Column<Bill>[] = [
  {
    id: 'number',
    heading: 'Number',
    names: true,
    width: 18,
    fold: 'left',
    cell: ({ id }) => (
      <a className={inkLink.link} href={`#${id}`}>
        {id}
      </a>
    ),
  },
  { id: 'buyer', heading: 'Buyer', width: 'rest', fold: 'line', cell: ({ buyer }) => buyer },
  {
    id: 'date',
    heading: 'Date',
    width: { large: 14, small: 0 },
    fold: 'right',
    sorted: 'descending',
    cell: ({ date }) => date,
  },
  {
    id: 'open',
    heading: 'Open ₹',
    align: 'right',
    width: { large: 18, small: 16 },
    fold: ({ open }) => (open === 0 ? 'hidden' : { name: 'Open' }),
    cell: ({ open }) => open > 0 && formatRupees(open),
  },
];
