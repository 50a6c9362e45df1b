import { addHeads, type Heads, headsOf, isNothing } from './heads.ts';
import type { ReturnLine } from './return-document.ts';

/** What a document charged at one rate. */
export type RateItem = Heads & { gstBasisPoints: number };

/**
 * `rateItems(lines)` → one item for each rate, in the order of the lines. The portal knows a line of an invoice by its rate, so two
 * lines at one rate are one item. A rate at which nothing was charged is left out, unless there is no other.
 */
export function rateItems(lines: ReturnLine[]): RateItem[] {
  const items = new Map<number, RateItem>();
  for (const line of lines) {
    const item = items.get(line.gstBasisPoints);
    if (item) addHeads(item, line);
    else items.set(line.gstBasisPoints, { gstBasisPoints: line.gstBasisPoints, ...headsOf(line) });
  }
  const all = [...items.values()];
  const charged = all.filter((item) => !isNothing(item));
  return charged.length === 0 ? all.slice(0, 1) : charged;
}
