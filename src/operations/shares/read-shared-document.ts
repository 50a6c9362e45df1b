import { indianDate } from '#domain/calendar/indian-date.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { SharedMoney } from '#domain/shares/shared-page.ts';
import { isExport } from '#domain/tax/supply-types.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { DocumentCustomers } from '../ports/document-customers.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { DocumentMoney, ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';
import type { ReadablePaper } from './picture-pages.ts';
import type { SharedContent } from './shared-content.ts';
import { sharedPayments } from './shared-payments.ts';
import { waysToPay } from './ways-to-pay.ts';

export type DocumentPorts = {
  system: Pick<System, 'now' | 'sha256'>;
  invoices: Pick<InvoiceStore, 'findById'>;
  companies: Pick<CompanyStore, 'current'>;
  documentCustomers: Pick<DocumentCustomers, 'find'>;
  receivables: Pick<ReceivableStore, 'moneyOf' | 'find'>;
  /** The PDF of a document: stored, or drawn now. */
  printDocument(invoice: IssuedInvoice): Promise<Uint8Array>;
  /** The SHA-256 of that PDF; null while it is not drawn. */
  namedPaper(invoice: IssuedInvoice): Promise<string | null>;
};

export async function readSharedDocument(ports: DocumentPorts, id: string): Promise<SharedContent | null> {
  const invoice = await ports.invoices.findById(id);
  if (!invoice) return null;
  const { kind, taxState, number } = invoice;
  const [link, account] = await Promise.all([ports.documentCustomers.find(id), ports.receivables.moneyOf(id)]);
  const money = moneyOf(invoice, account, indianDate(ports.system.now()));
  return {
    taxState,
    subject: `${kind}/${taxState}/${number}`,
    name: number,
    customer: link?.customer?.id ?? null,
    facts: {
      kind,
      number,
      period: null,
      buyer: invoice.buyerName,
      date: invoice.date,
      amount: invoice.totals.payable,
      validUntil: kind === 'pro' ? (invoice.draft.validUntil ?? null) : null,
      terms: isSettled(money) ? '' : (invoice.draft.paymentTerms ?? ''),
      payments: kind === 'tax' && account ? await sharedPayments(ports, account.allocations) : [],
      money,
      pay: await payOf(ports, invoice, money),
    },
    paper: () => paperOf(ports, invoice),
    fileName: `${number.replaceAll('/', '-')}.pdf`,
  };
}

/** Null where nothing is owed to us here: a pro-forma, a challan, a credit note, and an invoice from before receipts were recorded. */
function moneyOf(invoice: IssuedInvoice, account: DocumentMoney | null, today: string): SharedMoney | null {
  if (invoice.cancelledAt) return { kind: 'cancelled', on: indianDate(invoice.cancelledAt) };
  if (invoice.kind !== 'tax' || !account) return null;
  const { open, due } = account.item;
  if (open > 0) return { kind: 'owed', owed: open, due, overdue: due < today };
  // What was credited or given up, nobody has paid.
  const isPaid = account.allocations.every(({ source, endedOn }) => source.kind === 'receipt' || endedOn !== null);
  return { kind: isPaid ? 'paid' : 'closed' };
}

/** It is paid, credited or cancelled: nobody has to pay it. */
function isSettled(money: SharedMoney | null): boolean {
  return money !== null && money.kind !== 'owed';
}

/** An invoice that is not in the accounts, and a pro-forma, can be paid into the bank; only what is owed in India has a code. */
async function payOf(
  ports: DocumentPorts,
  { kind, taxState, number, draft }: IssuedInvoice,
  money: SharedMoney | null,
) {
  if (kind === 'credit' || kind === 'challan' || isSettled(money)) return null;
  const company = (await ports.companies.current())?.company;
  const isByUpi = money?.kind === 'owed' && !isExport(draft.supplyType);
  return company ? waysToPay(company, taxState, isByUpi ? { number, owed: money.owed } : null) : null;
}

/** A paper that was never drawn is drawn and stored first. */
async function paperOf(ports: DocumentPorts, invoice: IssuedInvoice): Promise<ReadablePaper> {
  const read = () => ports.printDocument(invoice);
  const named = await ports.namedPaper(invoice);
  return { sha256: named ?? ports.system.sha256(await read()), read };
}
