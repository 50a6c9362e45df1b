import { sql } from 'kysely';
import { billedAmount } from '#domain/customers/billed-amount.ts';
import { runningBalance } from '#domain/customers/running-balance.ts';
import type { CustomerLedger, LedgerDocument, LedgerFilter } from '#operations/ports/customer-ledger.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { lastPrices } from './last-prices.ts';

/** How many pro-formas are shown beside the ledger. */
const PRO_FORMAS = 20;

/** The ledger of a customer. The sums of 10,000 documents are read from an index alone, so none of them is kept. */
export function openCustomerLedger(database: Database): CustomerLedger {
  const { read } = database;
  return {
    page: async (filter, page, size, order) => {
      const sums = await sumsOf(read, filter);
      // The entries of a page in the order of the ledger: from the end when the newest come first.
      const end = order === 'newest' ? sums.count - (page - 1) * size : Math.min(page * size, sums.count);
      const start = Math.max(0, order === 'newest' ? end - size : (page - 1) * size);
      const [rows, proFormas] = await Promise.all([
        end > start ? entriesOf(read, filter, start, end - start) : [],
        proFormasOf(read, filter),
      ]);
      const signed = rows.map((row) => ({
        ...documentFrom(row),
        amount: billedAmount(row.kind as LedgerDocument['kind'], row.payable),
      }));
      const closing = sums.opening + sums.billed - sums.credited;
      const before =
        // The page that is asked for most needs no third sum.
        end === sums.count
          ? closing - signed.reduce((sum, { amount }) => sum + amount, 0)
          : await balanceBefore(read, filter, rows[0]);
      const entries = runningBalance(before, signed);
      return {
        ...sums,
        closing,
        entries: order === 'newest' ? entries.reverse() : entries,
        proFormas,
      };
    },
    lastPrices: (customer, product) => lastPrices(read, customer, product),
  };
}

const signed = sql<number>`case kind when 'tax' then payable else -payable end`;

async function sumsOf(read: Database['read'], filter: LedgerFilter) {
  // '' sorts before every date.
  const before = sql<boolean>`date < ${filter.from}`;
  const sum = (condition: typeof before, value = signed) =>
    sql<number | null>`cast(sum(case when ${condition} then ${value} else 0 end) as bigint)`;
  const within = (kind: string) => sql<boolean>`date >= ${filter.from} and kind = ${kind}`;
  const row = await ledgerOf(read, { ...filter, from: '' })
    .select([
      sum(before).as('opening'),
      sum(within('tax'), sql`payable`).as('billed'),
      sum(within('credit'), sql`payable`).as('credited'),
      sum(sql`date >= ${filter.from}`, sql`1`).as('count'),
    ])
    .executeTakeFirst();
  const figure = (value: number | null | undefined) => Number(value ?? 0);
  return {
    opening: figure(row?.opening),
    billed: figure(row?.billed),
    credited: figure(row?.credited),
    count: figure(row?.count),
  };
}

type Row = Pick<Tables['invoices'], 'id' | 'kind' | 'tax_state' | 'number' | 'date' | 'payable' | 'issued_seq'>;

function entriesOf(read: Database['read'], filter: LedgerFilter, start: number, count: number): Promise<Row[]> {
  return read
    .selectFrom(
      ledgerOf(read, filter)
        .select(['document', 'date', 'issued_seq'])
        .orderBy('date')
        .orderBy('issued_seq')
        .limit(count)
        .offset(start)
        .as('entries'),
    )
    .innerJoin('invoices', 'invoices.id', 'entries.document')
    .select(columns)
    .orderBy('entries.date')
    .orderBy('entries.issued_seq')
    .execute();
}

async function balanceBefore(read: Database['read'], filter: LedgerFilter, first: Row | undefined): Promise<number> {
  if (!first) return 0;
  const row = await ledgerOf(read, { ...filter, from: '' })
    .select(sql<number | null>`cast(sum(${signed}) as bigint)`.as('balance'))
    .where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'issued_seq'), '<', tuple(first.date, first.issued_seq)))
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}

async function proFormasOf(read: Database['read'], filter: LedgerFilter) {
  const rows = await documentsOf(read, filter)
    .where('document_customers.kind', '=', 'pro')
    .innerJoin('invoices', 'invoices.id', 'document_customers.document')
    .select(columns)
    .orderBy('document_customers.date', 'desc')
    .orderBy('document_customers.issued_seq', 'desc')
    .limit(PRO_FORMAS)
    .execute();
  return rows.map((row) => ({ ...documentFrom(row), payable: row.payable }));
}

function ledgerOf(read: Database['read'], filter: LedgerFilter) {
  return documentsOf(read, filter).where('document_customers.kind', 'in', ['tax', 'credit']);
}

function documentsOf(read: Database['read'], { customer, taxState, from, to }: LedgerFilter) {
  let query = read
    .selectFrom('document_customers')
    .where('document_customers.customer', '=', customer)
    .where('document_customers.standing', '=', 1);
  if (taxState) query = query.where('document_customers.tax_state', '=', taxState);
  if (from) query = query.where('document_customers.date', '>=', from);
  if (to) query = query.where('document_customers.date', '<=', to);
  return query;
}

const columns = [
  'invoices.id',
  'invoices.kind',
  'invoices.tax_state',
  'invoices.number',
  'invoices.date',
  'invoices.payable',
  'invoices.issued_seq',
] as const;

function documentFrom({ id, kind, tax_state, number, date }: Row): LedgerDocument {
  return {
    id,
    kind: kind as LedgerDocument['kind'],
    taxState: tax_state as LedgerDocument['taxState'],
    number,
    date,
  };
}
