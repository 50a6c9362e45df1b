import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export type Column<Row> = {
  id: string;
  /** Where no column has one, the table has no head. */
  heading?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Its cells name their rows. */
  names?: true;
  align?: 'right';
  /** Buttons and links that do something with the row: no wider than they are. */
  deeds?: true;
  /** Its text takes several lines instead of being cut off. */
  wraps?: true;
  width?: Width;
  fold?: Fold | ((row: Row) => Fold | undefined);
  /** How many columns its cell takes: those after it have none in this row. */
  span?: (row: Row) => number;
  /** The list is in its order. */
  sorted?: 'ascending' | 'descending';
  className?: string | undefined;
  /** What stands under it in the foot. */
  total?: ReactNode;
};

/**
 * In `ch`, the width of a figure; `rest` takes what the others leave. Below 1280 and 1100 pixels it can have another, and with 0
 * it is not shown there. A table whose columns all have a width keeps it, whether it is empty, loading or filled.
 */
export type Width = number | 'rest' | { large?: number; small?: number; tablet?: number };

/**
 * Where it stands on a phone, where a row becomes a block: a line of its own, the left or the right of a line, or a line with
 * its name on the left. A line with a name and nothing in it is left out.
 */
type Fold = 'line' | 'left' | 'right' | 'hidden' | { name: string };
