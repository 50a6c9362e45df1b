import { useState } from 'react';
import { tilesBetween } from '../../ui/tiles-between.ts';

/** Which of the tiles are chosen; a click with Shift takes the whole run since the last one. `names` in the order shown. */
export function useTileChoice(names: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);

  const toggle = (name: string, run: boolean) => {
    const wanted = !chosen.has(name);
    const next = new Set(chosen);
    for (const each of run ? tilesBetween(names, last, name) : [name]) {
      if (wanted) next.add(each);
      else next.delete(each);
    }
    setChosen(next);
    setLast(name);
  };

  const clear = () => setChosen(new Set());
  // What another person has deleted meanwhile is not chosen any more.
  return { chosen: names.filter((name) => chosen.has(name)), toggle, clear };
}
