import { selectionQuery, valuesIn } from './selection-address.ts';

/** `compareQuery(['hpl/teak', 'hpl/oak'], true)` → `'?p=hpl/teak&p=hpl/oak&only=differing'`: the address of a comparison, with the sides of a wall as they were typed. */
export function compareQuery(
  references: readonly string[],
  onlyDiffering: boolean,
  wall: { w: string; h: string } = { w: '', h: '' },
): string {
  const sides = (['w', 'h'] as const).flatMap((name) =>
    wall[name] === '' ? [] : [`&${name}=${encodeURIComponent(wall[name])}`],
  );
  return selectionQuery(references) + (onlyDiffering ? `&${ONLY}=${DIFFERING}` : '') + sides.join('');
}

/** Whether an address asks for the rows that differ alone. */
export function asksOnlyDiffering(query: string): boolean {
  return valuesIn(query, ONLY).includes(DIFFERING);
}

/** The name and the value in an address. */
export const [ONLY, DIFFERING] = ['only', 'differing'];
