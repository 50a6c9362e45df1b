import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { fitsRule46, formatNumber } from '#domain/invoices/invoice-number.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { IssueAnswer, KeyAnswer, NewInvoice } from '#operations/ports/invoices.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { isDuplicate } from '../engine/translate-errors.ts';
import { addOrigin, auditedOrigin, refusedOrigin } from '../shared-writes/add-origin.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { addDocumentItem, dueOf } from '../shared-writes/document-items.ts';
import { CustomerUnknown, linkIssued } from '../shared-writes/link-document.ts';
import { newestVersion } from '../shared-writes/newest-version.ts';
import { addProForma, WITHOUT_END } from '../shared-writes/pro-formas.ts';
import { rememberAddresses } from './address-words.ts';
import { addBuyerName } from './buyer-names.ts';
import { countIssued } from './day-totals.ts';
import { invoiceDigest } from './invoice-digest.ts';
import { invoiceFromRow, rowFromInvoice } from './invoice-row.ts';
import { addInvoiceWords } from './invoice-words.ts';
import { invoicesFromRows } from './invoices-from-rows.ts';

/**
 * Writes number, document and audit line in one transaction. Concurrent calls for the same series wait for its row.
 * Key and number are searched only after a unique constraint of the table has refused the document, because nearly every
 * document is new. A refused one is rolled back completely, with its number.
 */
export async function issueInSeries(database: Database, entry: NewInvoice): Promise<IssueAnswer> {
  try {
    return await database.write.transaction().execute((transaction) => issue(transaction, entry));
  } catch (error) {
    const refused = error instanceof Refused || error instanceof CustomerUnknown || isDuplicate(error);
    const existing = refused
      ? ((await findByKey(database, entry.idempotency)) ?? (await sameNumber(database, entry)))
      : null;
    if (existing) return existing;
    if (error instanceof Refused) return error.answer;
    if (error instanceof CustomerUnknown) return { kind: 'customer-unknown' };
    throw error;
  }
}

/** Thrown to roll the transaction back. */
class Refused extends Error {
  readonly answer: IssueAnswer;
  constructor(answer: IssueAnswer) {
    super(answer.kind);
    this.answer = answer;
  }
}

async function issue(transaction: Transacting, entry: NewInvoice): Promise<IssueAnswer> {
  const { counter, last_issued_at: issuedAt } = await nextInSeries(transaction, entry);
  const number = entry.typedNumber ?? formatNumber(entry.series, counter);
  if (!fitsRule46(number)) throw new Refused({ kind: 'series-full', number });
  const draft = { ...entry.draft, number };
  const data = entry.dataFor(number);
  await rememberAddresses(transaction, entry.draft, issuedAt);
  const row = rowFromInvoice(entry, { number, draft, data, issuedAt, seq: 0 });
  let account: { customer: string | null; due: string | null } = { customer: null, due: null };
  await appendAudit(transaction, {
    at: issuedAt,
    actor: entry.actor,
    what: 'invoice issued',
    subject: `${entry.kind}/${entry.taxState}/${number}`,
    after: async (seq: number) => {
      row.issued_seq = seq;
      const document = { ...row, buyerAddress: draft.buyerAddress };
      const { customer, creditDays } = await linkIssued(transaction, document, entry.customer);
      account = { customer, due: dueOf(row, creditDays) };
      return {
        id: entry.id,
        date: entry.date,
        payable: entry.totals.payable,
        data: hash('sha256', data),
        row: invoiceDigest(row),
        ...(customer === null ? {} : { customer }),
        ...(account.due === null ? {} : { due: account.due }),
        ...(draft.validUntil === undefined ? {} : { validUntil: draft.validUntil }),
        ...(draft.withoutGst === undefined ? {} : { withoutGst: draft.withoutGst }),
        ...(entry.origin && auditedOrigin(draft, entry.origin)),
      };
    },
  });
  // The audit line has locked the head: until the commit nobody saves the company record or cancels the original.
  const begins = entry.typedNumber === null && counter === entry.openingNumber;
  if (begins && (await newestVersion(transaction, {}))[0]?.version !== entry.companyVersion)
    throw new Refused({ kind: 'company-changed' });
  if (entry.original && (await isCancelled(transaction, entry.original)))
    throw new Refused({ kind: 'original-cancelled', number: entry.original.number });
  const refusal = entry.origin && (await refusedOrigin(transaction, draft, entry.origin));
  if (refusal) throw new Refused({ kind: 'origin-refused', refusal });
  await countIssued(transaction, row);
  await addInvoiceWords(transaction, row);
  await addInvoice(transaction, row);
  await addBuyerName(transaction, { document: entry.id, name: entry.buyerName });
  if (!entry.ownBranch)
    await addDocumentItem(transaction, row, account, { seq: row.issued_seq, day: indianDate(issuedAt) });
  if (entry.kind === 'pro') await addProForma(transaction, proFormaOf(entry));
  if (entry.origin) await addOrigin(transaction, entry.id, draft, entry.origin);
  return { kind: 'issued', invoice: invoiceFromRow(row, draft) };
}

function proFormaOf({ id, draft, totals }: NewInvoice): Tables['pro_formas'] {
  return { document: id, valid_until: draft.validUntil ?? WITHOUT_END, open_value: totals.payable };
}

/**
 * Locks the series and advances it: its counter, unless the number was typed, and its time, which never goes back.
 * A counter of 0 means that the series has no automatic number yet: it begins with the opening number.
 */
async function nextInSeries(transaction: Transacting, entry: NewInvoice) {
  const { series, openingNumber, issuedAt, typedNumber } = entry;
  const step = typedNumber === null ? 1 : 0;
  const [moved] = await moveSeries(transaction, {
    kind: series.kind,
    tax_state: series.taxState,
    financial_year: series.financialYear,
    counter: step * openingNumber,
    last_issued_at: issuedAt,
    step,
  });
  if (!moved) throw new Error('The series has no row.');
  return moved;
}

const moveSeries = keptQuery((database, { step, ...first }: Tables['series'] & { step: number }) =>
  database
    .insertInto('series')
    .values(first)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'tax_state', 'financial_year']).doUpdateSet((row) => ({
        counter: row
          .case()
          .when('series.counter', '=', 0)
          .then(row.ref('excluded.counter'))
          .else(row('series.counter', '+', step))
          .end(),
        last_issued_at: row
          .case()
          .when('series.last_issued_at', '>', row.ref('excluded.last_issued_at'))
          .then(row.ref('series.last_issued_at'))
          .else(row.ref('excluded.last_issued_at'))
          .end(),
      })),
    )
    .returning(['counter', 'last_issued_at']),
);

async function isCancelled(transaction: Transacting, { id }: { id: string }): Promise<boolean> {
  const row = await transaction.selectFrom('invoices').select('cancelled').where('id', '=', id).executeTakeFirst();
  return row?.cancelled === 1;
}

const addInvoice = keptQuery((database, row: Tables['invoices']) => database.insertInto('invoices').values(row));

/** The document of an Idempotency-Key, or null when the key is new. */
export async function findByKey(database: Database, idempotency: NewInvoice['idempotency']): Promise<KeyAnswer | null> {
  if (!idempotency) return null;
  const [row] = await withKey(database.write, { key: idempotency.key });
  if (!row) return null;
  return { kind: row.body_hash === idempotency.bodyHash ? 'replayed' : 'key-spent', ...(await found(database, row)) };
}

const withKey = keptQuery((database, { key }: { key: string }) =>
  database.selectFrom('invoices').selectAll().where('idempotency_key', '=', key),
);

async function sameNumber(database: Database, entry: NewInvoice): Promise<IssueAnswer | null> {
  if (entry.typedNumber === null) return null;
  const row = await database.write
    .selectFrom('invoices')
    .selectAll()
    .where('kind', '=', entry.kind)
    .where('tax_state', '=', entry.taxState)
    .where('number_key', '=', foldText(entry.typedNumber))
    .executeTakeFirst();
  return row ? { kind: 'number-taken', ...(await found(database, row)) } : null;
}

async function found(database: Database, row: Selectable<Tables['invoices']>): Promise<{ invoice: IssuedInvoice }> {
  const [invoice = invoiceFromRow(row)] = await invoicesFromRows(database, [row]);
  return { invoice };
}
