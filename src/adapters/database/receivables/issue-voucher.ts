import { indianDate } from '#domain/calendar/indian-date.ts';
import { failed } from '#domain/outcome.ts';
import { allocationDate } from '#domain/receivables/allocation-date.ts';
import type { ItemsById } from '#domain/receivables/line-problems.ts';
import { readVoucher } from '#domain/receivables/read-voucher.ts';
import { countsAsPaid, type VoucherDraft } from '#domain/receivables/voucher.ts';
import { type VoucherSeries, voucherNumber, voucherSeriesOf } from '#domain/receivables/voucher-number.ts';
import { voucherProblems } from '#domain/receivables/voucher-problems.ts';
import type { NewVoucher, VoucherAnswer } from '#operations/ports/receivables.ts';
import { keptQuery } from '../engine/kept-query.ts';
import { Refused } from '../engine/refused.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { isDuplicate } from '../engine/translate-errors.ts';
import { addItem, type ItemRow } from '../shared-writes/account-items.ts';
import { allocate, auditedAllocation, type NewAllocation } from '../shared-writes/allocations.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { newestVersion } from '../shared-writes/newest-version.ts';
import { readItems, readParty } from './account-facts.ts';
import { addKey, toldKey, voucherOfKey } from './account-keys.ts';
import { findVoucher } from './read-vouchers.ts';
import { refundLimits } from './refund-limits.ts';
import { type Party, rowFromVoucher, type VoucherRow, voucherDigest } from './voucher-row.ts';

/**
 * Writes number, voucher, allocations and audit line in one transaction. Lock order, as for documents: the series, then the
 * audit head; what the rules depend on is read after that. A refused voucher is rolled back completely, with its number.
 */
export async function issueVoucher(database: Database, entry: NewVoucher): Promise<VoucherAnswer> {
  try {
    return await database.write.transaction().execute((transaction) => issue(transaction, entry));
  } catch (error) {
    if (!(error instanceof Refused) && !isDuplicate(error)) throw error;
    // The key is looked up only now, because nearly every voucher is new.
    const known = await voucherOfKey(database, entry.idempotency);
    if (known) return known;
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

async function issue(transaction: Transacting, entry: NewVoucher): Promise<VoucherAnswer> {
  const typed = readVoucher(entry.draft);
  const series = voucherSeriesOf(typed.kind, typed.taxState, typed.date);
  const { counter, last_issued_at: at } = await nextInSeries(transaction, series, entry);
  const number = voucherNumber(series, counter);
  let issued: { row: VoucherRow; allocations: NewAllocation[] } | undefined;
  const seq = await appendAudit(transaction, {
    at,
    actor: entry.actor,
    what: `${typed.kind} issued`,
    subject: number,
    after: async (seq: number) => {
      if (counter === entry.openingNumber) await refuseIfSaved(transaction, entry);
      const { draft, party, items } = await check(transaction, typed, indianDate(at));
      const row = rowFromVoucher(entry, draft, party, { seq, number, at });
      issued = { row, allocations: allocationsFrom(draft, row.id, items) };
      return { ...auditFacts(row, issued.allocations, party), ...toldKey('voucher', entry.idempotency, row.id) };
    },
  });
  if (!issued) throw new Error('The audit line was not written.');
  const { row, allocations } = issued;
  await insertVoucher(transaction, row);
  await addItem(transaction, itemOf(row));
  await allocate(transaction, allocations, seq);
  await addKey(transaction, 'voucher', entry.idempotency, row.id);
  const voucher = await findVoucher(transaction, row.id);
  if (!voucher) throw new Error('The voucher was not stored.');
  return { kind: 'issued', voucher };
}

/** The record that says with what number a series begins was saved since: its reader found no voucher there yet. */
async function refuseIfSaved(transaction: Transacting, { companyVersion }: NewVoucher): Promise<void> {
  const [newest] = await newestVersion(transaction, {});
  if ((newest?.version ?? 0) > companyVersion) throw new Refused<VoucherAnswer>({ kind: 'records-changed' });
}

const insertVoucher = keptQuery((database, row: VoucherRow) => database.insertInto('vouchers').values(row));

/** The head is locked: until the commit nobody pays, cancels, archives or merges. */
async function check(
  transaction: Transacting,
  typed: VoucherDraft,
  today: string,
): Promise<{ draft: VoucherDraft; party: Party; items: ItemsById }> {
  const party = await readParty(transaction, typed.customer);
  const draft = { ...typed, customer: party?.id ?? typed.customer };
  const named = draft.lines.flatMap(({ source, debt }) => [source, debt]).filter((id) => id !== null);
  const items = await readItems(transaction, named);
  const customer = party ? { name: party.name, isArchived: party.archived_at !== null } : null;
  const limits = await refundLimits(transaction, draft.kind === 'refund' ? named : []);
  const problems = voucherProblems(draft, { today, customer, items, limits });
  if (!party || problems.length > 0)
    throw new Refused<VoucherAnswer>({
      kind: 'refused',
      refusal: failed('invalid', problems[0]?.message ?? '', { problems }),
    });
  return { draft, party, items };
}

/** A line that names no source, or no debt, means the voucher itself. */
function allocationsFrom({ lines, date }: VoucherDraft, id: string, items: ItemsById): NewAllocation[] {
  return lines.map(({ source, debt, amount, tds }) => ({
    source: source ?? id,
    debt: debt ?? id,
    amount,
    tds,
    date: allocationDate(date, items.get(source ?? ''), items.get(debt ?? '')),
  }));
}

function auditFacts(row: VoucherRow, allocations: NewAllocation[], party: Party) {
  return {
    id: row.id,
    customer: party.id,
    name: party.name,
    date: row.date,
    amount: row.amount,
    ...(row.tds === 0 ? {} : { tds: row.tds }),
    ...(row.mode === '' ? {} : { mode: row.mode }),
    ...(row.reason === '' ? {} : { reason: row.reason }),
    row: voucherDigest(row),
    lines: allocations.map(auditedAllocation),
  };
}

function itemOf(row: VoucherRow): ItemRow {
  const isSetOff = row.reason === 'set-off';
  const amount = countsAsPaid(row);
  return {
    id: row.id,
    side: isSetOff ? 'transfer' : row.kind === 'refund' ? 'debt' : 'source',
    kind: row.kind as ItemRow['kind'],
    customer: row.customer,
    tax_state: row.tax_state,
    number: row.number,
    date: row.date,
    due: row.date,
    seq: row.issued_seq,
    amount,
    open: isSetOff ? 0 : amount,
    ended_on: null,
  };
}

/** Locks the series and advances it: it begins with its opening number. Its time never goes back. */
async function nextInSeries(transaction: Transacting, series: VoucherSeries, entry: NewVoucher) {
  const { kind, taxState, financialYear } = series;
  const [moved] = await moveSeries(transaction, {
    kind,
    tax_state: taxState,
    financial_year: financialYear,
    counter: entry.openingNumber,
    last_issued_at: entry.issuedAt,
  });
  if (!moved) throw new Error('The series has no row.');
  return moved;
}

const moveSeries = keptQuery((database, first: Tables['voucher_series']) =>
  database
    .insertInto('voucher_series')
    .values(first)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'tax_state', 'financial_year']).doUpdateSet((row) => ({
        counter: row('voucher_series.counter', '+', 1),
        last_issued_at: row
          .case()
          .when('voucher_series.last_issued_at', '>', row.ref('excluded.last_issued_at'))
          .then(row.ref('voucher_series.last_issued_at'))
          .else(row.ref('excluded.last_issued_at'))
          .end(),
      })),
    )
    .returning(['counter', 'last_issued_at']),
);
