import { type RawBuilder, sql } from 'kysely';
import { issueBlock } from '../../engine/issue-block.ts';
import type { TableName } from '../../engine/table-of-tables.ts';
import type { Database } from '../../engine/tables.ts';
import { figures } from '../../invoices/day-totals.ts';
import { GSTIN_LENGTH } from '../../shared-writes/stored-keys.ts';

type Read = Database['read'];

/** More faults of one kind are not listed. */
const LISTED = 100;

/** A table of sums. `expected` selects `keys`, `sums` and `dates` of what is added up, a row for each. */
type Sums = {
  table: TableName;
  keys: string[];
  sums: string[];
  /** Columns with the newest of the dates. */
  dates?: string[];
  expected: RawBuilder<unknown>;
  /** What else must not hold. */
  orWrong?: RawBuilder<unknown>;
  fault: (key: string[]) => string;
};

/** One statement reads one state: it adds up, and subtracts the stored sums; the result must be zero. */
async function wrongSums(
  read: Read,
  { table, keys, sums, dates = [], expected, orWrong, fault }: Sums,
): Promise<string[]> {
  const list = (names: string[], each: (name: string) => RawBuilder<unknown>) => sql.join(names.map(each));
  const wrong = [
    ...sums.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
    ...dates.map((name) => sql`max(${sql.ref(name)}) <> max(${sql.ref(`kept_${name}`)})`),
    ...(orWrong ? [orWrong] : []),
  ];
  const columns = [
    ...keys.map((name) => sql.ref(name)),
    ...sums.map((name) => sql`-${sql.ref(name)} as ${sql.ref(name)}`),
  ];
  const keptDates = dates.flatMap((name) => [
    sql`'' as ${sql.ref(name)}`,
    sql`${sql.ref(name)} as ${sql.ref(`kept_${name}`)}`,
  ]);
  const { rows } = await sql<Record<string, string | number>>`
    select ${list(keys, (name) => sql.ref(name))} from (
      ${expected} union all select ${sql.join([...columns, ...keptDates])} from ${sql.table(table)}
    ) as counted
    group by ${list(keys, (name) => sql.ref(name))}
    having ${sql.join(wrong, sql` or `)}
    order by ${list(keys, (name) => sql.ref(name))} limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map((row) => {
    const key = keys.map((name) => String(row[name]));
    return `${fault(key)} (${table} ${key.join(' ')})`;
  });
}

export function wrongDayTotals(read: Read): Promise<string[]> {
  return wrongSums(read, {
    table: 'day_totals',
    keys: ['kind', 'tax_state', 'block', 'date'],
    sums: ['standing', 'cancelled', ...figures],
    expected: sql`select kind, tax_state, issued_seq / ${sql.lit(issueBlock)} as block, date, 1 - cancelled as standing,
      cancelled, ${sql.join(figures.map((name) => sql`(1 - cancelled) * ${sql.ref(name)} as ${sql.ref(name)}`))} from invoices`,
    fault: ([kind, state, , date]) => `The totals of ${date} (${kind}, ${state}) are not those of its documents.`,
  });
}

export function wrongSalesMonths(read: Read): Promise<string[]> {
  return wrongSums(read, {
    table: 'sales_months',
    keys: ['tax_state', 'month', 'by', 'name'],
    sums: ['net', 'gst'],
    expected: sql`select tax_state, substr(date, 1, 7) as month, 'product' as "by", product as name, net, gst from sales
      union all select tax_state, date, 'product day', product, net, gst from sales
      union all select tax_state, substr(date, 1, 7), 'customer', customer, net, gst from sales
      union all select tax_state, cast(${firstYear} as text) || '-04', 'customer year', customer, net, gst from sales`,
    fault: ([state, month, by, name]) =>
      `The sales of ${by === 'customer year' ? 'the year from ' : ''}${month} in ${state} by the ${by?.split(' ')[0]} ${name || 'nobody'} are not the sum of its documents.`,
  });
}

export function wrongOpenProFormas(read: Read): Promise<string[]> {
  return wrongSums(read, {
    table: 'open_pro_formas',
    keys: ['valid_until'],
    sums: ['count', 'value'],
    expected: sql`select valid_until, 1 as count, open_value as value from pro_formas where open_value > 0`,
    fault: ([day]) => `The sums of the pro-formas that are open until ${day} are not those of the pro-formas.`,
  });
}

export function wrongBalances(read: Read): Promise<string[]> {
  return wrongSums(read, {
    table: 'account_balances',
    keys: ['customer', 'tax_state'],
    sums: ['owed', 'advances'],
    expected: sql`select customer, tax_state, case side when 'debt' then open else 0 end as owed,
      case side when 'source' then open else 0 end as advances from account_items`,
    fault: ([customer, state]) =>
      `The balance of ${customer === '' ? 'the documents of nobody' : `the customer ${customer}`} in ${state} is not the sum of what is open.`,
  });
}

const billed = sql`(case kind when 'tax' then payable when 'credit' then -payable else 0 end)`;
/** The first year of the financial year of a date, and its name: 2026-27. */
const firstYear = sql`(cast(substr(date, 1, 4) as integer) - case when substr(date, 6, 2) < '04' then 1 else 0 end)`;
export const yearOfDate: RawBuilder<unknown> = sql`(cast(${firstYear} as text) || '-' || substr(cast(${firstYear} + 1 as text), 3, 2))`;

export function wrongCustomerTotals(read: Read): Promise<string[]> {
  return wrongSums(read, {
    table: 'customer_totals',
    keys: ['customer', 'tax_state', 'financial_year'],
    sums: ['documents', 'billed'],
    dates: ['last_date'],
    expected: sql`select customer, tax_state, ${yearOfDate} as financial_year, 1 as documents, ${billed} as billed,
      date as last_date, '' as kept_last_date from document_customers where customer is not null and standing = 1`,
    fault: ([customer, , year]) => `The sums of the customer ${customer} in ${year} are not those of the documents.`,
  });
}

/** The same for the buyers of documents that are nobody's by the rule. */
export async function wrongBuyers(read: Read): Promise<string[]> {
  const { rows } = await sql<{ buyer_key: string }>`
    select buyer_key from (
      select buyer_key, 1 as documents, ${billed} as billed, date as first, date as last, '' as kept_first, '' as kept_last,
          -1 as likely, 0 as kept
        from document_customers where customer is null and linked_by = 'rule' and standing = 1 and buyer_key <> ''
      union all select buyer_key, -documents, -billed, '9999', '', first_date, last_date, likely, documents
        from unknown_buyers
    ) as counted
    group by buyer_key
    having sum(documents) <> 0 or sum(billed) <> 0 or max(last) <> max(kept_last) or min(first) <> max(kept_first)
      or max(likely) <> case when length(buyer_key) = ${sql.lit(GSTIN_LENGTH)} or max(kept) > 1 then 1 else 0 end
    order by buyer_key limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(
    ({ buyer_key }) =>
      `The sums of the unknown buyer ${buyer_key} are not those of the documents. (unknown_buyers ${buyer_key})`,
  );
}
