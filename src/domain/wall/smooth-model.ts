import { boxSum } from './box-sum.ts';

/**
 * How the planes of a wall go on over a whole photo, from the places that are known to be wall (`weights` above 0): near many
 * known places their mean, elsewhere that of a wider neighbourhood. What stands in front is bridged, and light that falls off over the
 * wall is followed. The planes are `width` by `height`; `cell` places on a side are one figure, so that it is quick.
 */
export function smoothModel(
  planes: readonly Float32Array[],
  weights: Float32Array,
  { width, height, cell }: { width: number; height: number; cell: number },
): Float32Array[] {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const total = cellSums(weights, null, width, height, cell);
  const reaches = [NEAR, FAR, Math.max(columns, rows)];
  const counts = reaches.map((reach) => boxSum(total, columns, rows, reach));
  return planes.map((plane) => {
    const sums = cellSums(plane, weights, width, height, cell);
    const means = reaches.map((reach) => boxSum(sums, columns, rows, reach));
    const cells = new Float32Array(columns * rows);
    for (let at = 0; at < cells.length; at++) {
      let [mean, left] = [0, 1];
      for (const [wider, reach] of reaches.entries()) {
        const count = counts[wider]?.[at] as number;
        if (count < 0.5) continue;
        const isWidest = wider === reaches.length - 1;
        const share = isWidest ? left : Math.min(left, count / (ENOUGH * cell * cell * (2 * reach + 1) ** 2));
        mean += (share * (means[wider]?.[at] as number)) / count;
        left -= share;
      }
      cells[at] = mean;
    }
    return spread(cells, columns, rows, { width, height, cell });
  });
}

/** In cells on each side. */
const NEAR = 3;
const FAR = 9;

/** The share of a neighbourhood that must be known for its mean to stand alone. */
const ENOUGH = 0.15;

function cellSums(plane: Float32Array, weights: Float32Array | null, width: number, height: number, cell: number) {
  const columns = Math.ceil(width / cell);
  const sums = new Float32Array(columns * Math.ceil(height / cell));
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const value = (plane[at] as number) * (weights ? (weights[at] as number) : 1);
      if (value !== 0) (sums[row + Math.floor(x / cell)] as number) += value;
    }
  }
  return sums;
}

/** From the middles of the cells to every place, in straight lines between them. */
function spread(
  cells: Float32Array,
  columns: number,
  rows: number,
  { width, height, cell }: { width: number; height: number; cell: number },
): Float32Array {
  const plane = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const down = Math.max(0, Math.min(rows - 1, (y + 0.5) / cell - 0.5));
    const [top, low] = [Math.floor(down) * columns, Math.min(rows - 1, Math.floor(down) + 1) * columns];
    const v = down - Math.floor(down);
    for (let x = 0; x < width; x++) {
      const right = Math.max(0, Math.min(columns - 1, (x + 0.5) / cell - 0.5));
      const [one, other] = [Math.floor(right), Math.min(columns - 1, Math.floor(right) + 1)];
      const u = right - one;
      const above = (cells[top + one] as number) * (1 - u) + (cells[top + other] as number) * u;
      const below = (cells[low + one] as number) * (1 - u) + (cells[low + other] as number) * u;
      plane[y * width + x] = above * (1 - v) + below * v;
    }
  }
  return plane;
}
