import { counted } from '../text/counted.ts';
import { type Ageing, ageBoxes, noAgeing, overdueOf } from './ageing.ts';

/** Which customers a list shows. */
export const outstandingChoices = ['all', 'owing', 'overdue', 'advance'] as const;

export type OutstandingChoice = (typeof outstandingChoices)[number];

/** Paise. `advance` is below zero, so that `owed` is the sum of all the others. */
export type OutstandingFigures = Ageing & { advance: number; owed: number };

export type OutstandingRow = OutstandingFigures & {
  /** Null: the buyers who are not in the book. */
  customer: string | null;
  name: string;
  /** The oldest due date of what is overdue; '' when nothing is. */
  oldestDue: string;
};

/** What the row of the invoices is called that are nobody's. */
export const notInTheBook = 'Not in the book';

export type OutstandingSums = {
  sums: OutstandingFigures;
  counts: Record<OutstandingChoice, number>;
  /** The choices that have the row of the buyers who are not in the book: it is counted as a row, and is no customer. */
  strangers: OutstandingChoice[];
  owing: number;
  overdue: number;
};

/** `isOf({ owed: 500, … }, 'owing')` → `true`. A customer whose advance is larger than the debts does not owe. */
export function isOf(row: OutstandingFigures, which: OutstandingChoice): boolean {
  if (which === 'owing') return row.owed > 0;
  if (which === 'overdue') return overdueOf(row) > 0;
  return which === 'all' || row.advance < 0;
}

/** The sums of the chosen rows, and how many rows each choice has. */
export function sumsOfRows(rows: readonly OutstandingRow[], which: OutstandingChoice): OutstandingSums {
  const sums = { ...noAgeing, advance: 0, owed: 0 };
  const counts = { all: 0, owing: 0, overdue: 0, advance: 0 };
  const nobody = rows.find(({ customer }) => customer === null);
  const strangers = nobody ? outstandingChoices.filter((choice) => isOf(nobody, choice)) : [];
  let [owing, overdue] = [0, 0];
  for (const row of rows) {
    for (const choice of outstandingChoices) if (isOf(row, choice)) counts[choice] += 1;
    if (row.owed > 0) owing += row.owed;
    overdue += overdueOf(row);
    if (isOf(row, which)) for (const column of columns) sums[column] += row[column];
  }
  return { sums, counts, strangers, owing, overdue };
}

/** `customersSaid(13, true)` → `'12 customers and buyers not in the book'`. `strangers`: one of the rows is theirs. */
export function customersSaid(rows: number, strangers: boolean): string {
  if (!strangers) return counted(rows, 'customer');
  return rows === 1 ? 'buyers not in the book' : `${counted(rows - 1, 'customer')} and buyers not in the book`;
}

/** The same as the start of a sentence: `owersSaid(1, true)` → `'Buyers not in the book owe'` */
export function owersSaid(rows: number, strangers: boolean): string {
  const said = customersSaid(rows, strangers);
  return `${said[0]?.toUpperCase()}${said.slice(1)} ${rows === 1 && !strangers ? 'owes' : 'owe'}`;
}

/** Most owed first; customers who owe the same by their id, so that a page never repeats one. */
export function mostOwedFirst(one: OutstandingRow, other: OutstandingRow): number {
  return other.owed - one.owed || ((one.customer ?? '') < (other.customer ?? '') ? -1 : 1);
}

const columns = [...ageBoxes, 'advance', 'owed'] as const;
