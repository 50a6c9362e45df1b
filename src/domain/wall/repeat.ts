/**
 * How one repeat of a surface follows the other. `straight`: beside and above each other. `half-drop`: each column half a repeat higher
 * than the one before. `brick`: each row half a repeat further to the right. `mirrored`: each second column and row turned
 * over. `random-turn`: each piece turned by quarters, as carpet tiles are laid. `mural`: once.
 */
export type Repeat = 'straight' | 'half-drop' | 'brick' | 'mirrored' | 'random-turn' | 'mural';

/**
 * Where in the picture a place of the wall is: `across` and `up` count repeats from the lower left corner of one, and become 0 to 1 from
 * the left and from the bottom. `inRepeat('half-drop', 1.25, 0.75, true, place)` makes `place` [0.25, 0.25]. False outside of a mural.
 */
export function inRepeat(repeat: Repeat, across: number, up: number, isSquare: boolean, place: Float64Array): boolean {
  let x = across;
  let y = up;
  if (repeat === 'half-drop') y -= (Math.floor(x) & 1) / 2;
  else if (repeat === 'brick') x -= (Math.floor(y) & 1) / 2;
  const column = Math.floor(x);
  const row = Math.floor(y);
  x -= column;
  y -= row;
  if (repeat === 'mirrored') {
    if (column & 1) x = 1 - x;
    if (row & 1) y = 1 - y;
  } else if (repeat === 'random-turn') {
    const turns = isSquare ? chance(column, row) & 3 : (chance(column, row) & 1) * 2;
    if (turns === 1) [x, y] = [y, 1 - x];
    else if (turns === 2) [x, y] = [1 - x, 1 - y];
    else if (turns === 3) [x, y] = [1 - y, x];
  }
  place[0] = x;
  place[1] = y;
  return repeat !== 'mural' || (column === 0 && row === 0);
}

/** The same for the same piece each time, and without a pattern to the eye. */
function chance(column: number, row: number): number {
  let mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 13)) >>> 7;
}
