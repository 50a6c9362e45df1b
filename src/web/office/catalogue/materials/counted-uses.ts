import type { MaterialUsesAnswer } from '#contract/materials.ts';
import { addTo, quantityList } from '#domain/materials/material-uses.ts';
import { quantitiesSaid } from '#domain/materials/quantities-said.ts';

type Use = MaterialUsesAnswer['asked'][number];

// As many as the server lists.
const MOST = 500;

/** `countedUses('Sold', uses)` → `'Sold: 2, taken back: 1, 9 roll'`: credit notes are no sales, and their quantities are taken off. */
export function countedUses(title: string, uses: readonly Use[]): string {
  const credits = uses.filter(({ kind }) => kind === 'credit').length;
  const back = credits > 0 ? `, taken back: ${credits}` : '';
  const newest = uses.length === MOST ? `, of the newest ${MOST}` : '';
  return `${title}: ${uses.length - credits}${back}${soldOf(uses)}${newest}`;
}

/** ', 12 roll': what the documents sell, by unit, less what credit notes take back. */
export function soldOf(uses: readonly Use[]): string {
  const sums = new Map<string, number>();
  for (const { unit, milli } of uses.flatMap(({ quantities }) => quantities)) addTo(sums, unit, milli);
  return sums.size === 0 ? '' : `, ${quantitiesSaid(quantityList(sums))}`;
}
