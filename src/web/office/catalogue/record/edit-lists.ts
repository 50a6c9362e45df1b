/**
 * Moves one item of a list: `moveTo(['a', 'b', 'c'], 0, 2)` → `['b', 'c', 'a']`. A place outside the list is its first or last
 * one.
 */
export function moveTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const place = Math.max(0, Math.min(to, list.length - 1));
  const item = list[from];
  if (item === undefined || place === from) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}

/** `withItem(list, 1, 'B')` → the list with another second item. */
export function withItem<Item>(list: readonly Item[], at: number, item: Item): readonly Item[] {
  return list.map((each, index) => (index === at ? item : each));
}

/** `'wall paper, mural; '` → `['wall paper', 'mural']`: each once, in the order in which they were typed. */
export function splitNames(typed: string): readonly string[] {
  const names = typed.split(/[,;\n]/).map((name) => name.trim().replaceAll(/\s+/g, ' '));
  return [...new Set(names.filter((name) => name !== ''))];
}
