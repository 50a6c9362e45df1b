/**
 * The list with the entry at `from` moved to `to`; both from 0, and `to` is kept inside the list.
 * `movePicture(['a', 'b', 'c'], 2, 0)` → `['c', 'a', 'b']`
 */
export function movePicture<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, ...list.slice(from, from + 1));
}
