import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import type { SharedThing } from '#domain/shares/share.ts';
import type { SharedPayment } from '#domain/shares/shared-page.ts';
import { keptCustomer } from '../kept-customer.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { CustomerStore } from '../ports/customers.ts';
import type { FileStore } from '../ports/files.ts';
import type { ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';
import type { SharedContent } from './shared-content.ts';
import { waysToPay } from './ways-to-pay.ts';

export type SharedStatementPorts = {
  system: Pick<System, 'now'>;
  customers: Pick<CustomerStore, 'find'>;
  companies: Pick<CompanyStore, 'current'>;
  receivables: Pick<ReceivableStore, 'balances' | 'openItems'>;
  files: Pick<FileStore, 'get'>;
  /** Whether the last due of these bills is an export. */
  isBilledAbroad(debts: readonly AccountItem[]): Promise<boolean>;
};

type Statement = Extract<SharedThing, { kind: 'statement' }>;

/**
 * A statement of account: its paper stays as it was shared (`frozen` is its SHA-256), and the page says what is still to pay
 * today.
 */
export async function readSharedStatement(
  ports: SharedStatementPorts,
  of: Statement,
  frozen: string,
): Promise<SharedContent | null> {
  const customer = await ports.customers.find(of.customer);
  if (!customer) return null;
  const kept = await keptCustomer(ports, customer.id);
  const account = { ...of, customer: kept?.id ?? customer.id };
  const { owed, advances } = await balanceOf(ports, account);
  const company = (await ports.companies.current())?.company;
  const period = { from: of.from, to: of.to };
  const name = `Statement of ${customer.name}, ${formatDate(of.from)} to ${formatDate(of.to)}`;
  return {
    taxState: of.taxState,
    subject: name,
    name,
    customer: customer.id,
    facts: {
      kind: 'statement',
      number: '',
      period,
      buyer: customer.name,
      date: of.to,
      amount: null,
      validUntil: null,
      terms: '',
      payments: owed < 0 ? advances.map(favourFrom) : [],
      money: owed > 0 ? { kind: 'owed', owed, due: null, overdue: false } : { kind: 'closed' },
      pay: company && owed > 0 ? await payOf(ports, account, company, owed) : null,
    },
    paper: async () => ({ sha256: frozen, read: () => readFrozen(ports, frozen) }),
    fileName: `Statement-${of.from}-${of.to}.pdf`,
  };
}

/** A buyer abroad is shown the bank alone. */
async function payOf(ports: SharedStatementPorts, of: Statement, company: Company, owed: number) {
  const { debts } = await ports.receivables.openItems(of.customer, of.taxState);
  const isAbroad = await ports.isBilledAbroad(debts);
  const account = { number: `ACCOUNT-${of.to.replaceAll('-', '')}`, about: `Account on ${formatDate(of.to)}`, owed };
  return waysToPay(company, of.taxState, isAbroad ? null : account);
}

/** What is owed less the advances, today; below zero when more was paid than was owed. What is dated later is not owed yet. */
async function balanceOf({ receivables, system }: SharedStatementPorts, of: Statement) {
  const [balances, { debts, advances }] = await Promise.all([
    receivables.balances([of.customer]),
    receivables.openItems(of.customer, of.taxState),
  ]);
  const here = balances.get(of.customer)?.find(({ taxState }) => taxState === of.taxState);
  const today = indianDate(system.now());
  const later = debts.filter(({ date }) => date > today).reduce((sum, { open }) => sum + open, 0);
  return { owed: here ? here.owed - here.advances - later : 0, advances };
}

/** What is left of a credit note or of an advance, by the number on its paper. */
function favourFrom({ kind, number, open }: AccountItem): SharedPayment {
  return { kind: kind === 'note' ? 'credited' : 'advance', number, amount: open };
}

async function readFrozen({ files }: SharedStatementPorts, sha256: string): Promise<Uint8Array> {
  const bytes = await files.get(sha256);
  if (!bytes) throw new Error(`The file ${sha256} is missing from the file store.`);
  return bytes;
}
