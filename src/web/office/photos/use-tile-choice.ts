import { useState } from 'react';
import { tilesBetween } from '../../ui/tiles-between.ts';

/** The chosen tiles. A Shift click chooses the range from the last click. `names` are in the order shown. */
export function useTileChoice(names: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);

  const toggle = (name: string, isRange: boolean) => {
    const isChosen = !chosen.has(name);
    const next = new Set(chosen);
    for (const each of isRange ? tilesBetween(names, last, name) : [name]) {
      if (isChosen) next.add(each);
      else next.delete(each);
    }
    setChosen(next);
    setLast(name);
  };

  const clear = () => setChosen(new Set());
  // Leaves out pictures that another person has deleted.
  return { chosen: names.filter((name) => chosen.has(name)), toggle, clear };
}
