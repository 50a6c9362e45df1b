import { expect } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { MaterialReportAnswer } from '#contract/material-report.ts';
import type { MaterialUsesAnswer } from '#contract/materials.ts';
import { firmYear, monthsIn } from '#domain/figures/period.ts';
import { periodDays } from '#domain/returns/period.ts';
import { reckonMaterials } from '#test/read/reckon-materials.ts';
import { logIn } from './change-people.ts';
import { openDesk } from './desk.ts';
import type { LivedPlace } from './open-lived-place.ts';
import { openWire } from './open-wire.ts';
import { owner } from './owner.ts';

/**
 * The report of materials says what the rows alone say, of the year and of each of its months, and so does the page of each material.
 * Returns the totals of the year.
 */
export async function expectMaterials(place: LivedPlace): Promise<MaterialReportAnswer['totals']> {
  const wire = await openWire(place.send);
  const desk = openDesk(wire, await logIn(wire, owner), place.now);
  const database = await openDatabase(place.config.databaseUrl);
  try {
    const year = firmYear(desk.today());
    const reportOf = ({ from, to }: typeof year) =>
      desk.get<MaterialReportAnswer>(`/api/material-uses?from=${from}&to=${to}`);
    for (const days of [year, ...monthsIn(year).map(periodDays)])
      expect(new Map((await reportOf(days)).rows.map(saidOf))).toEqual(await reckonMaterials(database, days));
    const { rows, totals } = await reportOf(year);
    for (const { code, asked, sampled, quoted, sold, credited } of rows.filter(({ isListed }) => isListed)) {
      const uses = await desk.get<MaterialUsesAnswer>(`/api/materials/${encodeURIComponent(code)}/uses`);
      const counts = Object.values(uses).map(({ length }) => length);
      expect(counts, code).toEqual([asked, sampled, quoted, sold + credited]);
    }
    return totals;
  } finally {
    await database.close();
  }
}

/** A row as `reckonMaterials` says it: what is nothing is left out. */
function saidOf({ code, offered, quantities, ...row }: MaterialReportAnswer['rows'][number]) {
  const { asked, sampled, ordered, quoted: pro, sold: tax, credited: credit, net } = row;
  const counts = Object.entries({ asked, sampled, ordered, pro, tax, credit }).filter(([, count]) => count > 0);
  const amounts = [
    ...offered.map(({ unit, milli }) => [`offered ${unit}`, milli] as const),
    ...quantities.map(({ unit, milli }) => [`sold ${unit}`, milli] as const),
  ];
  return [
    code,
    Object.fromEntries([...counts, ...amounts, ...(tax + credit > 0 ? [['net', net] as const] : [])]),
  ] as const;
}
