import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { LedgerFilter } from '#operations/ports/customer-ledger.ts';
import type { Database, Tables } from '../engine/tables.ts';

/** An entry of a ledger. `date`: `2026-11-21`; `signed`: paise. */
export type LedgerRow = {
  id: string;
  kind: string;
  date: string;
  seq: number;
  /** What the row adds to the balance where `counts` is 1. */
  signed: number;
  counts: number;
  /** 1 where the voucher was cancelled on this day. */
  taken_back: number;
};
export type LedgerRows = SelectQueryBuilder<Tables & { ledger: LedgerRow }, 'ledger', object>;

/**
 * The rows of a customer: his documents; his money, which is vouchers and opening bills, and the cancellations of vouchers. Each is a
 * query that reads an index of its own.
 */
export function ledgerRows(
  read: Database['read'],
  filter: LedgerFilter,
): { documents: LedgerRows[]; money: LedgerRows[] } {
  const documents = (counts: RawBuilder<number>, days = sql<boolean>`1 = 1`) =>
    read.selectFrom(documentRows(read, filter, counts).where(days).as('ledger'));
  const allCount = filter.isOwnBranch ? sql<number>`0` : filter.what === 'documents' ? sql<number>`1` : null;
  return {
    documents: allCount
      ? [documents(allCount)]
      : [documents(sql`1`, sql`date >= ${keptFrom}`), documents(stays, isUnkept)],
    money:
      filter.what === 'documents'
        ? []
        : [read.selectFrom(itemRows(read, filter).as('ledger')), read.selectFrom(backRows(read, filter).as('ledger'))],
  };
}

/** Documents of before this day owe nothing, unless money was allocated to them. */
export const keptFrom = sql<string>`(select kept_from from money_kept_from)`;
/** The first condition is the same for all rows: where money was always kept PostgreSQL therefore reads none. */
export const isUnkept = sql<boolean>`${keptFrom} <> '' and date < ${keptFrom}`;
/** 1 for a document of before that day to which money was allocated: it stays in the accounts. */
export const stays = sql<number>`case when exists (select 1 from account_items where account_items.id = document) then 1 else 0 end`;

/** The standing bills and credit notes of a period. `counts`: whether each counts, 1 or 0. */
export function documentRows(read: Database['read'], filter: LedgerFilter, counts: RawBuilder<number>) {
  return within(read.selectFrom('document_customers'), filter, 'date')
    .where('standing', '=', 1)
    .where('kind', 'in', [sql.lit('tax'), sql.lit('credit')])
    .select(['document as id', 'kind', 'date', 'issued_seq as seq'])
    .select([signedDocument.as('signed'), counts.as('counts'), sql<number>`0`.as('taken_back')]);
}

/** Paise: a tax invoice adds to what is owed, a credit note takes from it. */
const signedDocument = sql<number>`case when kind = 'tax' then payable else -payable end`;

const signedItem = sql<number>`case side when 'debt' then amount when 'source' then -amount else 0 end`;

/** The condition is that of the index `account_items_ledger`, word for word. */
const isNoDocument = sql<boolean>`kind in ('opening', 'receipt', 'refund', 'settlement')`;

function itemRows(read: Database['read'], filter: LedgerFilter) {
  return within(read.selectFrom('account_items'), filter, 'date')
    .where(isNoDocument)
    .where(sql<boolean>`(kind <> 'opening' or ended_on is null)`)
    .select(['id', sql<string>`kind`.as('kind'), 'date', 'seq'])
    .select([signedItem.as('signed'), sql<number>`1`.as('counts'), sql<number>`0`.as('taken_back')]);
}

function backRows(read: Database['read'], filter: LedgerFilter) {
  const ended = read
    .selectFrom('account_items')
    .innerJoin('voucher_cancellations', 'voucher_cancellations.voucher', 'account_items.id')
    .where(isNoDocument)
    .select(['id', 'kind', 'customer', 'tax_state', 'line', sql<string>`ended_on`.as('day')])
    .select(sql<number>`-(${signedItem})`.as('signed'))
    .where('ended_on', 'is not', null)
    .where('customer', '=', filter.customer);
  return within(read.selectFrom(ended.as('ended')), filter, 'day')
    .select(['id', sql<string>`kind`.as('kind'), 'day as date', 'line as seq', 'signed'])
    .select([sql<number>`1`.as('counts'), sql<number>`1`.as('taken_back')]);
}

/** Narrows a table to the customer, the registration and the period. */
function within<Query extends Narrowed<Query>>(query: Query, filter: LedgerFilter, date: 'date' | 'day'): Query {
  const is = (column: string, value: string, operator = sql`=`) =>
    sql<boolean>`${sql.ref(column)} ${operator} ${value}`;
  let narrowed = query.where(is('customer', filter.customer));
  if (filter.taxState) narrowed = narrowed.where(is('tax_state', filter.taxState));
  if (filter.from) narrowed = narrowed.where(is(date, filter.from, sql`>=`));
  if (filter.to) narrowed = narrowed.where(is(date, filter.to, sql`<=`));
  return narrowed;
}

type Narrowed<Query> = { where(condition: RawBuilder<boolean>): Query };
