import type { Product } from '../../catalogue/catalogue-record.ts';
import { type ChosenProduct, chooseProduct, chosenIn, dropMaterial } from '../../invoices/choose-product.ts';
import type { DraftLine } from '../../invoices/invoice.ts';
import type { ProductHabit } from '../../invoices/product-habits.ts';
import type { MaterialChoice } from './material-choices.ts';

/**
 * `chooseMaterial(products, row, { code: 'WP 204', remark: 'WP 204 Sage', … }, before, habit)` → the row with the material's product, its
 * remark before staff's own words, and its rate and unit, unless staff typed a rate. What another material filled in goes. The same
 * material in another colour keeps the rate.
 */
export function chooseMaterial(
  products: readonly Product[],
  line: DraftLine,
  { code, remark, product, rate, unit }: MaterialChoice,
  before: ChosenProduct | undefined,
  habit: ProductHabit | undefined,
): { line: DraftLine; chosen: ChosenProduct | undefined } {
  const own = dropMaterial(line, chosenIn(line, before));
  // No HSN of an earlier product for a material whose product staff choose next.
  const start = product === '' ? { ...own, hsn: '' } : own;
  const { line: next, chosen } = chooseProduct(products, start, product, before, habit);
  const kept = line.material === code ? line.rate : own.rate;
  const isPriced = kept === '' && rate !== '';
  const cells = { unit: isPriced ? unit : next.unit, rate: kept || rate };
  return {
    line: {
      ...next,
      ...cells,
      description: own.description === '' ? remark : `${remark}, ${own.description}`,
      material: code,
    },
    chosen: {
      hsn: '',
      gst: '',
      ...chosen,
      unit: isPriced ? unit : (chosen?.unit ?? ''),
      product,
      filled: { code, remark, rate },
    },
  };
}
