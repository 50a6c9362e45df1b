import { sql } from 'kysely';
import { customerPhoneKey } from '#domain/customers/customer-keys.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import { type ChangedAllocation, openAsOf } from '#domain/receivables/open-as-of.ts';
import { notInTheBook, type OutstandingRow } from '#domain/receivables/outstanding-row.ts';
import { outstandingRows } from '#domain/receivables/outstanding-rows.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { wordsOf } from '#domain/text/word-starts.ts';
import type { OutstandingFilter } from '#operations/ports/outstanding.ts';
import type { Database, Tables } from '../engine/tables.ts';

export type PastDay = { day: string; taxState: TaxState | '' };

/** A row with the words by which its customer is found: of the name, the GSTIN and the phone. */
export type PastRow = OutstandingRow & { words: string[] };

export type Past = {
  /** `head`: the newest audit line. What was calculated at an older one is calculated again. */
  rows(day: PastDay, head: number): Promise<PastRow[]>;
  items(day: PastDay, customer: string | null): Promise<AccountItem[]>;
  /** Of all customers. */
  advances(day: PastDay): Promise<AccountItem[]>;
};

/** What each customer owed at the end of a past day, in no order. */
export async function calculatePast(database: Database, past: PastDay): Promise<PastRow[]> {
  const items = await itemsOn(database, past);
  const ids = ['', ...new Set(items.flatMap(({ customer }) => customer ?? []))];
  const book = database.read.selectFrom('customers').select(['id', 'name', 'gstin', 'phone']);
  const found = await (ids.length > MANY ? book : book.where('id', 'in', ids)).execute();
  const customers = new Map(found.map((row) => [row.id, row]));
  const rows = outstandingRows(items, past.day, (id) => customers.get(id)?.name ?? '');
  const nobody = wordsOf(notInTheBook);
  return rows.map((row) => ({
    ...row,
    words: row.customer === null ? nobody : wordsOfCustomer(customers.get(row.customer)),
  }));
}

/**
 * What was open at the end of a past day: what is open now, taken back by what has changed since. So the effort depends on
 * how much was paid since that day, not on how much was ever paid. One statement, so that nothing changes in between.
 */
async function itemsOn({ read }: Database, { day, taxState }: PastDay): Promise<AccountItem[]> {
  const within = taxState === '' ? sql`date <= ${day}` : sql`date <= ${day} and tax_state = ${taxState}`;
  const { rows } = await sql<Row>`
    with changed as materialized (
      select source, debt, amount, date, ended_on from allocations
        where ended_on is null and date > ${day} and waited_from <= ${day}
      union all
      select source, debt, amount, date, ended_on from allocations
        where ended_on is not null and ended_on > ${day} and date <= ${day}
    )
    select ${columns} from account_items where open > 0 and ${within}
    union all
    select ${columns} from account_items where ended_on is not null and ended_on > ${day} and ${within}
    union all
    select ${columns} from account_items
      where id in (select source from changed union select debt from changed) and ${within}
    union all
    select source, debt, '', '', '', '', date, '', amount, 0, ended_on, 1 from changed`.execute(read);
  const allocations = rows.filter(({ is_allocation }) => is_allocation === 1);
  // An item may come twice: to leave it out in SQL, SQLite would read all items in the order of their ids.
  const items = new Map(rows.flatMap((row) => (row.is_allocation === 0 ? [[row.id, itemFrom(row)]] : [])));
  return openAsOf([...items.values()], allocations.map(allocationFrom), day);
}

/** Of more customers the whole book is read: a statement takes a limited number of values. */
const MANY = 20_000;

/** Days calculated in this process. */
export function calculateHere(database: Database): Past {
  return {
    rows: (day) => calculatePast(database, day),
    advances: async (day) => (await itemsOn(database, day)).filter(({ side }) => side === 'source'),
    items: async (day, customer) => (await itemsOn(database, day)).filter((item) => item.customer === customer),
  };
}

/**
 * Who calculates a day: `past` a past one, this process today when a document is dated later, which the stored rows have already. Null
 * where these answer.
 */
export async function calculatorOf(
  database: Database,
  past: Past,
  { asOf, today, taxState }: OutstandingFilter,
): Promise<Past | null> {
  if (asOf < today) return past;
  const states = taxState === '' ? Object.keys(taxStates) : [taxState];
  const { rows } = await sql`
    select 1 from return_facts where tax_state in (${sql.join(states)}) and date > ${asOf} limit 1`.execute(
    database.read,
  );
  return rows.length > 0 ? calculateHere(database) : null;
}

const columns = sql`id, side, kind, customer, tax_state, number, date, due, amount, open, ended_on, 0 as is_allocation`;

/** An allocation has its source in `id` and its debt in `side`. */
type Row = Omit<Tables['account_items'], 'seq' | 'side'> & { side: string; is_allocation: number };

function itemFrom({ customer, tax_state, ended_on, is_allocation: _, side, ...item }: Row): AccountItem {
  return {
    ...item,
    side: side as AccountItem['side'],
    customer: customer === '' ? null : customer,
    taxState: tax_state as TaxState,
    endedOn: ended_on,
  };
}

function allocationFrom({ id, side, amount, date, ended_on }: Row): ChangedAllocation {
  return { source: id, debt: side, amount, date, endedOn: ended_on };
}

function wordsOfCustomer(customer: { name: string; gstin: string; phone: string } | undefined): string[] {
  if (!customer) return [];
  const { name, gstin, phone } = customer;
  return [...wordsOf(name), gstin, gstin.slice(2), ...wordsOf(phone), customerPhoneKey(phone)].filter(Boolean);
}
