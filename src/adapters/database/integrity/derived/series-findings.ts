import type { Company } from '#domain/company/company.ts';
import { seriesFaults } from '#domain/invoices/series-faults.ts';
import type { Database } from '../../engine/tables.ts';
import { parsed } from './as-written.ts';
import { type DocumentFindings, prefixOf, type SeriesRow } from './documents.ts';

/** Whether each series runs from its first number to its counter without gap or repeat. */
export async function seriesFindings(read: Database['read'], { numbers, before, after }: DocumentFindings) {
  const openings = await openingsOf(read);
  for (const { series } of before.values())
    if (!numbers.has(prefixOf(series))) numbers.set(prefixOf(series), { series, numbers: [], last: '' });
  const faults = [...numbers].flatMap(([prefix, { last, ...stored }]) => {
    const { kind, taxState, financialYear } = stored.series;
    if (prefix === `${kind} ${taxState} ${financialYear}`)
      return [`There is no such series. (series ${kind} ${taxState} ${financialYear})`];
    const wrong = seriesFaults({
      ...stored,
      counter: before.get(prefix)?.counter ?? 0,
      counterAfter: after.get(prefix)?.counter ?? 0,
      openings: openings.flatMap((opening) => opening[prefix] ?? []),
    });
    if (!isBetween(last, before.get(prefix), after.get(prefix)))
      wrong.push(`The time of the last document of ${prefix} is not the one that the series has.`);
    return wrong.map((fault) => `${fault} (series ${kind} ${taxState} ${financialYear})`);
  });
  return { summary: `${numbers.size}, each from its first number to its counter without gap or repeat.`, faults };
}

/** Documents may have been issued while the others were read. */
function isBetween(last: string, before?: SeriesRow, after?: SeriesRow): boolean {
  return last >= (before?.lastIssuedAt ?? '') && last <= (after?.lastIssuedAt ?? '');
}

/** The opening numbers of every version of the company record. */
export async function openingsOf(read: Database['read']): Promise<Company['openingNumbers'][]> {
  const rows = await read.selectFrom('company_versions').select('company').orderBy('version').execute();
  return rows.map(({ company }) => parsed<Company>(company)?.openingNumbers ?? {});
}
