import type { Company } from './company.ts';

type OpeningNumbers = Company['openingNumbers'];

/** The prefixes whose first number differs. `changedOpenings({}, { 'DL/26-27/': 118 })` → `['DL/26-27/']` */
export function changedOpenings(before: OpeningNumbers, after: OpeningNumbers): string[] {
  return Object.keys({ ...before, ...after }).filter((prefix) => before[prefix] !== after[prefix]);
}
