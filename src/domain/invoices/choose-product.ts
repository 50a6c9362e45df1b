import type { Product } from '../catalogue/catalogue-record.ts';
import type { DraftLine } from './invoice.ts';
import type { ProductHabit } from './product-habits.ts';

/** What choosing a product filled into a row. A cell with the same value was not changed by hand. */
export type ChosenProduct = Pick<DraftLine, 'product' | 'hsn' | 'unit' | 'gst'>;

/**
 * `chooseProduct(products, row, 'Blinds', undefined, { unit: 'pcs', gst: '18' })` → the row with the HSN that the list gives Blinds, and
 * with the unit and GST of its last use, unless these cells were changed by hand. The same product again overwrites nothing. A
 * text that is not a product changes only the product's cell. `before` is what the last choice filled into this row.
 */
export function chooseProduct(
  products: readonly Product[],
  line: DraftLine,
  text: string,
  before: ChosenProduct | undefined,
  habit: ProductHabit | undefined,
): { line: DraftLine; chosen: ChosenProduct | undefined } {
  const previous = before ?? chosenIn(line);
  const product = products.find(({ name }) => name === text);
  if (!product) return { line: { ...line, product: text }, chosen: previous };
  const same = previous?.product === product.name;
  const given = { hsn: product.hsn, unit: habit?.unit ?? product.unit, gst: habit?.gst ?? product.gst };
  const filled = (cell: 'unit' | 'gst') => {
    const untouched = line[cell] === '' || (!same && line[cell] === previous?.[cell]);
    return untouched ? given[cell] : line[cell];
  };
  const { fromRow, ...cells } = line;
  const next = {
    ...cells,
    // Other goods do not come from the row of the pro-forma.
    ...(same && fromRow !== undefined ? { fromRow } : {}),
    product: product.name,
    // The code of another product is wrong for this one, even when it was set by hand.
    hsn: same && line.hsn !== '' ? line.hsn : given.hsn,
    unit: filled('unit'),
    gst: filled('gst'),
  };
  return { line: next, chosen: { product: product.name, ...given } };
}

// A loaded row has a product, but its other cells were not filled by a choice in this form.
function chosenIn(line: DraftLine): ChosenProduct | undefined {
  return line.product === '' ? undefined : { product: line.product, hsn: '', unit: '', gst: '' };
}
