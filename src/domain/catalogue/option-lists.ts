import { invoiceKinds, kindTitles } from '../invoices/invoice-kinds.ts';
import { isTaxState, type TaxState, taxStates } from '../tax/states.ts';
import type { FormLists } from './form-lists.ts';

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
  gst: list(
    'Select GST',
    ['5', '12', '18', '21', '28'].map((value) => ({ value, text: `${value} %` })),
  ),
  taxTypes: list('Select tax type', [
    { value: 'state', text: 'Within State' },
    { value: 'central', text: 'Outside State' },
  ]),
  reportTypes: invoiceKinds.map((value): Option => ({ value, text: kindTitles[value].report })),
} as const satisfies Record<string, readonly Option[]>;

/** `isOption('gst', '18')` → `true`; the blank is no choice. Any state is an option: that the firm is registered there is another rule. */
export function isOption(name: keyof typeof optionLists | 'taxStates', value: string): boolean {
  if (name === 'taxStates') return isTaxState(value);
  return value !== '' && optionLists[name].some((option) => option.value === value);
}

/** The registrations of the firm to choose from, the blank first. The specification writes them in small letters. */
export function taxStateOptions(states: readonly TaxState[]): readonly Option[] {
  return list(
    'Select tax state',
    states.map((value) => ({ value, text: taxStates[value].name.toLowerCase() })),
  );
}

/** The first entry of the products: it clears the row. */
export const blankProduct: Option = { value: '', text: 'Select Product' };

/** The codes of the form's list, the blank first. */
export function hsnOptions({ hsnCodes }: FormLists, chosen = ''): readonly Option[] {
  const isBelow = chosen !== '' && !hsnCodes.includes(chosen);
  return list('Select HSN', [...hsnCodes, ...(isBelow ? [chosen] : [])].map(same));
}

/** The units of the form's list, the blank first. */
export function unitOptions({ units }: FormLists): readonly Option[] {
  return list(
    'Select Rate Per Quantity',
    units.map(({ value, text }) => ({ value, text })),
  );
}
