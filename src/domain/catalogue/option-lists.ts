import { invoiceKinds, kindTitles } from '../invoices/invoice-kinds.ts';
import { hsnCodes } from './hsn-codes.ts';
import { products } from './products.ts';

/** One option of a select: the value on the wire and the text on the screen. */
type Option = { value: string; text: string };

function list(blank: string, options: readonly Option[]): readonly [Option, ...Option[]] {
  return [{ value: '', text: blank }, ...options];
}
function same(value: string): Option {
  return { value, text: value };
}

/** The selects of the invoice form and the reports, the blank first where the form has one. `21` is specified, but was never a legal rate: choosing it shows a warning. */
export const optionLists = {
  products: list(
    'Select Product',
    products.map(({ name }) => same(name)),
  ),
  hsn: list('Select HSN', hsnCodes.map(same)),
  gst: list(
    'Select GST',
    ['5', '12', '18', '21', '28'].map((value) => ({ value, text: `${value} %` })),
  ),
  units: list('Select Rate Per Quantity', [
    { value: 'pcs', text: 'Piece' },
    same('sqft'),
    same('roll'),
    same('rft'),
    same('sqmtr'),
  ]),
  taxTypes: list('Select tax type', [
    { value: 'state', text: 'Within State' },
    { value: 'central', text: 'Outside State' },
  ]),
  taxStates: list('Select tax state', [same('delhi'), same('odisha')]),
  reportTypes: invoiceKinds.map((value): Option => ({ value, text: kindTitles[value].report })),
} as const satisfies Record<string, readonly Option[]>;

/** `isOption('units', 'sqft')` → `true`; the blank is no choice. */
export function isOption(name: keyof typeof optionLists, value: string): boolean {
  return value !== '' && optionLists[name].some((option) => option.value === value);
}
