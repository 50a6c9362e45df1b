import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Company } from '#domain/company/company.ts';
import { isOwnBranch } from '#domain/receivables/is-own-branch.ts';
import type { Database } from '../engine/tables.ts';
import { ACCOUNT_ITEM } from './fill-accounts.ts';

type Read = Database['read'];

const BATCH = 500;
const LISTED = 100;

/** Whether every document, voucher and opening bill has the place in the accounts that follows from it, and nothing else has. */
export async function inspectAccountItems(read: Read): Promise<string[]> {
  return [...(await wrongDocuments(read)), ...(await wrongVouchers(read)), ...(await strays(read))];
}

async function wrongDocuments(read: Read): Promise<string[]> {
  const mark = await markOf(read);
  const companies = await companiesOf(read);
  const faults: string[] = [];
  for (let last = 0; ; ) {
    const documents = await documentsAfter(read, last);
    if (documents.length === 0) return faults;
    for (const document of documents) {
      const fault = documentFault(document, mark, companies);
      if (fault && !(await isFollowedLater(read, mark))) faults.push(fault);
    }
    last = documents.at(-1)?.issued_seq ?? last;
    await setImmediate();
  }
}

async function markOf(read: Read): Promise<number> {
  const row = await read
    .selectFrom('filled_up_to')
    .select('issued_seq')
    .where('fact', '=', ACCOUNT_ITEM)
    .executeTakeFirst();
  return row?.issued_seq ?? 0;
}

async function companiesOf(read: Read): Promise<Map<number, Company>> {
  const rows = await read.selectFrom('company_versions').select(['version', 'company']).execute();
  return new Map(rows.map(({ version, company }) => [version, JSON.parse(company)]));
}

/** One statement reads each document with its place as they are at one instant. */
function documentsAfter(read: Read, last: number) {
  return read
    .selectFrom('invoices')
    .innerJoin('audit_log', 'audit_log.seq', 'invoices.issued_seq')
    .innerJoin('money_kept_from', (join) => join.onTrue())
    .leftJoin('document_customers as link', 'link.document', 'invoices.id')
    .leftJoin('account_items as item', 'item.id', 'invoices.id')
    .select(['invoices.kind', 'invoices.number', 'invoices.date', 'invoices.payable', 'invoices.tax_state'])
    .select(['invoices.issued_seq', 'invoices.cancelled', 'invoices.draft', 'invoices.company_version'])
    .select(['audit_log.after', 'kept_from', 'link.customer as linked', 'item.id as item', 'item.side', 'item.seq'])
    .select(['item.kind as item_kind', 'item.customer', 'item.tax_state as item_state', 'item.number as item_number'])
    .select(['item.date as item_date', 'item.due', 'item.amount', 'item.ended_on'])
    .where('invoices.kind', 'in', ['tax', 'credit'])
    .where('invoices.issued_seq', '>', last)
    .orderBy('invoices.issued_seq')
    .limit(BATCH)
    .execute();
}

type Document = Awaited<ReturnType<typeof documentsAfter>>[number];

function documentFault(document: Document, mark: number, companies: Map<number, Company>): string | null {
  const { kind, number, date, payable } = document;
  if (document.item === null) return isMissing(document, mark, companies) ? `${number} is not in the accounts.` : null;
  const due = (JSON.parse(document.after) as { due?: string }).due ?? date;
  const isSame =
    document.side === (kind === 'tax' ? 'debt' : 'source') &&
    document.item_kind === (kind === 'tax' ? 'invoice' : 'note') &&
    document.item_state === document.tax_state &&
    document.item_number === number &&
    document.item_date === date &&
    document.due === due &&
    document.seq === document.issued_seq &&
    document.amount === payable;
  if (!isSame) return `The figures of ${number} in the accounts are not its own.`;
  if (document.customer !== (document.linked ?? '')) return `${number} is in the account of another customer.`;
  if ((document.ended_on !== null) !== (document.cancelled === 1))
    return `${number} ${document.cancelled === 1 ? 'is cancelled, but still open' : 'has ended'} in the accounts.`;
  return null;
}

function isMissing(document: Document, mark: number, companies: Map<number, Company>): boolean {
  if (document.cancelled === 1 || document.payable <= 0 || document.date < document.kept_from) return false;
  const company = companies.get(document.company_version);
  if (company && isOwnBranch(company, JSON.parse(document.draft).buyerAddress)) return false;
  return document.issued_seq <= mark;
}

/** An earlier release cancelled or linked something, and the job has not seen that line yet. */
async function isFollowedLater(read: Read, mark: number): Promise<boolean> {
  const line = await read
    .selectFrom('audit_log')
    .select('seq')
    .where('seq', '>', mark)
    .where('what', 'in', ['invoice cancelled', 'document linked', 'documents linked', 'customer merged'])
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** One statement: what a voucher or an opening bill says, and what the account says. Customers move with a merge only. */
async function wrongVouchers(read: Read): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select kept.number from (
      select vouchers.id, case when reason = 'set-off' then 'transfer' when kind = 'refund' then 'debt' else 'source' end as side,
        kind, customer, tax_state, number, date, date as due, issued_seq as seq, amount + tds as amount,
        case when exists (select 1 from voucher_cancellations where voucher = vouchers.id) then 1 else 0 end as ended
      from vouchers
      union all select id, case side when 'dr' then 'debt' else 'source' end, 'opening', customer, tax_state, reference, date, due,
        added_seq, amount, case when ended_at is null then 0 else 1 end from opening_bills
    ) as kept
    left join merged_customers on merged_customers.customer = kept.customer
    left join account_items as item on item.id = kept.id and item.side = kept.side and item.kind = kept.kind
      and item.customer in (kept.customer, coalesce(merged_customers.kept, kept.customer))
      and item.tax_state = kept.tax_state and item.number = kept.number and item.date = kept.date and item.due = kept.due
      and item.seq = kept.seq and item.amount = kept.amount
      and kept.ended = case when item.ended_on is null then 0 else 1 end
    where item.id is null order by kept.seq limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(({ number }) => `${number} is not in the accounts as it was issued.`);
}

async function strays(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('account_items')
    .leftJoin('invoices', 'invoices.id', 'account_items.id')
    .leftJoin('vouchers', 'vouchers.id', 'account_items.id')
    .leftJoin('opening_bills', 'opening_bills.id', 'account_items.id')
    .select('account_items.number')
    .where('invoices.id', 'is', null)
    .where('vouchers.id', 'is', null)
    .where('opening_bills.id', 'is', null)
    .orderBy('account_items.seq')
    .limit(LISTED)
    .execute();
  return rows.map(({ number }) => `${number} in the accounts belongs to no document.`);
}
