import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import { isOwnBranch } from '#domain/receivables/is-own-branch.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { addToBalances } from '../shared-writes/add-to-balances.ts';

type Missing = Pick<
  Tables['invoices'],
  'id' | 'kind' | 'tax_state' | 'number' | 'date' | 'payable' | 'issued_seq' | 'original_id'
> & { customer: string | null; due: string | null };

/** The standing documents that were issued by these lines and have no place in the accounts, in the order of issue. */
export async function missingItems(transaction: Transacting, from: number, to: number): Promise<Missing[]> {
  const rows = await transaction
    .selectFrom('invoices')
    .innerJoin('money_kept_from', (join) => join.onRef('kept_from', '<=', 'invoices.date'))
    .innerJoin('audit_log', 'audit_log.seq', 'invoices.issued_seq')
    .leftJoin('document_customers', 'document_customers.document', 'invoices.id')
    .leftJoin('account_items', 'account_items.id', 'invoices.id')
    .select(['invoices.id', 'invoices.kind', 'invoices.tax_state', 'invoices.number', 'invoices.date'])
    .select(['invoices.payable', 'invoices.issued_seq', 'invoices.original_id', 'invoices.company_version'])
    .select(['invoices.draft', 'audit_log.after', 'document_customers.customer'])
    .where('invoices.issued_seq', '>', from)
    .where('invoices.issued_seq', '<=', to)
    .where('invoices.kind', 'in', ['tax', 'credit'])
    .where('invoices.cancelled', '=', 0)
    .where('account_items.id', 'is', null)
    .orderBy('invoices.issued_seq')
    .execute();
  const companies = new Map<number, Company>();
  const missing: Missing[] = [];
  for (const { company_version, draft, after, ...document } of rows) {
    const company = companies.get(company_version) ?? (await companyOf(transaction, company_version));
    companies.set(company_version, company);
    if (isOwnBranch(company, JSON.parse(draft).buyerAddress)) continue;
    // The line of an earlier release says nothing: then it is due on its date.
    missing.push({ ...document, due: (JSON.parse(after) as { due?: string }).due ?? null });
  }
  return missing;
}

async function companyOf(transaction: Transacting, version: number): Promise<Company> {
  const { company } = await transaction
    .selectFrom('company_versions')
    .select('company')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return JSON.parse(company);
}

/** The documents that these lines cancelled, and that are still in the accounts, with the day of the cancellation. */
export async function cancelledItems(
  transaction: Transacting,
  from: number,
  to: number,
): Promise<{ id: string; day: string }[]> {
  const lines = await transaction
    .selectFrom('audit_log')
    .select('subject')
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .where('what', '=', 'invoice cancelled')
    .orderBy('seq')
    .execute();
  const items: { id: string; day: string }[] = [];
  for (const { subject } of lines) {
    const [kind = '', state = '', ...number] = subject.split('/');
    const row = await transaction
      .selectFrom('invoices')
      .innerJoin('account_items', 'account_items.id', 'invoices.id')
      .select(['invoices.id', 'invoices.cancelled_at'])
      .where('invoices.kind', '=', kind)
      .where('invoices.tax_state', '=', state)
      .where('invoices.number_key', '=', foldText(number.join('/')))
      .where('invoices.cancelled', '=', 1)
      .where('account_items.ended_on', 'is', null)
      .executeTakeFirst();
    if (row) items.push({ id: row.id, day: indianDate(row.cancelled_at ?? '') });
  }
  return items;
}

/** Takes documents from before 'Money kept from' out of the accounts. One that was ever allocated stays. */
export async function leaveUnkept(transaction: Transacting, from: number, to: number): Promise<void> {
  const rows = await transaction
    .selectFrom('invoices')
    .innerJoin('money_kept_from', (join) => join.onRef('kept_from', '>', 'invoices.date'))
    .innerJoin('account_items', 'account_items.id', 'invoices.id')
    .selectAll('account_items')
    .where('invoices.issued_seq', '>', from)
    .where('invoices.issued_seq', '<=', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('allocations')
            .select('allocations.amount')
            .where((row) =>
              row.or([
                row('allocations.source', '=', row.ref('account_items.id')),
                row('allocations.debt', '=', row.ref('account_items.id')),
              ]),
            ),
        ),
      ),
    )
    .execute();
  for (const row of rows) {
    await transaction.deleteFrom('account_items').where('id', '=', row.id).execute();
    await addToBalances(transaction, [{ ...row, open: -row.open }]);
  }
}
