import type { InvoiceDraft } from './invoice.ts';

/** The unit and the GST of a product when it was last billed. */
export type ProductHabit = { unit: string; gst: string };

export type ProductHabits = Readonly<Record<string, ProductHabit>>;

/**
 * `productHabits(newestFirst)` → `{ Blinds: { unit: 'pcs', gst: '18' } }`: for each product, the latest row that has both.
 * Pass tax invoices and pro-formas only: a credit note keeps the rates of its invoice, which may have ended.
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
