import { indianDate } from '#domain/calendar/indian-date.ts';
import { lateDebts, reminderFacts } from '#domain/mails/letter-facts.ts';
import { type LetterFacts, mostListed } from '#domain/mails/write-letter.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import type { SharedThing } from '#domain/shares/share.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  receivables: Pick<ReceivableStore, 'openItems'>;
  invoices: Pick<InvoiceStore, 'findById'>;
};

type Statement = Extract<SharedThing, { kind: 'statement' }>;

/** What a reminder says: the debts of a statement that are past their due date, those that it lists with their terms of payment. */
export async function readReminder(
  ports: Ports,
  of: Statement,
  { firm, customer }: { firm: string; customer: string },
): Promise<LetterFacts> {
  const today = indianDate(ports.system.now());
  const { debts } = await ports.receivables.openItems(of.customer, of.taxState);
  const late = lateDebts(debts, today);
  const terms = await Promise.all(late.slice(0, mostListed).map((debt) => termsOf(ports, debt)));
  const withTerms = late.map((debt, at) => ({ ...debt, terms: terms[at] ?? '' }));
  return reminderFacts(firm, customer, of, withTerms, today);
}

/** Only an invoice has terms: an opening bill has a note, which is ours. */
async function termsOf({ invoices }: Ports, { kind, id }: AccountItem): Promise<string> {
  const invoice = kind === 'invoice' ? await invoices.findById(id) : null;
  return invoice?.draft.paymentTerms ?? '';
}
