import { products } from '../catalogue/products.ts';
import type { DraftLine } from './invoice.ts';
import type { ProductHabit } from './product-habits.ts';

/** What choosing a product put into a row: a cell that still holds it was not touched by hand. */
export type ChosenProduct = Pick<DraftLine, 'product' | 'hsn' | 'unit' | 'gst'>;

/**
 * `chooseProduct(row, 'Blinds', undefined, { unit: 'pcs', gst: '18' })` → the row with the HSN that the list gives Blinds, and
 * with unit and GST as last used where those cells were untouched. The same product again overwrites nothing; a text that is
 * no product changes the product's cell alone. `before` is what an earlier choice in this row put there.
 */
export function chooseProduct(
  line: DraftLine,
  text: string,
  before: ChosenProduct | undefined,
  habit: ProductHabit | undefined,
): { line: DraftLine; chosen: ChosenProduct | undefined } {
  const stood = before ?? chosenIn(line);
  const product = products.find(({ name }) => name === text);
  if (!product) return { line: { ...line, product: text }, chosen: stood };
  const same = stood?.product === product.name;
  const given = { hsn: product.hsn, unit: habit?.unit ?? '', gst: habit?.gst ?? '' };
  const filled = (cell: 'unit' | 'gst') => {
    const untouched = line[cell] === '' || (!same && line[cell] === stood?.[cell]);
    return untouched ? given[cell] : line[cell];
  };
  const next = {
    ...line,
    product: product.name,
    // Another product's code is wrong for this one, also where it was set by hand.
    hsn: same && line.hsn !== '' ? line.hsn : given.hsn,
    unit: filled('unit'),
    gst: filled('gst'),
  };
  return { line: next, chosen: { product: product.name, ...given } };
}

// A row that came with its product: nothing in it was put there by a choice here.
function chosenIn(line: DraftLine): ChosenProduct | undefined {
  return line.product === '' ? undefined : { product: line.product, hsn: '', unit: '', gst: '' };
}
