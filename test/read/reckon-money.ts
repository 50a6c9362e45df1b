import { sql } from 'kysely';
import type { Database } from '#adapters/database/engine/tables.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { reckonDocument } from './reckon-document.ts';
import { payableOf } from './reckon-figures.ts';

/**
 * What there is between the firm and a customer: a bill, a note, an opening bill or a voucher, in paise. `owes`: what it adds to what
 * he owes, below zero for what he brought. `counts`: bills of an own branch, and those of before money was kept here, are owed by
 * nobody. `ended`: the day on which a voucher was cancelled, '' while it stands; bills and opening bills that ended are left out.
 */
export type MoneyItem = {
  id: string;
  kind: string;
  state: string;
  /** '' of nobody in the book. */
  customer: string;
  date: string;
  due: string;
  owes: number;
  /** Of a voucher, as it was typed: without what was held back. */
  amount: number;
  tds: number;
  reason: string;
  counts: boolean;
  ended: string;
};

type Use = { source: string; debt: string; amount: number; date: string; ended_on: string | null };

export type ReckonedMoney = { items: MoneyItem[]; uses: Use[] };

/** Reads documents, vouchers and opening bills, and what pays what; no balance, no total and nothing that is kept open. */
export async function reckonMoney({ read }: Database): Promise<ReckonedMoney> {
  const [bills, vouchers, openings, merged, uses, companies, since] = await Promise.all([
    sql<{
      id: string;
      kind: string;
      tax_state: string;
      date: string;
      tax_type: string;
      draft: string;
      customer: string | null;
    }>`
      select invoices.id, invoices.kind, invoices.tax_state, invoices.date, tax_type, draft, customer
      from invoices left join document_customers on document = invoices.id
      where invoices.kind in ('tax', 'credit') and cancelled = 0`.execute(read),
    read
      .selectFrom('vouchers')
      .leftJoin('voucher_cancellations', 'voucher', 'id')
      .select(['id', 'kind', 'tax_state', 'date', 'customer', 'amount', 'tds', 'vouchers.reason', 'cancelled_at'])
      .execute(),
    read.selectFrom('opening_bills').selectAll().where('ended_at', 'is', null).execute(),
    read.selectFrom('merged_customers').selectAll().execute(),
    read.selectFrom('allocations').selectAll().execute(),
    read.selectFrom('company_versions').select('company').orderBy('version').execute(),
    read.selectFrom('money_kept_from').select('kept_from').executeTakeFirstOrThrow(),
  ]);
  const keptBy = new Map(merged.map(({ customer, kept }) => [customer, kept]));
  const now = (customer: string) => keptBy.get(customer) ?? customer;
  const own = new Set(
    companies.flatMap(({ company }) =>
      [...company.matchAll(/\d\d([A-Z]{5}\d{4}[A-Z])\d[A-Z]./g)].map(([, pan]) => pan),
    ),
  );
  const plain = { amount: 0, tds: 0, reason: '', counts: true, ended: '' };
  return {
    uses,
    items: [
      ...bills.rows.map(({ id, kind, tax_state, date, tax_type, draft, customer }) => {
        const typed = JSON.parse(draft) as InvoiceDraft;
        const rows = reckonDocument(typed, tax_type);
        const total = rows.reduce((sum, { taxable, cgst, sgst, igst }) => sum + taxable + cgst + sgst + igst, 0);
        const pan = /\b\d\d([A-Z]{5}\d{4}[A-Z])\d[A-Z][A-Z\d]\b/.exec(typed.buyerAddress)?.[1];
        const isAllocated = uses.some(({ source, debt }) => source === id || debt === id);
        const counts = (date >= since.kept_from || isAllocated) && !own.has(pan);
        const owes = (kind === 'tax' ? 1 : -1) * payableOf(total);
        return {
          ...plain,
          id,
          kind,
          state: tax_state,
          customer: customer ?? '',
          date,
          due: typed.dueDate ?? date,
          owes,
          counts,
        };
      }),
      ...openings.map(({ id, side, tax_state, date, due, amount, customer }) => {
        const owes = side === 'dr' ? amount : -amount;
        return { ...plain, id, kind: 'opening', state: tax_state, customer: now(customer), date, due, owes };
      }),
      ...vouchers.map(({ id, kind, tax_state, date, amount, tds, customer, reason, cancelled_at }) => {
        const owes = kind === 'refund' ? amount : reason === 'set-off' ? 0 : -(amount + tds);
        const ended = cancelled_at === null ? '' : dayInIndia(cancelled_at);
        const of = { customer: now(customer), amount, tds, reason, ended };
        return { ...plain, ...of, id, kind, state: tax_state, date, due: date, owes };
      }),
    ],
  };
}

/** What was owed at the end of a day by what was due when, and what was paid in advance. */
export function openOn({ items, uses }: ReckonedMoney, day: string, state = '') {
  const isThere = ({ date, ended }: MoneyItem) => date <= day && (ended === '' || ended > day);
  const there = new Map(items.filter((item) => item.counts && isThere(item)).map((item) => [item.id, item.owes]));
  const whose = new Map(items.map(({ id, customer }) => [id, customer]));
  for (const { source, debt, amount, date, ended_on } of uses) {
    if (date > day || (ended_on !== null && ended_on <= day)) continue;
    const [from, to] = [there.get(source), there.get(debt)];
    // A document that is another customer's since was never paid by this one.
    if (from === undefined || to === undefined || whose.get(source) !== whose.get(debt)) continue;
    there.set(source, from + amount);
    there.set(debt, to - amount);
  }
  const boxes = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };
  let advance = 0;
  for (const item of items) {
    const open = there.get(item.id) ?? 0;
    if (state !== '' && item.state !== state) continue;
    if (open <= 0) advance += open;
    else boxes[boxOf((Date.parse(day) - Date.parse(item.due)) / 86_400_000)] += open;
  }
  return { boxes, advance };
}

function boxOf(late: number) {
  if (late <= 0) return 'notDue';
  if (late <= 30) return 'upTo30';
  if (late <= 60) return 'upTo60';
  return late <= 90 ? 'upTo90' : 'over90';
}

function dayInIndia(instant: string): string {
  return new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
