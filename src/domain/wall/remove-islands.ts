import { boxSum } from './box-sum.ts';

/**
 * Takes from the wall what is small and nowhere meets the rest of it or the edge of the marked area: the shaded side of a cushion,
 * a page of a book. What is between two legs of a sideboard is larger, or reaches the edge.
 */
export function removeIslands(wall: Float32Array, area: Uint8Array, width: number): void {
  const around = boxSum(wall, width, wall.length / width, NEAR);
  const visited = new Uint8Array(wall.length);
  const most = SHARE * area.reduce((sum, inside) => sum + inside, 0);
  for (let from = 0; from < wall.length; from++) {
    if (!wall[from] || visited[from]) continue;
    const places = [from];
    visited[from] = 1;
    let meetsEdge = false;
    for (let index = 0; index < places.length; index++) {
      const at = places[index] as number;
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (!area[next]) meetsEdge = true;
        else if (wall[next] && !visited[next]) {
          visited[next] = 1;
          places.push(next);
        }
      }
    }
    if (meetsEdge || places.length >= most) continue;
    const near = places.reduce((sum, at) => sum + (around[at] as number), 0) / places.length - places.length;
    if (near < AMONG_WALL * (2 * NEAR + 1) ** 2) for (const at of places) wall[at] = 0;
  }
}

/** Of the marked area. */
const SHARE = 0.003;

/** Wall that is seen between leaves has other wall around it: so much of the places so near. */
const NEAR = 8;
const AMONG_WALL = 0.1;
