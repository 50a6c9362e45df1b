import { formatNumber, type Series } from '#domain/invoices/invoice-number.ts';
import type { CountedSeries } from '#domain/invoices/series-facts.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Database } from '../engine/tables.ts';

/** The series of these financial years that have a document with an automatic number, each with the date of the last one. */
export async function countedSeries({ read }: Database, financialYears: string[]): Promise<CountedSeries[]> {
  const rows = await read
    .selectFrom('series')
    .selectAll()
    .where('financial_year', 'in', financialYears)
    .where('counter', '>', 0)
    .execute();
  if (rows.length === 0) return [];
  const counted = rows.map((row) => {
    const series = { kind: row.kind, taxState: row.tax_state, financialYear: row.financial_year } as Series;
    return { series, counter: row.counter, key: foldText(formatNumber(series, row.counter)) };
  });
  const dated = await read
    .selectFrom('invoices')
    .select(['kind', 'tax_state', 'number_key', 'date'])
    .where((where) =>
      where.or(
        counted.map(({ series, key }) => where.and({ kind: series.kind, tax_state: series.taxState, number_key: key })),
      ),
    )
    .execute();
  const dates = new Map(dated.map((row) => [`${row.kind} ${row.tax_state} ${row.number_key}`, row.date]));
  return counted.flatMap(({ series, counter, key }) => {
    const date = dates.get(`${series.kind} ${series.taxState} ${key}`);
    return date === undefined ? [] : [{ series, counter, date }];
  });
}
