import { isExport } from '../tax/supply-types.ts';
import { compareText } from '../text/compare-text.ts';
import type { ReturnDocument } from './return-document.ts';

/** A row of table 3.2 of GSTR-3B: what went to unregistered buyers in one other state, notes taken off. */
export type UnregisteredRow = { place: string; taxable: number; igst: number };

/** Adds up table 3.2. */
export function createUnregisteredSums(): { add(document: ReturnDocument): void; rows(): UnregisteredRow[] } {
  const rows = new Map<string, UnregisteredRow>();
  return {
    add: ({ gstin, taxType, place, kind, totals, supplyType }) => {
      // An export is in table 3.1(b).
      if (isExport(supplyType)) return;
      if (gstin !== '' || taxType !== 'central') return;
      const sign = kind === 'credit' ? -1 : 1;
      const row = rows.get(place) ?? { place, taxable: 0, igst: 0 };
      rows.set(place, { place, taxable: row.taxable + sign * totals.taxable, igst: row.igst + sign * totals.igst });
    },
    rows: () =>
      [...rows.values()]
        .filter(({ taxable, igst }) => taxable !== 0 || igst !== 0)
        .sort((one, other) => compareText(one.place, other.place)),
  };
}
