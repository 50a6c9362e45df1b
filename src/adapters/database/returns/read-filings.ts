import type { ExpressionBuilder, Selectable } from 'kysely';
import type { FiledState, Filing } from '#domain/returns/filing.ts';
import type { ReturnForm } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';

type Reading = Database['read'] | Transacting;

/** The filings that stood at an audit line. Only for queries that have the table `filings`. */
export function stoodAt(line: number) {
  return (row: ExpressionBuilder<Tables, 'filings'>) =>
    row.and([row('line', '<=', line), row.or([row('reopened_line', 'is', null), row('reopened_line', '>', line)])]);
}

/** The filing of exactly this period that stood at an audit line. */
export function filingRow(from: Reading, taxState: TaxState, period: string, line: number) {
  return from
    .selectFrom('filings')
    .selectAll()
    .where('tax_state', '=', taxState)
    .where('period', '=', period)
    .where(stoodAt(line))
    .executeTakeFirst();
}

/** The same with its counts and its files. */
export async function filingOf(from: Reading, row: Selectable<Tables['filings']>): Promise<Filing> {
  const counted = await from
    .selectFrom('filed_documents')
    .select(['state', (count) => count.fn.countAll<number>().as('count')])
    .where('filing', '=', row.id)
    .groupBy('state')
    .execute();
  const count = (state: FiledState) => Number(counted.find((each) => each.state === state)?.count ?? 0);
  const files = await from
    .selectFrom('filed_files')
    .select(['name', 'hash'])
    .where('filing', '=', row.id)
    .orderBy('name')
    .execute();
  return {
    id: row.id,
    taxState: row.tax_state as TaxState,
    period: row.period,
    form: row.form as ReturnForm,
    filedOn: row.filed_on,
    arn: row.arn,
    at: row.filed_at,
    by: row.filed_by,
    counts: { reported: count('reported'), leftOut: count('left-out') },
    files,
    valueRows: (JSON.parse(row.figures) as { question?: Pick<Filing, 'valueRows'> }).question?.valueRows,
    reopened:
      row.reopened_at === null
        ? null
        : { at: row.reopened_at, by: row.reopened_by ?? '', reason: row.reopened_reason ?? '' },
  };
}
