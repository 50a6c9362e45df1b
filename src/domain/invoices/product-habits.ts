import type { InvoiceDraft } from './invoice.ts';

/** How a product was billed last: its unit and its GST, as in their lists. */
export type ProductHabit = { unit: string; gst: string };

export type ProductHabits = Readonly<Record<string, ProductHabit>>;

/**
 * `productHabits(newestFirst)` → `{ Blinds: { unit: 'pcs', gst: '18' } }`: of each product the latest row that names both.
 * For tax invoices and pro-formas: a credit note keeps the rates of its invoice's day, which may be over.
 */
export function productHabits(newestFirst: readonly Pick<InvoiceDraft, 'lines'>[]): ProductHabits {
  const habits = new Map<string, ProductHabit>();
  for (const { lines } of newestFirst)
    for (const line of lines.toReversed()) {
      const [product, unit, gst] = [line.product.trim(), line.unit.trim(), line.gst.trim()];
      if (product !== '' && unit !== '' && gst !== '' && !habits.has(product)) habits.set(product, { unit, gst });
    }
  return Object.fromEntries(habits);
}
