import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { beforeShopProblems } from '#domain/invoices/credit/before-shop.ts';
import { creditProblems } from '#domain/invoices/credit/credit-problems.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { fitsRule46, formatNumber } from '#domain/invoices/invoice-number.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { wantsSupplyOfSez } from '#domain/invoices/wants-supply-of-sez.ts';
import { failed } from '#domain/outcome.ts';
import { dueOf } from '#domain/receivables/due-date.ts';
import type { Period } from '#domain/returns/period.ts';
import { type ReturnFacts, returnFacts } from '#domain/returns/return-facts.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { IssueAnswer, KeyAnswer, NewInvoice } from '#operations/ports/invoices.ts';
import { keptQuery } from '../engine/kept-query.ts';
import { Refused } from '../engine/refused.ts';
import { runTogether } from '../engine/run-together.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { isDuplicate } from '../engine/translate-errors.ts';
import { addOrigin, auditedOrigin, refusedOrigin } from '../shared-writes/add-origin.ts';
import { auditSteps, moveHead } from '../shared-writes/audit-log.ts';
import { addChallan } from '../shared-writes/challans.ts';
import { checkRole } from '../shared-writes/check-acting.ts';
import { itemSteps, payInvoiceOf } from '../shared-writes/document-items.ts';
import { CustomerUnknown, chooseCustomer, linkSteps, rowWith } from '../shared-writes/link-document.ts';
import { addProForma, WITHOUT_END } from '../shared-writes/pro-formas.ts';
import { readAtIssue } from '../shared-writes/read-at-issue.ts';
import { readBeforeShop, readCredited } from '../shared-writes/read-credits.ts';
import { addReturnFacts, factsToFreeze } from '../shared-writes/return-facts.ts';
import { saleSteps } from '../shared-writes/sales.ts';
import { storedBuyerKeys } from '../shared-writes/stored-keys.ts';
import { addressesOf, addressSteps, countAddresses } from './address-words.ts';
import { addBuyerName } from './buyer-names.ts';
import { countIssued } from './day-totals.ts';
import { invoiceDigest } from './invoice-digest.ts';
import { invoiceFromRow, rowFromInvoice } from './invoice-row.ts';
import { wordSteps } from './invoice-words.ts';
import { invoicesFromRows } from './invoices-from-rows.ts';
import { nextInSeries } from './next-in-series.ts';

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

async function issue(transaction: Transacting, entry: NewInvoice): Promise<IssueAnswer> {
  const { counter, last_issued_at: issuedAt } = await nextInSeries(transaction, entry);
  const number = entry.typedNumber ?? formatNumber(entry.series, counter);
  if (!fitsRule46(number)) throw new Refused<IssueAnswer>({ kind: 'series-full', number });
  const addresses = addressesOf(entry.draft);
  const keys = storedBuyerKeys(entry.draft.buyerAddress);
  const [counted, [head], [read]] = await runTogether(transaction, [
    countAddresses(addresses, issuedAt),
    moveHead.with({}),
    readAtIssue.with({ ...askedOf(entry), fitKey: keys.fit_key }),
  ]);
  if (!head || !read) throw new Error('The audit log has no head.');
  // The head is locked: until the commit nobody ends the login, saves the company record or cancels the original.
  checkRole(entry.actor.login, read.role);
  const { creditDays, ...link } = await chooseCustomer(transaction, entry.customer, read);
  if (read.sez === 'yes' && wantsSupplyOfSez(entry.draft)) throw new Refused<IssueAnswer>({ kind: 'sez-unit' });
  const due = dueOf(entry.draft, creditDays);
  const draft = { ...entry.draft, ...(due !== null && { dueDate: due }), number };
  const data = entry.dataFor(number, draft.dueDate);
  const row = rowFromInvoice(entry, { number, draft, data, issuedAt, seq: head.seq });
  const begins = entry.typedNumber === null && counter === entry.openingNumber;
  await refuse(transaction, entry, draft, { begins, ...read });
  const account = { customer: link.customer, due: due === entry.date ? null : due };
  const shown = () => returnFacts({ ...draft, taxState: entry.taxState, taxType: entry.taxType });
  const facts = isBill(entry) ? await factsToFreeze(transaction, shown, row.original_id) : null;
  await runTogether(transaction, [
    ...addressSteps(addresses, issuedAt, counted),
    ...linkSteps({ ...rowWith(row, keys, 1), ...link }),
    ...auditSteps(head, {
      at: issuedAt,
      actor: entry.actor,
      what: 'invoice issued',
      subject: `${entry.kind}/${entry.taxState}/${number}`,
      after: auditedIssue(entry, row, { ...account, facts }),
    }),
    countIssued(row),
    ...saleSteps(row, draft, link.customer),
    ...wordSteps(row),
    addInvoice.with(row),
    ...(facts ? [addReturnFacts.with(factsRow(row, facts))] : []),
    addBuyerName.with({ document: entry.id, name: entry.buyerName }),
    ...(entry.ownBranch ? [] : itemSteps(row, account, read.kept_from)),
  ]);
  const line = { seq: row.issued_seq, day: indianDate(issuedAt) };
  if (!entry.ownBranch) await payInvoiceOf(transaction, row, account, read.kept_from, line);
  if (entry.kind === 'pro') await addProForma(transaction, proFormaOf(entry));
  if (entry.kind === 'challan') await addChallan(transaction, { id: entry.id, draft });
  if (entry.origin) await addOrigin(transaction, entry.id, draft, entry.origin);
  return { kind: 'issued', invoice: invoiceFromRow(row, draft, null, facts?.place ?? null) };
}

/** A pro-forma and a challan bill nothing: they are in no table of tax. */
function isBill({ kind }: NewInvoice): boolean {
  return kind === 'tax' || kind === 'credit';
}

function askedOf({ actor, taxState, date }: NewInvoice) {
  return { tokenHash: actor.login?.tokenHash ?? '', taxState, date };
}

/** Throws what was refused by what has changed since the document was checked. */
async function refuse(
  transaction: Transacting,
  entry: NewInvoice,
  draft: InvoiceDraft,
  now: { begins: boolean; company: number | null; catalogue: number | null; closed: Period | null },
): Promise<void> {
  if (haveChanged(entry, now)) throw new Refused<IssueAnswer>({ kind: 'records-changed' });
  if (entry.kind === 'credit') await refuseCredit(transaction, entry, draft);
  if (entry.kind !== 'pro' && now.closed !== null)
    throw new Refused<IssueAnswer>({ kind: 'period-filed', period: now.closed });
  const refusal = entry.origin && (await refusedOrigin(transaction, draft, entry.origin));
  if (refusal) throw new Refused<IssueAnswer>({ kind: 'origin-refused', refusal });
}

function haveChanged(
  { checkedWith, companyVersion }: NewInvoice,
  now: { begins: boolean; company: number | null; catalogue: number | null },
): boolean {
  if (!checkedWith) return now.begins && now.company !== companyVersion;
  return now.company !== checkedWith.company || now.catalogue !== checkedWith.catalogue;
}

/** What the audit line of the issue says. */
function auditedIssue(
  entry: NewInvoice,
  row: Tables['invoices'],
  { customer, due, facts }: { customer: string | null; due: string | null; facts: ReturnFacts | null },
) {
  const { draft } = entry;
  return {
    id: entry.id,
    date: entry.date,
    payable: entry.totals.payable,
    data: hash('sha256', row.data),
    row: invoiceDigest(row),
    ...(customer === null ? {} : { customer }),
    ...(due === null ? {} : { due }),
    ...(facts && { facts }),
    ...(draft.validUntil === undefined ? {} : { validUntil: draft.validUntil }),
    ...(draft.withoutGst === undefined ? {} : { withoutGst: draft.withoutGst }),
    ...(draft.purpose === undefined ? {} : { purpose: draft.purpose }),
    ...(entry.origin && auditedOrigin(draft, entry.origin)),
  };
}

function factsRow(row: Tables['invoices'], facts: ReturnFacts): Tables['return_facts'] {
  const { id: document, kind, tax_state, date, issued_seq } = row;
  return { document, kind, tax_state, date, issued_seq, ...facts };
}

function proFormaOf({ id, draft, totals }: NewInvoice): Tables['pro_formas'] {
  return { document: id, valid_until: draft.validUntil ?? WITHOUT_END, open_value: totals.payable };
}

/** Throws when the note takes back what is not left. The head is locked: until the commit no other note is issued. */
async function refuseCredit(transaction: Transacting, { original, taxState }: NewInvoice, draft: InvoiceDraft) {
  const credited = original && (await readCredited(transaction, original.id));
  if (credited?.cancelled) throw new Refused<IssueAnswer>({ kind: 'original-cancelled', number: credited.number });
  const before = original ? null : await readBeforeShop(transaction, taxState, draft);
  const problems = credited ? creditProblems(draft, credited) : before ? beforeShopProblems(draft, before) : [];
  const message = `This note does not fit ${(credited ?? before)?.number}.`;
  if (problems.length > 0)
    throw new Refused<IssueAnswer>({ kind: 'origin-refused', refusal: failed('conflict', message, { problems }) });
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
