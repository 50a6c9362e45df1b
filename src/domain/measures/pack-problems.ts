import type { Problem } from '../outcome.ts';
import type { Pack } from './pack.ts';

/** What is wrong with a pack, by its field: `packProblems({ kind: 'roll', widthMm: 0, … })` → `[{ field: 'widthMm', … }]` */
export function packProblems(pack: Pack): Problem[] {
  const problems: Problem[] = [];
  const size = (field: string, name: string, mm: number, most: number) => {
    if (!(mm >= 10 && mm <= most)) problems.push({ field, message: `${name} is 10 mm to ${most / 1000} m.` });
  };
  if (pack.kind === 'roll') {
    size('widthMm', 'The width of a roll', pack.widthMm, 10_000);
    size('lengthMm', 'The length of a roll', pack.lengthMm, 200_000);
    if (!(pack.repeatMm >= 0 && pack.repeatMm <= pack.lengthMm))
      problems.push({ field: 'repeatMm', message: 'The repeat of the pattern is longer than the roll, or below 0.' });
    if (!(pack.trimMm >= 0 && pack.trimMm <= 1000))
      problems.push({ field: 'trimMm', message: 'The trim of a strip is 0 to 1000 mm.' });
  }
  if (pack.kind === 'piece') {
    size('widthMm', 'The width of a piece', pack.widthMm, 10_000);
    size('lengthMm', 'The length of a piece', pack.lengthMm, 20_000);
  }
  if (pack.kind === 'box' && !(pack.areaMm2 >= 10_000 && pack.areaMm2 <= 1e9))
    problems.push({ field: 'areaMm2', message: 'A box covers 0.01 to 1000 square metres.' });
  if (!(pack.wastePercent >= 0 && pack.wastePercent <= 50))
    problems.push({ field: 'wastePercent', message: 'Wastage is 0 to 50 %.' });
  return problems;
}
