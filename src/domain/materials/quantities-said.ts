import { formatQuantity } from '../money/format-rupees.ts';
import type { MaterialUses } from './material-uses.ts';

/** `quantitiesSaid([{ unit: 'roll', milli: -12000 }])` → `'−12 roll'` */
export function quantitiesSaid(quantities: MaterialUses['sold'][number]['quantities']): string {
  return quantities
    .map(({ unit, milli }) => `${milli < 0 ? '−' : ''}${formatQuantity(Math.abs(milli))} ${unit}`)
    .join(', ');
}
