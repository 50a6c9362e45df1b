import { boxSum } from './box-sum.ts';

/**
 * Takes from the wall what is small and nowhere meets the rest of it or the edge of the marked area: the shaded side of a cushion,
 * a page of a book. What is between two legs of a sideboard is larger, or reaches the edge.
 */
export function removeIslands(wall: Float32Array, area: Uint8Array, width: number): void {
  const around = boxSum(wall, width, wall.length / width, NEAR);
  const visited = new Uint8Array(wall.length);
  const places = new Int32Array(wall.length);
  let marked = 0;
  for (let at = 0; at < area.length; at++) marked += area[at] as number;
  for (let from = 0; from < wall.length; from++) {
    if (!wall[from] || visited[from]) continue;
    let count = 1;
    places[0] = from;
    visited[from] = 1;
    let meetsEdge = false;
    for (let index = 0; index < count; index++) {
      const at = places[index] as number;
      for (let side = 0; side < 4; side++) {
        const next = side === 0 ? at - 1 : side === 1 ? at + 1 : side === 2 ? at - width : at + width;
        if (!area[next]) meetsEdge = true;
        else if (wall[next] && !visited[next]) {
          visited[next] = 1;
          places[count++] = next;
        }
      }
    }
    if (meetsEdge || count >= SHARE * marked) continue;
    const island = places.subarray(0, count);
    const near = island.reduce((sum, at) => sum + (around[at] as number), 0) / count - count;
    if (near < AMONG_WALL * (2 * NEAR + 1) ** 2) for (const at of island) wall[at] = 0;
  }
}

/** Of the marked area. */
const SHARE = 0.003;

/** Wall that is seen between leaves has other wall around it: so much of the places so near. */
const NEAR = 8;
const AMONG_WALL = 0.1;
