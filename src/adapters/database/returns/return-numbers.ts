import { isQuarter, type Period, periodDays, quarterOf } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database } from '../engine/tables.ts';
import { RETURN_FACTS } from './fill-return-facts.ts';
import { filingRow, stoodAt } from './read-filings.ts';

type Read = Database['read'];

/** The documents of a period by the numbers of their issue, in order, and the audit line at which they are read. */
type ReturnNumbers = { seqs: number[]; line: number };

/** Only the numbers are in memory: of 100,000 documents less than a megabyte. */
export async function returnNumbers(
  read: Read,
  taxState: TaxState,
  period: Period,
  line: number,
): Promise<ReturnNumbers> {
  const filing = await filingRow(read, taxState, period, line);
  // What was filed is read as it stood then: nothing that happened since changes a figure.
  if (filing) return { seqs: await filedNumbers(read, filing), line: filing.line };
  const own = await ownNumbers(read, taxState, period, line);
  const missing = await numbersWithoutFacts(read, taxState, period, line);
  const carried = await carriedNumbers(read, taxState, period, line);
  return { seqs: [...new Set([...own, ...missing, ...carried])].sort((one, other) => one - other), line };
}

/** Whether a period has more than so many documents of its own. Counts no further, so that a long month answers at once. */
export async function hasMore(read: Read, taxState: TaxState, period: Period, most: number): Promise<boolean> {
  const { from, to } = periodDays(period);
  const row = await read
    .selectFrom('return_facts')
    .select('issued_seq')
    .where('tax_state', '=', taxState)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .limit(1)
    .offset(Math.max(0, most))
    .executeTakeFirst();
  return row !== undefined;
}

/** Without those that an earlier release issued into the closed period: the next return has them. */
async function filedNumbers(read: Read, { id, line }: { id: string; line: number }): Promise<number[]> {
  const rows = await read
    .selectFrom('filed_documents')
    .innerJoin('invoices', 'invoices.id', 'filed_documents.document')
    .select('issued_seq')
    .where('filing', '=', id)
    .where('issued_seq', '<', line)
    .orderBy('issued_seq')
    .execute();
  return rows.map(({ issued_seq }) => issued_seq);
}

async function ownNumbers(read: Read, taxState: TaxState, period: Period, line: number): Promise<number[]> {
  const { from, to } = periodDays(period);
  const rows = await read
    .selectFrom('return_facts')
    .select('issued_seq')
    .where('tax_state', '=', taxState)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('issued_seq', '<=', line)
    .execute();
  return rows.map(({ issued_seq }) => issued_seq);
}

/** Documents that an earlier release issued, and that are not filled in yet. */
async function numbersWithoutFacts(read: Read, taxState: TaxState, period: Period, line: number): Promise<number[]> {
  const { from, to } = periodDays(period);
  const rows = await read
    .selectFrom('invoices')
    .leftJoin('return_facts', 'return_facts.document', 'invoices.id')
    .select('invoices.issued_seq')
    .where('invoices.issued_seq', '>', (mark) =>
      mark.selectFrom('filled_up_to').select('filled_up_to.issued_seq').where('fact', '=', RETURN_FACTS),
    )
    .where('invoices.issued_seq', '<=', line)
    .where('return_facts.document', 'is', null)
    .where('invoices.kind', 'in', ['tax', 'credit'])
    .where('invoices.tax_state', '=', taxState)
    .where('invoices.date', '>=', from)
    .where('invoices.date', '<=', to)
    .execute();
  return rows.map(({ issued_seq }) => issued_seq);
}

/** Documents that the returns of earlier periods left out, and that no current return has reported. */
export async function carriedNumbers(read: Read, taxState: TaxState, period: Period, line: number): Promise<number[]> {
  const { from } = periodDays(period);
  const quarter = periodDays(isQuarter(period) ? period : quarterOf(from));
  const rows = await read
    .selectFrom('filings')
    .innerJoin('filed_documents', 'filed_documents.filing', 'filings.id')
    .innerJoin('invoices', 'invoices.id', 'filed_documents.document')
    .select('issued_seq')
    .distinct()
    .where('filings.tax_state', '=', taxState)
    .where('to_date', '<', from)
    // What an IFF left out waits for the next IFF, or for the return of its quarter.
    .where((row) => row.or([row('form', '=', 'gstr1'), row('from_date', '>=', quarter.from)]))
    .where(stoodAt(line))
    .where('filed_documents.state', '=', 'left-out')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('filed_documents as other')
            .innerJoin('filings as standing', 'standing.id', 'other.filing')
            .select('other.document')
            .whereRef('other.document', '=', 'filed_documents.document')
            .where('other.state', '=', 'reported')
            .where('standing.line', '<=', line)
            .where((each) =>
              each.or([each('standing.reopened_line', 'is', null), each('standing.reopened_line', '>', line)]),
            ),
        ),
      ),
    )
    .execute();
  return rows.map(({ issued_seq }) => issued_seq);
}
