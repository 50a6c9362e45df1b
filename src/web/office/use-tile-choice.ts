import { useState } from 'react';

/** Which of the tiles are chosen; a click with Shift takes the whole run since the last one. `names` in the order shown. */
export const useTileChoice = (names: readonly string[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);

  const toggle = (name: string, run: boolean) => {
    const wanted = !chosen.has(name);
    const next = new Set(chosen);
    for (const each of run ? between(names, last, name) : [name]) {
      if (wanted) next.add(each);
      else next.delete(each);
    }
    setChosen(next);
    setLast(name);
  };

  const clear = () => setChosen(new Set());
  // What another person has deleted meanwhile is not chosen any more.
  return { chosen: names.filter((name) => chosen.has(name)), toggle, clear };
};

/** `between(['a', 'b', 'c'], 'c', 'b')` → `['b', 'c']`; without a beginning the end alone. */
export const between = (names: readonly string[], from: string | null, to: string): readonly string[] => {
  const [start, end] = [names.indexOf(from ?? ''), names.indexOf(to)];
  return start < 0 ? [to] : names.slice(Math.min(start, end), Math.max(start, end) + 1);
};
