import { type ExpressionBuilder, sql } from 'kysely';
import { purposeRule } from '#domain/challans/challan-purposes.ts';
import type { ChallanSince } from '#domain/returns/filed-differences.ts';
import type { IssuedChallan } from '#domain/returns/issued-numbers.ts';
import { type Period, periodDays } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { filingRow } from './read-filings.ts';
import { newestLine } from './read-return-documents.ts';

const BATCH = 500;

/**
 * The delivery challans of a period for table 13, in the order of issue, as they stood at an audit line: of a filed period when it
 * was filed. They are in no other table, and nobody adds facts to them.
 */
export async function* readChallans(
  { read }: Database,
  taxState: TaxState,
  period: Period,
  revision?: number,
): AsyncGenerator<IssuedChallan> {
  const at = revision ?? (await newestLine(read));
  const line = (await filingRow(read, taxState, period, at))?.line ?? at;
  const { from, to } = periodDays(period);
  for (let last = 0; ; ) {
    const rows = await read
      .selectFrom('challans')
      .innerJoin('invoices', 'invoices.id', 'challans.document')
      .select(['number', 'draft', 'issued_seq', 'cancelled'])
      .select((row) => cancelledUpTo(row, line).as('cancelledAt'))
      .where('tax_state', '=', taxState)
      .where('challans.date', '>=', from)
      .where('challans.date', '<=', to)
      .where('issued_seq', '>', last)
      .where('issued_seq', '<=', line)
      .orderBy('issued_seq')
      .limit(BATCH)
      .execute();
    for (const { number, draft, cancelled, cancelledAt } of rows)
      yield {
        number,
        nature: purposeRule(JSON.parse(draft).purpose)?.nature ?? 12,
        cancelled: cancelled === 1 && cancelledAt !== null,
      };
    last = rows.at(-1)?.issued_seq ?? last;
    if (rows.length < BATCH) break;
  }
}

/** The delivery challans of a filed period that were issued, or cancelled, after it was filed, in the order of issue. */
export async function challansSince({ read }: Database, filing: string): Promise<ChallanSince[]> {
  const filed = await read.selectFrom('filings').selectAll().where('id', '=', filing).executeTakeFirstOrThrow();
  const rows = await read
    .selectFrom('challans')
    .innerJoin('invoices', 'invoices.id', 'challans.document')
    .select(['document', 'number', 'issued_seq'])
    .where('tax_state', '=', filed.tax_state)
    .where('challans.date', '>=', filed.from_date)
    .where('challans.date', '<=', filed.to_date)
    .where((row) =>
      row.or([
        row('issued_seq', '>', filed.line),
        row.and([row('cancelled', '=', 1), row.not(row.exists(cancelledUpTo(row, filed.line)))]),
      ]),
    )
    .orderBy('issued_seq')
    .execute();
  return rows.map(({ document, number, issued_seq }) => ({ document, number, isNew: issued_seq > filed.line }));
}

/** The audit line, up to one, that says of a document that it is cancelled. */
function cancelledUpTo(row: ExpressionBuilder<Tables, 'invoices'>, line: number) {
  return row
    .selectFrom('document_lines')
    .innerJoin('audit_log', 'audit_log.seq', 'document_lines.line')
    .select('audit_log.seq')
    .whereRef('document_lines.document', '=', 'invoices.id')
    .where('what', '=', 'invoice cancelled')
    .where('audit_log.seq', '<=', line)
    .limit(sql.lit(1));
}
