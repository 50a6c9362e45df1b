import { compareText } from '../text/compare-text.ts';
import { addHeads, type Heads, isNothing, noHeads } from './heads.ts';
import type { RateItem } from './rate-items.ts';
import type { ReturnDocument } from './return-document.ts';

/** A row of B2CS: all that went to one place at one rate, notes taken off. Below zero when more was taken back than sold. */
export type B2csRow = Heads & { interState: boolean; place: string; gstBasisPoints: number };

/** Adds up B2CS. The portal keeps one row for a place and a rate, so rows are sums, by place and rate; IGST is never added to CGST. */
export function createB2csSums(): { add(document: ReturnDocument, items: RateItem[]): void; rows(): B2csRow[] } {
  const rows = new Map<string, B2csRow>();
  return {
    add: ({ kind, place, taxType }, items) => {
      for (const item of items) {
        const { gstBasisPoints } = item;
        const key = `${place} ${gstBasisPoints} ${taxType}`;
        const row = rows.get(key) ?? { interState: taxType === 'central', place, gstBasisPoints, ...noHeads };
        addHeads(row, item, kind === 'credit' ? -1 : 1);
        rows.set(key, row);
      }
    },
    rows: () =>
      [...rows.values()]
        .filter((row) => !isNothing(row))
        .sort((one, other) => compareText(one.place, other.place) || one.gstBasisPoints - other.gstBasisPoints),
  };
}
