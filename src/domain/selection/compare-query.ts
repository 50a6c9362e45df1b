import { selectionQuery, valuesIn } from './selection-address.ts';

/** `compareQuery(['hpl/teak', 'hpl/oak'], true)` → `'?p=hpl/teak&p=hpl/oak&only=differing'`: the address of a comparison. */
export function compareQuery(references: readonly string[], onlyDiffering: boolean): string {
  return selectionQuery(references) + (onlyDiffering ? `&${ONLY}=${DIFFERING}` : '');
}

/** Whether an address asks for the rows that differ alone. */
export function asksOnlyDiffering(query: string): boolean {
  return valuesIn(query, ONLY).includes(DIFFERING);
}

const [ONLY, DIFFERING] = ['only', 'differing'];
