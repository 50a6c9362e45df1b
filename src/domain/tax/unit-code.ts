import { unitWords } from './unit-words.ts';
import { uqcNames } from './uqc-names.ts';

/** The unit quantity codes (UQC) that owners chose for the units of the catalogue: `{ sqft: 'SQF', rft: 'OTH' }` */
export type UnitCodes = Readonly<Record<string, string>>;

/** `unitCodesOf([{ value: 'case', uqc: 'CTN' }])` → `{ case: 'CTN' }` */
export function unitCodesOf(units: readonly { value: string; uqc: string }[]): UnitCodes {
  return Object.fromEntries(units.map(({ value, uqc }) => [value, uqc]));
}

/** `unitCode('case', { case: 'CTN' })` → `'CTN'`: the code of a unit in all files for the portals. */
export function unitCode(unit: string, chosen: UnitCodes): string {
  const value = unit.trim();
  const code = Object.hasOwn(chosen, value) ? chosen[value] : undefined;
  return code !== undefined && isUnitCode(code) ? code : codeOfWord(value);
}

/** `codeOfWord('Sq. Ft')` → `'SQF'`, `codeOfWord('rft')` → `'OTH'`: what the word of a unit says by itself. */
export function codeOfWord(unit: string): string {
  const word = unit
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return codes.get(word) ?? codes.get(word.replace(/s$/, '')) ?? 'OTH';
}

/** `isUnitCode('SQF')` → `true`: whether GSTN's list has the code. */
export function isUnitCode(code: string): boolean {
  return Object.hasOwn(uqcNames, code);
}

/** `uqcLabel('PCS')` → `'PCS-PIECES'`, as the offline tool's list has it; `NA` of a service has no more to it. */
export function uqcLabel(code: string): string {
  return isUnitCode(code) ? `${code}-${uqcNames[code]}` : code;
}

const codes = new Map([
  ...Object.keys(uqcNames).map((code) => [code.toLowerCase(), code] as const),
  ...Object.entries(unitWords).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
]);
