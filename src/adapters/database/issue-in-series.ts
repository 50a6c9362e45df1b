import { createHash } from 'node:crypto';
import { fitsRule46, formatNumber } from '#domain/invoice/invoice-number.ts';
import type { IssueAnswer, NewInvoice } from '#operations/ports.ts';
import { appendAudit } from './audit-log.ts';
import { foldText } from './fold-text.ts';
import { invoiceFromRow, rowFromInvoice } from './invoice-row.ts';
import type { Database, Tables, Transacting } from './tables.ts';
import { isDuplicate } from './tell-refusals.ts';

/** Number, document and audit line in one transaction. Whoever asks for the same series waits on its row. */
export const issueInvoice = async (database: Database, entry: NewInvoice): Promise<IssueAnswer> => {
  try {
    return await database.write.transaction().execute((transaction) => issue(transaction, entry));
  } catch (error) {
    // The same key came at the same time with another body into another series: the winner is there now.
    const winner = isDuplicate(error) ? await sameKey(database.write, entry) : null;
    if (winner) return winner;
    throw error;
  }
};

const issue = async (transaction: Transacting, entry: NewInvoice): Promise<IssueAnswer> => {
  const series = await lockSeries(transaction, entry);
  const before = await sameKey(transaction, entry);
  if (before) return before;

  const counter = series.counter === 0 ? entry.openingNumber : series.counter + 1;
  const number = entry.typedNumber ?? formatNumber(entry.series, counter);
  if (!fitsRule46(number)) return { is: 'series-full', number };
  const standing = await numbered(transaction, entry, number);
  if (standing) return { is: 'number-taken', invoice: invoiceFromRow(standing) };

  const issuedAt = entry.issuedAt > series.last_issued_at ? entry.issuedAt : series.last_issued_at;
  const data = entry.dataFor(number);
  const seq = await appendAudit(transaction, {
    at: issuedAt,
    actor: entry.actor,
    what: 'invoice issued',
    subject: `${entry.kind}/${entry.taxState}/${number}`,
    after: {
      id: entry.id,
      date: entry.date,
      payable: entry.totals.payable,
      data: createHash('sha256').update(data).digest('hex'),
    },
  });
  const row = rowFromInvoice(entry, { number, issuedAt, seq });
  await transaction.insertInto('invoices').values(row).execute();
  await transaction
    .updateTable('series')
    .set({ last_issued_at: issuedAt, ...(entry.typedNumber === null ? { counter } : {}) })
    .where('kind', '=', entry.series.kind)
    .where('tax_state', '=', entry.series.taxState)
    .where('financial_year', '=', entry.series.financialYear)
    .execute();
  return { is: 'issued', invoice: invoiceFromRow(row) };
};

const lockSeries = (transaction: Transacting, { series }: NewInvoice) =>
  transaction
    .insertInto('series')
    .values({
      kind: series.kind,
      tax_state: series.taxState,
      financial_year: series.financialYear,
      counter: 0,
      last_issued_at: '',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'tax_state', 'financial_year'])
        .doUpdateSet((row) => ({ counter: row.ref('series.counter') })),
    )
    .returning(['counter', 'last_issued_at'])
    .executeTakeFirstOrThrow();

const sameKey = async (
  from: Database['write'] | Transacting,
  { idempotency }: NewInvoice,
): Promise<IssueAnswer | null> => {
  if (!idempotency) return null;
  const row = await from
    .selectFrom('invoices')
    .selectAll()
    .where('idempotency_key', '=', idempotency.key)
    .executeTakeFirst();
  if (!row) return null;
  return { is: row.body_hash === idempotency.bodyHash ? 'replayed' : 'key-spent', invoice: invoiceFromRow(row) };
};

const numbered = (
  transaction: Transacting,
  entry: NewInvoice,
  number: string,
): Promise<Tables['invoices'] | undefined> =>
  transaction
    .selectFrom('invoices')
    .selectAll()
    .where('kind', '=', entry.kind)
    .where('tax_state', '=', entry.taxState)
    .where('number_key', '=', foldText(number))
    .executeTakeFirst();
