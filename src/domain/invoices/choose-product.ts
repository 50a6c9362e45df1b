import type { Product } from '../catalogue/catalogue-record.ts';
import type { DraftLine } from './invoice.ts';
import type { ProductHabit } from './product-habits.ts';

/**
 * What choosing a product or a material filled into a row. A cell with the same value was not changed by hand. `filled`: of the
 * material, its code, the remark before staff's own words, and the rate in rupees, '' where none is known.
 */
export type ChosenProduct = Pick<DraftLine, 'product' | 'hsn' | 'unit' | 'gst'> & {
  filled?: { code: string; remark: string; rate: string } | undefined;
};

/**
 * `chooseProduct(products, row, 'Blinds', undefined, { unit: 'pcs', gst: '18' })` → the row with the HSN that the list gives Blinds, and
 * with the unit and GST of its last use, unless these cells were changed by hand. The same product again overwrites nothing. A
 * text that is not a product changes only the product's cell. `before` is what the last choice filled into this row. A material
 * without a product keeps the row until one is chosen.
 */
export function chooseProduct(
  products: readonly Product[],
  line: DraftLine,
  text: string,
  before: ChosenProduct | undefined,
  habit: ProductHabit | undefined,
): { line: DraftLine; chosen: ChosenProduct | undefined } {
  const previous = chosenIn(line, before);
  const product = products.find(({ name }) => name === text);
  if (!product) return { line: { ...line, product: text }, chosen: previous };
  const same = previous !== undefined && ['', product.name].includes(previous.product);
  const given = { hsn: product.hsn, unit: habit?.unit ?? product.unit, gst: habit?.gst ?? product.gst };
  const filled = (cell: 'unit' | 'gst') => {
    const untouched = line[cell] === '' || (!same && line[cell] === previous?.[cell]);
    return untouched ? given[cell] : line[cell];
  };
  const { fromRow, material, ...cells } = same ? line : dropMaterial(line, previous);
  const next = {
    ...cells,
    // Other goods do not come from the row of the pro-forma.
    ...(same && fromRow !== undefined ? { fromRow } : {}),
    ...(same && material !== undefined ? { material } : {}),
    product: product.name,
    // The code of another product is wrong for this one, even when it was set by hand.
    hsn: same && line.hsn !== '' ? line.hsn : given.hsn,
    unit: filled('unit'),
    gst: filled('gst'),
  };
  return { line: next, chosen: { product: product.name, ...given, filled: same ? previous.filled : undefined } };
}

/** A row without its material, and without the remark and the rate that it brought and nobody changed. */
export function dropMaterial({ material, ...line }: DraftLine, chosen: ChosenProduct | undefined): DraftLine {
  const filled = chosen?.filled;
  if (!filled) return line;
  const { description, rate } = line;
  const own = description.startsWith(filled.remark)
    ? description.slice(filled.remark.length).replace(/^, /, '')
    : description;
  return { ...line, description: own, rate: rate === filled.rate ? '' : rate };
}

/**
 * What the last choice filled into a row. The cells of a loaded row were not filled by a choice in this form; but if it has a material,
 * the beginning of its description and its rate are of that.
 */
export function chosenIn(line: DraftLine, before: ChosenProduct | undefined): ChosenProduct | undefined {
  const { product, material, description, rate } = line;
  const chosen = before ?? (product === '' ? undefined : { product, hsn: '', unit: '', gst: '' });
  if (!chosen || chosen.filled || !material) return chosen;
  const remark = description.startsWith(material) ? (description.split(', ', 1)[0] ?? '') : '';
  return { ...chosen, filled: { code: material, remark, rate } };
}
