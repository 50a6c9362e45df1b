/**
 * `shareOut([['a', 'b', 'c'], ['d']], [1, 2], 3)` → `['a', 'b', 'd']`: at most `most` items of several lists, in their
 * order. Each list first gets its own share; what another list leaves over goes to the first lists.
 */
export function shareOut<Item>(lists: readonly (readonly Item[])[], shares: readonly number[], most: number): Item[] {
  const taken = lists.map((list, index) => Math.min(list.length, shares[index] ?? 0));
  let left = most - taken.reduce((sum, count) => sum + count, 0);
  for (const [index, list] of lists.entries()) {
    const more = Math.max(0, Math.min(left, list.length - (taken[index] ?? 0)));
    taken[index] = (taken[index] ?? 0) + more;
    left -= more;
  }
  return lists.flatMap((list, index) => list.slice(0, taken[index])).slice(0, most);
}
