import { financialYear } from '#domain/calendar/financial-year.ts';
import { addDays, formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import { fillInCompany } from '#domain/company/firm-problem.ts';
import { buyerBlock } from '#domain/customers/buyer-block.ts';
import type { Customer } from '#domain/customers/customer.ts';
import { failed, type Outcome, ok, type Refusal } from '#domain/outcome.ts';
import { isOwnBranch } from '#domain/receivables/is-own-branch.ts';
import { type Statement, statementOf } from '#domain/receivables/statement.ts';
import { MOST_ENTRIES, tooManyEntries } from '#domain/receivables/statement-limit.ts';
import { statementSheet } from '#domain/receivables/statement-sheet.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { keptCustomer } from '../kept-customer.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { CustomerLedger, LedgerFilter } from '../ports/customer-ledger.ts';
import type { CustomerStore } from '../ports/customers.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { Paper } from '../ports/papers.ts';
import type { ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';
import { whyNoMoney } from './enter-voucher.ts';
import { isBilledAbroad } from './is-billed-abroad.ts';
import { firmIn } from './print-voucher.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current' | 'lastIn'>;
  customers: Pick<CustomerStore, 'find'>;
  invoices: Pick<InvoiceStore, 'findById'>;
  customerLedger: Pick<CustomerLedger, 'entries' | 'openOn' | 'page'>;
  receivables: Pick<ReceivableStore, 'openItems'>;
};

/** `from` '': the first day of the financial year of `to`. `to` '': today. */
type StatementRequest = { customer: string; taxState: TaxState; from: string; to: string };

type ReadStatement = { statement: Statement; customer: Customer; company: Company; specimen: boolean };

/** The statement of account of a customer with a registration. */
export async function readStatement(ports: Ports, request: StatementRequest): Promise<Outcome<ReadStatement>> {
  const today = indianDate(ports.system.now());
  const to = request.to || today;
  const from = request.from || `${financialYear(to).slice(0, 4)}-04-01`;
  const wrong = periodProblem(from, to, today);
  if (wrong) return wrong;
  const [customer, version] = await Promise.all([keptCustomer(ports, request.customer), ports.companies.current()]);
  if (!customer) return failed('not-found', 'There is no such customer.');
  const missing = await whyNoMoney(ports, request.taxState);
  if (!version || missing) return stateRefused(missing ?? fillInCompany);
  const isOwn = isOwnBranch(version.company, buyerBlock(customer));
  const { taxState } = request;
  const filter = { customer: customer.id, taxState, from, to, what: 'all', isOwnBranch: isOwn } as const;
  const openOn = () => ports.customerLedger.openOn(customer.id, taxState, to);
  const [found, items] = await Promise.all([
    ports.customerLedger.entries(filter, MOST_ENTRIES),
    to < today ? openOn() : ports.receivables.openItems(customer.id, taxState),
  ]);
  if (!found) return tooLong(ports.customerLedger, filter);
  const stored = statementOf({ from, to, ...found, ...items });
  // What is stored has what is dated later than today, too.
  const statement = to < today || isWhole(stored) ? stored : statementOf({ from, to, ...found, ...(await openOn()) });
  const company = await firmIn(ports.companies, version, taxState);
  return ok({ statement, customer, company, specimen: version.demo });
}

/** Whether what is open comes to its last balance. */
function isWhole({ closing, open, advances }: Statement): boolean {
  const sumOf = (items: Statement['advances']) => items.reduce((sum, item) => sum + item.open, 0);
  return closing === sumOf(open) - sumOf(advances);
}

/** The same as a PDF, drawn now. */
export async function drawStatement(
  ports: Ports & { paper: Pick<Paper, 'drawStatement'> },
  request: StatementRequest,
): Promise<Outcome<{ bytes: Uint8Array; read: ReadStatement }>> {
  const outcome = await readStatement(ports, request);
  if (!outcome.ok) return outcome;
  const { statement, customer, company, specimen } = outcome.value;
  const isAbroad = await isBilledAbroad(ports, statement.open);
  const sheet = statementSheet(statement, { customer, taxState: request.taxState, specimen, isAbroad }, company);
  const bytes = await ports.paper.drawStatement(sheet, ports.system.now(), company);
  return ok({ bytes, read: outcome.value });
}

function periodProblem(from: string, to: string, today: string): Refusal | null {
  if (to > today) return dayRefused('to', `The statement cannot end after today, ${formatDate(today)}`);
  return from > to ? dayRefused('from', `It cannot begin after its last day, ${formatDate(to)}`) : null;
}

function dayRefused(field: 'from' | 'to', message: string): Refusal {
  return failed('invalid', message, { problems: [{ field, message }] });
}

function stateRefused(message: string): Refusal {
  return failed('invalid', message, { problems: [{ field: 'state', message }] });
}

/** Names the first day from which all entries have room: the day after that of the newest entry that has none. */
async function tooLong(ledger: Ports['customerLedger'], filter: LedgerFilter): Promise<Refusal> {
  const { entries } = await ledger.page(filter, 1, MOST_ENTRIES + 1, 'newest');
  const from = addDays(entries.at(-1)?.date ?? filter.to, 1);
  const most = `A statement has at most ${MOST_ENTRIES} entries, and there are more`;
  return from > filter.to
    ? dayRefused('from', `${most} on ${formatDate(filter.to)} alone: the ledger on the customer’s page shows them all`)
    : dayRefused('from', tooManyEntries(from));
}
