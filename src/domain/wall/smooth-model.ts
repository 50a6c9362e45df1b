import { boxSum } from './box-sum.ts';

/**
 * How the planes of a wall go on over a whole photo, from the places that are known to be wall (1 in `weights`, else 0): near many
 * known places their mean, elsewhere that of a wider neighbourhood. What stands in front is bridged, and light that falls off over the
 * wall is followed. The planes are `width` by `height`; `cell` places on a side are one figure, so that it is quick.
 */
export function smoothModel(
  planes: readonly Float32Array[],
  weights: Float32Array,
  { width, height, cell }: { width: number; height: number; cell: number },
): Float32Array[] {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const total = cellSums(weights, weights, width, height, cell);
  const reaches = [NEAR, FAR, Math.max(columns, rows)];
  const counts = reaches.map((reach) => boxSum(total, columns, rows, reach));
  return planes.map((plane) => {
    const sums = cellSums(plane, weights, width, height, cell);
    const means = reaches.map((reach) => boxSum(sums, columns, rows, reach));
    const cells = new Float32Array(columns * rows);
    const left = new Float32Array(columns * rows).fill(1);
    reaches.forEach((reach, wider) => {
      const [count, sum] = [counts[wider], means[wider]] as [Float32Array, Float32Array];
      const enough = ENOUGH * cell * cell * (2 * reach + 1) ** 2;
      for (let at = 0; at < cells.length; at++) {
        const known = count[at] as number;
        if (known < 0.5) continue;
        const isWidest = wider === reaches.length - 1;
        const share = isWidest ? (left[at] as number) : Math.min(left[at] as number, known / enough);
        (cells[at] as number) += (share * (sum[at] as number)) / known;
        (left[at] as number) -= share;
      }
    });
    return spread(cells, columns, rows, { width, height, cell });
  });
}

/** In cells on each side. */
const NEAR = 3;
const FAR = 9;

/** The share of a neighbourhood that must be known for its mean to stand alone. */
const ENOUGH = 0.15;

function cellSums(plane: Float32Array, weights: Float32Array, width: number, height: number, cell: number) {
  const columns = Math.ceil(width / cell);
  const sums = new Float32Array(columns * Math.ceil(height / cell));
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      const end = y * width + Math.min(width, (column + 1) * cell);
      for (let at = y * width + column * cell; at < end; at++)
        if (weights[at]) sum += (plane[at] as number) * (weights[at] as number);
      (sums[row + column] as number) += sum;
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
  const { first, second, share } = between(width, columns, cell);
  const down = between(height, rows, cell);
  const line = new Float32Array(columns);
  for (let y = 0; y < height; y++) {
    const [top, low] = [(down.first[y] as number) * columns, (down.second[y] as number) * columns];
    const v = down.share[y] as number;
    for (let x = 0; x < columns; x++) line[x] = (cells[top + x] as number) * (1 - v) + (cells[low + x] as number) * v;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const one = line[first[x] as number] as number;
      plane[row + x] = one + ((line[second[x] as number] as number) - one) * (share[x] as number);
    }
  }
  return plane;
}

/** Between which two cells each place is, and how far it is towards the second. */
function between(places: number, cells: number, cell: number) {
  const at = Float32Array.from({ length: places }, (_, place) =>
    Math.max(0, Math.min(cells - 1, (place + 0.5) / cell - 0.5)),
  );
  const first = Int32Array.from(at, Math.floor);
  return {
    first,
    second: first.map((one) => Math.min(cells - 1, one + 1)),
    share: at.map((place, index) => place - (first[index] as number)),
  };
}
