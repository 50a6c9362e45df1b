import { formatRupees } from '#domain/money/format-rupees.ts';
import { readDecimal } from '#domain/money/paise.ts';
import { plainAmount } from '#domain/money/plain-amount.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import { stateName } from '#domain/tax/states.ts';
import type { ReturnError } from './mend-list.ts';

/** What staff type to mend a document. */
export type MendDraft = {
  remedy: 'place' | 'gstin' | 'original';
  place: string;
  gstin: string;
  unregistered: boolean;
  original: { number: string; date: string; gstin: string; place: string; value: string };
  reason: string;
};

export function blankMend({ remedy }: ReturnError): MendDraft {
  return {
    remedy: remedy === 'gstin' || remedy === 'original' ? remedy : 'place',
    place: '',
    gstin: '',
    unregistered: false,
    original: { number: '', date: '', gstin: '', place: '', value: '' },
    reason: '',
  };
}

/** `factsOf({ remedy: 'place', place: '08', … })` → `{ place: '08' }`; an amount that cannot be read is left to the server to refuse. */
export function factsOf({ remedy, place, gstin, unregistered, original }: MendDraft): Supplement {
  if (remedy === 'place') return { place };
  if (remedy === 'gstin') return { gstin: unregistered ? '' : gstin };
  const { value, ...rest } = original;
  return { original: { ...rest, value: readDecimal(plainAmount(value), 2) } };
}

/** `saidOf(draft)` → `'Place of supply: 08 Rajasthan.'`, the answer of the mended row. */
export function saidOf({ remedy, place, gstin, unregistered, original }: MendDraft): string {
  if (remedy === 'place') return `Place of supply: ${place} ${stateName(place)}.`;
  if (remedy === 'gstin') return unregistered ? 'The buyer is not registered.' : `GSTIN ${gstin}.`;
  const value = readDecimal(plainAmount(original.value), 2);
  return `Its invoice: ${original.number}${value === null ? '' : `, ₹ ${formatRupees(value)}`}.`;
}
