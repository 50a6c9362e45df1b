import { type Oklch, toOklch } from './oklch.ts';

/** Three bytes for each pixel, row by row. */
export type PixelRows = { data: Uint8Array; width: number; height: number };

/** A small square of a picture: its colour from a distance, and whether it has a pattern or a grain. */
type Cell = { colour: Oklch; isPlain: boolean };

export type Cells = { cells: Cell[]; columns: number; rows: number };

/** How many pixels a cell has on each side, except in pictures that are smaller. */
export const cellSide = 3;

/** The cells of a picture, row by row; one of 6 × 3 pixels has two. Pixels at the end that fill no cell are left out. */
export function pictureCells({ data, width, height }: PixelRows): Cells {
  const side = Math.max(1, Math.min(cellSide, width, height));
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      cells.push(cellAt(data, 3 * side * (row * width + column), 3 * width, side));
  return { cells, columns, rows };
}

function cellAt(data: Uint8Array, start: number, bytesOfRow: number, side: number): Cell {
  let [red, green, blue, sum, squares] = [0, 0, 0, 0, 0];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const at = start + y * bytesOfRow + 3 * x;
      const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
      red += r;
      green += g;
      blue += b;
      const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      sum += light;
      squares += light * light;
    }
  const count = side * side;
  const mean = (total: number) => Math.round(total / count);
  const variance = squares / count - (sum / count) ** 2;
  return { colour: toOklch([mean(red), mean(green), mean(blue)]), isPlain: variance < PLAIN ** 2 };
}

/** How much the light of a plain cell's pixels differs, of 255: paint and sky differ less, cloth, wood and slats more. */
const PLAIN = 1;
