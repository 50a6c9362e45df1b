import type { InvoiceDraft } from '../invoices/invoice.ts';
import { readLine } from '../invoices/read-line.ts';
import { readDecimal, safeNumber } from '../money/paise.ts';
import { lineTaxable } from '../tax/gst.ts';
import { materialKey } from './material-key.ts';

/** A request or a document that has to do with a material. */
type MaterialUse = {
  id: string;
  kind: 'request' | 'pro' | 'tax' | 'credit';
  /** The number of a document; '' of a request. */
  number: string;
  /** Of the document, or the Indian day on which the request came: YYYY-MM-DD. */
  date: string;
  /** The buyer, or the visitor. */
  name: string;
  /** By unit, in thousandths; below zero on a credit note. None of a request. */
  quantities: { unit: string; milli: number }[];
};

/** What visitors asked of it, by samples or not, and what was offered and sold; each newest first. */
export type MaterialUses = Record<'asked' | 'sampled' | 'quoted' | 'sold', MaterialUse[]>;

/** What a request says: what the visitor wrote, the titles of its pictures, and the samples that it asks for. */
export type MaterialRequest = { message: string; titles: readonly string[]; items: readonly { code: string }[] };

/**
 * Whether a request names a material. A message does by its code, if that is one only there: `12 rolls` asks for no material 12.
 * `asksFor({ message: 'Is wp-204 there?', titles: [], items: [] }, 'WP 204')` → `true`
 */
export function asksFor({ message, titles, items }: MaterialRequest, code: string): boolean {
  if (items.some((item) => materialKey(item.code) === materialKey(code))) return true;
  const texts = isTelling(code) ? [message, ...titles] : titles;
  return texts.some((text) => namesCode(text, code));
}

// A number, a letter or a word stands in a sentence by itself, or in an address.
function isTelling(code: string): boolean {
  return /[A-Za-z]/.test(code) && /\d/.test(code);
}

/** Whether a text names a code, however it is spaced, and not a longer one: `namesCode('Leaf, wp204 Sage', 'WP 204')` → `true` */
export function namesCode(text: string, code: string): boolean {
  return new RegExp(codePattern(code), 'iu').test(text);
}

/** Finds a code, however it is spaced, and no longer one. For the flags `iu`. */
export function codePattern(code: string): string {
  // A code is letters, digits, spaces and hyphens: nothing of it means more in a pattern.
  const pattern = code.replaceAll(/[ -]+/g, '[ -]*');
  return `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}])`;
}

/** What the rows of a document say of a material: by unit in thousandths, and taxable value in paise; both below zero on a credit note. */
type MaterialRows = { quantities: Map<string, number>; net: number };

/** Of a document what says what it sells. */
export type SoldRows = Pick<InvoiceDraft, 'kind' | 'lines'>;

/** `materialsIn(draft).get('WP 204')` → `{ quantities: new Map([['roll', 12000]]), net: 2580000 }`: by the codes as the form writes them. */
export function materialsIn({ kind, lines }: SoldRows): Map<string, MaterialRows> {
  const materials = new Map<string, MaterialRows>();
  const sign = kind === 'credit' ? -1 : 1;
  for (const row of lines) {
    if (!row.material) continue;
    const sum = materials.get(row.material) ?? { quantities: new Map(), net: 0 };
    materials.set(row.material, sum);
    const line = readLine(row);
    addTo(sum.quantities, row.unit, sign * (line?.quantityMilli ?? readDecimal(row.quantity, 3) ?? 0));
    if (line) sum.net += sign * safeNumber(lineTaxable(line));
  }
  return materials;
}

/** Adds to the sum of a unit. */
export function addTo(quantities: Map<string, number>, unit: string, milli: number): void {
  quantities.set(unit, (quantities.get(unit) ?? 0) + milli);
}

/** `quantitiesOf(draft, 'WP 204')` → `[{ unit: 'roll', milli: 12000 }]`: what the rows of a document sell of a material; null where none does. */
export function quantitiesOf(draft: InvoiceDraft, code: string): MaterialUse['quantities'] | null {
  const found = materialsIn(draft).get(code);
  return found ? quantityList(found.quantities) : null;
}

/** `quantityList(new Map([['roll', 12000]]))` → `[{ unit: 'roll', milli: 12000 }]` */
export function quantityList(quantities: ReadonlyMap<string, number>): MaterialUse['quantities'] {
  return [...quantities].map(([unit, milli]) => ({ unit, milli }));
}
