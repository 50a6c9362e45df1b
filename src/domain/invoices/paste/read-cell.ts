import { productNamed } from '../../catalogue/find-products.ts';
import { isOption } from '../../catalogue/option-lists.ts';
import { readDecimal } from '../../money/paise.ts';
import { plainAmount } from '../../money/plain-amount.ts';
import { readDiscount } from '../line-discount.ts';
import type { PasteCell } from './sheet-columns.ts';

/**
 * `readCell('gst', '18%')` → `{ value: '18', understood: true }`, `readCell('quantity', '2 × 93.25')` → the text as it was
 * copied, not understood. Nothing is guessed. `percent`: the column holds percentages.
 */
export function readCell(cell: PasteCell, text: string, percent = false): { value: string; understood: boolean } {
  const value = text === '' ? '' : (readers[cell](text, percent) ?? null);
  return value === null ? { value: text, understood: false } : { value, understood: true };
}

const readers: Record<PasteCell, (text: string, percent: boolean) => string | null> = {
  product: productNamed,
  description: (text) => text,
  hsn: (text) => option('hsn', text.replaceAll(/[\s.]/g, '')),
  quantity: (text) => amount(text, 3),
  rate: (text) => amount(text, 2),
  discount: (text, percent) => {
    const written = plainAmount(text);
    const typed = percent && readDecimal(written, 2) !== null ? `${written}%` : written;
    return readDiscount(typed) ? typed : null;
  },
  unit: (text) =>
    unitsByName.get(
      text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, ''),
    ) ?? null,
  gst: (text) => option('gst', text.replace(/\s*%$/, '').replace(/\.0+$/, '')),
};

function option(list: 'hsn' | 'gst', value: string) {
  return isOption(list, value) ? value : null;
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
