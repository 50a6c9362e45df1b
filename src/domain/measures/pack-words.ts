import { formatRupees } from '../money/format-rupees.ts';
import { countWords, fillWords } from '../text/fill-words.ts';
import type { Language } from '../text/language.ts';
import { metres, squareMetres } from './format-size.ts';
import { type MeasureWords, measureWords } from './measure-words.ts';
import { type Pack, type PackKind, packUnits, type Rate } from './pack.ts';

/** How it is sold: `packWords({ kind: 'roll', widthMm: 530, lengthMm: 10_050, … }, words)` → `'roll, 0.53 × 10.05 m'` */
export function packWords(pack: Pack, words: MeasureWords): string {
  if (pack.kind === 'box') return fillWords(words.soldBox, { area: squareMetres(pack.areaMm2) });
  const pattern = words[keys[pack.kind][3]];
  if (!('widthMm' in pack)) return pattern;
  return fillWords(pattern, { width: metres(pack.widthMm), length: metres(pack.lengthMm) });
}

/** `rateWords('area', { paise: 9500, shown: true }, words)` → `'from ₹ 95 / sq ft, GST extra'` */
export function rateWords(kind: PackKind, { paise }: Rate, words: MeasureWords): string {
  return fillWords(words.rate, { amount: formatRupees(paise).replace(/\.00$/, ''), unit: words[keys[kind][2]] });
}

/** `quantityWords('roll', 3, words)` → `'3 rolls'` */
export function quantityWords(kind: PackKind, n: number, words: MeasureWords): string {
  return countWords(n, words[keys[kind][1]], words[keys[kind][0]]);
}

/** The unit of a rate: `unitIn('Sq. ft.', 'hi')` → `'वर्ग फुट'`. What is no usual one stays as it is typed. */
export function unitIn(unit: string, language: Language): string {
  const key = usualUnit(unit);
  return key === 'm²' ? key : key ? measureWords(language)[key] : unit;
}

/** `isUnitOf('area', 'Sq. ft.')` → `true`: whether a rate for the unit is for what packs of the kind are counted in. */
export function isUnitOf(kind: PackKind, unit: string): boolean {
  return usualUnit(unit) === keys[kind][2];
}

/**
 * What a quantity of packs is counted in: `countedIn('box', 'carton')` → `'carton'`, `countedIn('box', 'sqft')` → `'pcs'`. The unit of the
 * product says how its boxes are called, unless it measures what is in them.
 */
export function countedIn(kind: PackKind, unit: string): string {
  const isMeasure = usualUnit(unit) !== undefined || measuring.test(unit.trim());
  return kind !== 'box' || unit === '' || (isMeasure && !isUnitOf(kind, unit)) ? packUnits[kind] : unit;
}

const measuring = /^(r?m|[cm]m|mtrs?|met(er|re)s?|inch(es)?|f(oo|ee)?t|kgs?|g(ms?)?|ltrs?|lit(er|re)s?)\.?$/i;

function usualUnit(unit: string) {
  const plain = unit.normalize('NFKC').replaceAll(/[\s.-]/g, '');
  return usualUnits.find(([name]) => name.test(plain))?.[1];
}

const usualUnits = [
  [/^rolls?$/i, 'perRoll'],
  [/^(pcs?|pieces?|nos?)$/i, 'perPcs'],
  [/^box(es)?$/i, 'perBox'],
  [/^(rft|running(ft|foot|feet))$/i, 'perRft'],
  [/^(sft|sq(uare)?(ft|foot|feet))$/i, 'perSqft'],
  [/^(sqmtrs?|sq(uare)?(m|mt|met(er|re)s?)|m2)$/i, 'm²'],
] as const;

/** Of each kind: many, one, each, and how it is sold. */
const keys = {
  roll: ['roll', 'rollOne', 'perRoll', 'soldRoll'],
  piece: ['pcs', 'pcsOne', 'perPcs', 'soldPcs'],
  box: ['box', 'boxOne', 'perBox', 'soldBox'],
  length: ['rft', 'rftOne', 'perRft', 'soldRft'],
  area: ['sqft', 'sqftOne', 'perSqft', 'soldSqft'],
} as const satisfies Record<PackKind, readonly (keyof MeasureWords)[]>;
