import { isSac } from '../tax/is-sac.ts';
import { linePlaces, type SuppliedAt } from '../tax/line-places.ts';
import type { InvoiceDraft } from './invoice.ts';

/** The rows of a document that are supplied in one place. */
type SupplyPart = { place: Omit<SuppliedAt, 'row'>; rows: number[] };

/**
 * `supplyParts(draft)` → the rows by their place of supply, in the order of their first row; one part for nearly every document.
 * A place that staff typed over is that of all rows.
 */
export function supplyParts(draft: InvoiceDraft): SupplyPart[] {
  if (draft.placeOfSupply !== undefined) return [];
  const parts = new Map<string, SupplyPart>();
  for (const { row, ...place } of linePlaces(draft)) {
    const part = parts.get(place.code);
    if (part) part.rows.push(row);
    else parts.set(place.code, { place, rows: [row] });
  }
  return [...parts.values()];
}

/**
 * `splitByPlace(draft)` → the draft with the rows of the first place, and a draft with the others; null when all rows have one place.
 * Rows without a place, such as freight, stay with the goods.
 */
export function splitByPlace(draft: InvoiceDraft): [InvoiceDraft, InvoiceDraft] | null {
  const [first, ...others] = supplyParts(draft);
  if (!first || others.length === 0) return null;
  const away = new Set(others.flatMap(({ rows }) => rows));
  const hasGoods = (isAway: boolean) =>
    draft.lines.some(({ row, product, hsn }) => product.trim() !== '' && away.has(row) === isAway && !isSac(hsn));
  const placed = new Set([...first.rows, ...away]);
  const goesAway = (row: number) => away.has(row) || (!placed.has(row) && !hasGoods(false) && hasGoods(true));
  const of = (isAway: boolean): InvoiceDraft => ({
    ...draft,
    lines: draft.lines
      .filter(({ row, product }) => product.trim() !== '' && goesAway(row) === isAway)
      .map((line, index) => ({ ...line, row: index + 1 })),
  });
  return [of(false), of(true)];
}
