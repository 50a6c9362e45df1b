import type { CatalogueRecord } from '../catalogue/catalogue-record.ts';
import { blankHeader } from '../invoices/blank-header.ts';
import { chooseProduct } from '../invoices/choose-product.ts';
import { blankLine } from '../invoices/draft-fields.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { ProductHabits } from '../invoices/product-habits.ts';
import type { ProductSum } from '../measures/sum-job.ts';
import { formatRupees } from '../money/format-rupees.ts';
import { plainAmount } from '../money/plain-amount.ts';

/**
 * A pro-forma of what was measured at one place: a row for each product whose sum could be reckoned, with quantity, unit and rate, and the rooms
 * and how it was calculated as its description. The name of the job, whose and where, is its Other References.
 */
export function draftFromJob(
  { name, sums }: { name: string; sums: readonly ProductSum[] },
  today: string,
  habits: ProductHabits,
  products: CatalogueRecord['products'],
): InvoiceDraft {
  const found = sums.flatMap(({ product, walls, answer }) => (answer ? [{ product, walls, answer }] : []));
  return {
    ...blankHeader,
    kind: 'pro',
    otherReferences: name.trim(),
    ...{ date: today, buyerDate: today, deliveryNoteDate: today },
    lines: found.map(({ product, walls, answer: { quantity, unit, words } }, index) => {
      const rooms = [...new Set(walls.map(({ roomName, name }) => roomName.trim() || name.trim()))].filter(Boolean);
      const description = [rooms.join(', '), words.join('; ')].filter(Boolean).join(': ').slice(0, LONGEST);
      const { rate } = products.find(({ name }) => name === product) ?? {};
      const row = {
        ...{ ...blankLine(index + 1), description, quantity: String(quantity), unit },
        rate: rate ? plainAmount(formatRupees(rate.paise)) : '',
      };
      return chooseProduct(products, row, product, undefined, habits[product]).line;
    }),
  };
}

/** A line of a document has room for it. */
const LONGEST = 400;
