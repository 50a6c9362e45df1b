/** `tilesBetween(['a', 'b', 'c'], 'c', 'b')` → `['b', 'c']` in either direction. An unknown `from` gives `to` alone. */
export function tilesBetween(names: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [names.indexOf(from ?? ''), names.indexOf(to)];
  return start < 0 ? [to] : names.slice(Math.min(start, end), Math.max(start, end) + 1);
}
