import { selectionQuery, valuesIn } from './selection-address.ts';

/** `compareQuery(['hpl/teak', 'hpl/oak'], true)` → `'?p=hpl/teak&p=hpl/oak&only=differing'`: the address of a comparison, with a wall as it was typed. */
export function compareQuery(references: readonly string[], onlyDiffering: boolean, wall?: Wall): string {
  return selectionQuery(references) + (onlyDiffering ? `&${ONLY}=${DIFFERING}` : '') + (wall ? wallQuery(wall) : '');
}

type Wall = { w: string; h: string; openings: readonly { w: string; h: string }[] };

/** `wallQuery({ w: '12 ft', h: '', openings: [{ w: '3 ft', h: '7 ft' }] })` → `'&w=12%20ft&ow=3%20ft&oh=7%20ft'` */
export function wallQuery({ w, h, openings }: Wall): string {
  const sides = [
    ['w', w],
    ['h', h],
    ...openings.flatMap((each) => [
      ['ow', each.w],
      ['oh', each.h],
    ]),
  ];
  return sides
    .filter(([name, size]) => size !== '' || name === 'ow' || name === 'oh')
    .map(([name, size]) => `&${name}=${encodeURIComponent(size ?? '')}`)
    .join('');
}

/** Whether an address asks for the rows that differ alone. */
export function asksOnlyDiffering(query: string): boolean {
  return valuesIn(query, ONLY).includes(DIFFERING);
}

/** The name and the value in an address. */
export const [ONLY, DIFFERING] = ['only', 'differing'];
