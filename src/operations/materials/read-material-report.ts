import type { FigureDays } from '#domain/figures/period.ts';
import { type MaterialCounts, type MaterialRow, noCounts } from '#domain/materials/material-report.ts';
import type { MaterialStore } from '../ports/catalogue.ts';

type MaterialReport = { rows: MaterialRow[]; totals: MaterialCounts };

/**
 * How often each material was asked for, sampled, quoted and sold on some days, in no order. `withUnused`: those of the catalogue without
 * any use come too.
 */
export async function readMaterialReport(
  { materials }: { materials: Pick<MaterialStore, 'current' | 'sums'> },
  days: FigureDays,
  withUnused: boolean,
): Promise<MaterialReport> {
  const current = await materials.current();
  const names = new Map(current.materials.map(({ material }) => [material.code, material.names.en]));
  const { sums, totals } = await materials.sums([...names.keys()], days);
  const used = new Set(sums.map(({ code }) => code));
  const unused = withUnused ? [...names.keys()].filter((code) => !used.has(code)) : [];
  const all = [...sums, ...unused.map((code) => ({ ...noCounts(), code, offered: [], quantities: [] }))];
  return {
    rows: all.map((sum) => ({ ...sum, name: names.get(sum.code) ?? '', isListed: names.has(sum.code) })),
    totals,
  };
}
