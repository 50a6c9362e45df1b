import { blankLine } from './draft-fields.ts';
import { maxRows } from './field-problems.ts';
import type { LineGrid } from './paste/paste-rows.ts';

/** `removeLine(grid, 2)` → the grid without line 2; the lines after it move up, and a form keeps its five rows. */
export function removeLine(grid: LineGrid, row: number): LineGrid {
  const order = rowsOf(grid).filter((each) => each !== row);
  return arranged(grid, order.length < FEWEST ? [...order, null] : order);
}

/** `insertLine(grid, 2)` → the grid with a blank line 2; line 2 and those after it move down. `null` when the form is full. */
export function insertLine(grid: LineGrid, row: number): LineGrid | null {
  return grid.lines.length < maxRows ? arranged(grid, rowsOf(grid).toSpliced(row - 1, 0, null)) : null;
}

/** `moveLine(grid, 3, -1)` → the grid with lines 2 and 3 exchanged. `null` at the end of the form. */
export function moveLine(grid: LineGrid, row: number, by: 1 | -1): LineGrid | null {
  const to = row + by;
  if (to < 1 || to > grid.lines.length) return null;
  return arranged(
    grid,
    rowsOf(grid)
      .with(row - 1, to)
      .with(to - 1, row),
  );
}

/** The rows of an empty form. */
const FEWEST = 5;

function rowsOf({ lines }: LineGrid): (number | null)[] {
  return lines.map(({ row }) => row);
}

/** The lines in a new order, numbered again. `null` is a blank line. */
function arranged({ lines, chosen }: LineGrid, order: (number | null)[]): LineGrid {
  const from = (before: number | null) => lines.find(({ row }) => row === before);
  return {
    lines: order.map((before, index) => ({ ...(from(before) ?? blankLine(0)), row: index + 1 })),
    chosen: Object.fromEntries(
      order.flatMap((before, index) => {
        const filled = before === null ? undefined : chosen[before];
        return filled ? [[index + 1, filled]] : [];
      }),
    ),
  };
}
