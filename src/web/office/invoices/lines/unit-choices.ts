import type { Unit } from '#domain/catalogue/catalogue-record.ts';
import { uqcLabel } from '#domain/tax/unit-code.ts';
import { uqcNames } from '#domain/tax/uqc-names.ts';

/** The units of the shop with their codes, then the official codes in which it sells nothing yet: `{ value: 'SQM', text: 'SQM-SQUARE METERS' }` */
export function unitChoices(units: readonly Unit[]): { value: string; text: string }[] {
  const known = new Set(units.flatMap(({ value, uqc }) => [uqc, value.toUpperCase()]));
  return [
    ...units.map(({ value, text, uqc }) => ({ value, text: `${text} (${uqc})` })),
    ...Object.keys(uqcNames)
      .filter((code) => code !== 'OTH' && !known.has(code))
      .map((code) => ({ value: code, text: uqcLabel(code) })),
  ];
}
