import { type RawBuilder, sql } from 'kysely';
import type { DayBookEntry, DayBookKind } from '#domain/receivables/day-book-entry.ts';
import { soughtWords, wordsOf } from '#domain/text/word-starts.ts';
import type { DayBook, DayBookFilter } from '#operations/ports/day-book.ts';
import type { Database } from '../engine/tables.ts';

const BATCH = 500;

/** Documents and vouchers in one list. Both are numbered by the audit log, so that each day has one order of issue. */
export function openDayBook({ read }: Database): DayBook {
  return {
    page: async (filter, page, size) => {
      const entries = await sql<Row>`select * from (${allOf(filter)}) as book order by date desc, issued_seq desc
        limit ${size} offset ${(page - 1) * size}`.execute(read);
      const sums = await sql<{ kind: string; count: number; amount: string | number | null }>`select kind,
        count(*) as count, cast(sum(amount * (1 - cancelled)) as text) as amount
        from (${allOf(filter)}) as book group by kind order by kind`.execute(read);
      return {
        entries: entries.rows.map(entryOf),
        sums: sums.rows.map(({ kind, count, amount }) => ({
          kind: kind as DayBookKind,
          count: Number(count),
          amount: BigInt(amount ?? 0),
        })),
      };
    },

    stream: async function* (filter) {
      for (let last = { date: '', issued_seq: -1 }; ; ) {
        const { rows } = await sql<Row>`select * from (${allOf(filter)}) as book
          where date > ${last.date} or (date = ${last.date} and issued_seq > ${last.issued_seq})
          order by date, issued_seq limit ${BATCH}`.execute(read);
        yield* rows.map(entryOf);
        const end = rows.at(-1);
        if (rows.length < BATCH || !end) return;
        last = { date: end.date, issued_seq: Number(end.issued_seq) };
      }
    },
  };
}

type Row = {
  id: string;
  kind: string;
  tax_state: string;
  number: string;
  date: string;
  issued_seq: number;
  party: string | null;
  amount: number;
  cancelled: number;
};

function allOf(filter: DayBookFilter): RawBuilder<unknown> {
  const parts = [
    ...(filter.kind === '' || isDocument(filter.kind) ? [documents(filter)] : []),
    ...(filter.kind === '' || !isDocument(filter.kind) ? [vouchers(filter)] : []),
  ];
  return sql.join(parts, sql` union all `);
}

function isDocument(kind: DayBookKind) {
  return kind === 'tax' || kind === 'credit';
}

function documents(filter: DayBookFilter) {
  const kinds = filter.kind === '' ? ['tax', 'credit'] : [filter.kind];
  const states = filter.taxState === '' ? sql`select tax_state from series` : sql`${filter.taxState}`;
  const { conditions, words } = narrowed(filter, 'invoices');
  const ofCustomer =
    filter.customer === ''
      ? sql``
      : sql`and invoices.id in (select document from document_customers where customer = ${filter.customer})`;
  // The text of a document has the punctuation of its number.
  const named = words.map((word) => sql`invoices.search_key like ${`%${word}%`}`);
  return sql`select invoices.id, invoices.kind, invoices.tax_state, invoices.number, invoices.date, invoices.issued_seq,
    coalesce(buyer_names.name, invoices.buyer_name) as party, invoices.payable as amount, invoices.cancelled
    from invoices left join buyer_names on buyer_names.document = invoices.id
    where invoices.kind in (${sql.join(kinds)}) and invoices.tax_state in (${states})
    ${and(conditions)} ${and(named)} ${ofCustomer} ${filter.withCancelled ? sql`` : sql`and invoices.cancelled = 0`}`;
}

function vouchers(filter: DayBookFilter) {
  const { conditions, words } = narrowed(filter, 'vouchers');
  const exact = [
    ...(filter.kind === '' ? [] : [sql`vouchers.kind = ${filter.kind}`]),
    ...(filter.taxState === '' ? [] : [sql`vouchers.tax_state = ${filter.taxState}`]),
    ...(filter.customer === '' ? [] : [sql`account_items.customer = ${filter.customer}`]),
    ...words.map((word) => sql`vouchers.search_key like ${`% ${word}%`}`),
    ...(filter.withCancelled ? [] : [sql`ended.voucher is null`]),
  ];
  return sql`select vouchers.id, vouchers.kind, vouchers.tax_state, vouchers.number, vouchers.date, vouchers.issued_seq,
    customers.name as party, vouchers.amount + vouchers.tds as amount,
    case when ended.voucher is null then 0 else 1 end as cancelled
    from vouchers inner join account_items on account_items.id = vouchers.id
    inner join customers on customers.id = account_items.customer
    left join voucher_cancellations as ended on ended.voucher = vouchers.id
    where 1 = 1 ${and(conditions)} ${and(exact)}`;
}

function narrowed({ from, to, query }: DayBookFilter, table: 'invoices' | 'vouchers') {
  const date = sql.ref(`${table}.date`);
  return {
    conditions: [...(from ? [sql`${date} >= ${from}`] : []), ...(to ? [sql`${date} <= ${to}`] : [])],
    words: soughtWords(wordsOf(query)),
  };
}

function and(conditions: RawBuilder<unknown>[]) {
  return conditions.length === 0 ? sql`` : sql`and ${sql.join(conditions, sql` and `)}`;
}

function entryOf({ id, kind, tax_state, number, date, party, amount, cancelled }: Row): DayBookEntry {
  return {
    ...{ id, number, date },
    kind: kind as DayBookKind,
    taxState: tax_state as DayBookEntry['taxState'],
    party: party ?? '',
    amount: Number(amount),
    cancelled: Number(cancelled) === 1,
  };
}
