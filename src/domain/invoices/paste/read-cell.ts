import { productNamed } from '../../catalogue/find-products.ts';
import { type FormLists, listedIn } from '../../catalogue/form-lists.ts';
import { isOption } from '../../catalogue/option-lists.ts';
import { readDecimal } from '../../money/paise.ts';
import { plainAmount } from '../../money/plain-amount.ts';
import { readDiscount } from '../line-discount.ts';
import type { PasteCell } from './sheet-columns.ts';

/**
 * `readCell(lists, 'gst', '18%')` → `{ value: '18', understood: true }`, `readCell(lists, 'quantity', '2 × 93.25')` → the text as it was
 * copied, not understood. Nothing is guessed. `percent`: the column holds percentages.
 */
export function readCell(
  lists: FormLists,
  cell: PasteCell,
  text: string,
  percent = false,
): { value: string; understood: boolean } {
  const value = text === '' ? '' : (readers[cell](text, percent, lists) ?? null);
  return value === null ? { value: text, understood: false } : { value, understood: true };
}

const readers: Record<PasteCell, (text: string, percent: boolean, lists: FormLists) => string | null> = {
  product: (text, _, { products }) => productNamed(products, text),
  description: (text) => text,
  hsn: (text, _, lists) => {
    const code = text.replaceAll(/[\s.]/g, '');
    return listedIn(lists)('hsn', code) ? code : null;
  },
  quantity: (text) => amount(text, 3),
  rate: (text) => amount(text, 2),
  discount: (text, percent) => {
    const written = plainAmount(text);
    const typed = percent && readDecimal(written, 2) !== null ? `${written}%` : written;
    return readDiscount(typed) ? typed : null;
  },
  unit: (text, _, { units }) => {
    const name = plainName(text);
    const own = units.find((unit) => [unit.value, plainName(unit.text)].includes(name))?.value;
    return own ?? unitsByName.get(name) ?? null;
  },
  gst: (text) => {
    const rate = text.replace(/\s*%$/, '').replace(/\.0+$/, '');
    return isOption('gst', rate) ? rate : null;
  },
};

function plainName(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

function amount(text: string, places: number) {
  const written = plainAmount(text);
  return readDecimal(written, places) === null ? null : written;
}

const unitNames = {
  pcs: 'pcs pc piece pieces',
  sqft: 'sqft sft sqfeet squarefoot squarefeet',
  roll: 'roll rolls',
  rft: 'rft runningft runningfoot runningfeet',
  sqmtr: 'sqmtr sqmtrs sqm sqmt sqmeter sqmetre sqmeters sqmetres squaremeter squaremetre squaremeters squaremetres m2',
};

const unitsByName = new Map(
  Object.entries(unitNames).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit])),
);
