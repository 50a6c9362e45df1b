import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyBody } from '#contract/company.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { noteDeclaredBy } from '#domain/returns/last-day-for-note.ts';
import { saveCompany } from '#operations/company/save-company.ts';
import { createCustomer } from '#operations/customers/save-customer.ts';
import { declineDocument } from '#operations/documents/decline-document.ts';
import { cancelInvoice } from '#operations/invoices/cancel-invoice.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Ports } from '../open-ports.ts';
import { type DemoCustomer, type DemoDocument, demoDate, demoInput } from './demo-document.ts';
import type { DemoMoney } from './demo-voucher.ts';
import { type DemoFiling, fileDemoReturns } from './file-demo-returns.ts';
import { issueDemoDocument, loadedOrThrow } from './issue-demo-document.ts';
import { loadDemoMoney } from './load-demo-money.ts';
import { type DemoPacks, loadDemoPacks } from './load-demo-packs.ts';
import { type DemoShare, loadDemoShares } from './load-demo-shares.ts';

/** `corrects`: the position in the list of the tax invoice that a credit note corrects. `cancelled`: cancelled at once. */
type PastDocument = { corrects?: number; cancelled?: boolean } & InvoiceInput;

/** One document to issue. Its input may need the documents that are issued already, by name. */
type Entry = {
  name: string;
  date: string;
  /** The customer that it is for, when its address does not say so. */
  customer: string | null;
  input(issued: ReadonlyMap<string, IssuedInvoice>): InvoiceInput;
  after(invoice: IssuedInvoice): Promise<unknown>;
};

/** Fills an empty shop with the invented firm, its customers and its documents, with the operations that staff use. Returns a line to print. */
export async function loadDemo(ports: Ports, folder: string, actor: Actor): Promise<string> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const company = companyBody.parse(await read('company.json'));
  if ((await ports.companies.current()) === null)
    loadedOrThrow(await saveCompany({ ...ports, paper: null }, { company, demo: true }, actor));

  await loadDemoPacks(ports, (await read('packs.json')) as DemoPacks, actor);

  const { customers } = (await read('customers.json')) as { customers: DemoCustomer[] };
  // The same key for the same thing: a load that was interrupted goes on where it stopped.
  const inBook = new Map<string, string>();
  for (const [position, customer] of customers.entries()) {
    const key = { key: `demo customer ${position}`, bodyHash: '' };
    const saved = loadedOrThrow(await createCustomer(ports, customer, key, actor)).customer;
    inBook.set(saved.name, saved.id);
  }

  const past = (await read('documents.json')) as { documents: PastDocument[] };
  const chains = (await read('chains.json')) as { documents: DemoDocument[] };
  const once = (await read('one-time-buyers.json')) as { documents: DemoDocument[] };
  const returns = (await read('returns.json')) as { documents: DemoDocument[]; filed: DemoFiling[] };
  const today = indianDate(ports.system.now());
  const entries = [
    ...past.documents.map((document, position) => pastEntry({ ports, today, actor }, document, position)),
    ...[...chains.documents, ...once.documents, ...returns.documents].map((document) =>
      chainEntry({ ports, customers, inBook, today, actor }, document),
    ),
  ];
  const issued = new Map<string, IssuedInvoice>();
  // In the order of their dates, so that the numbers of a series follow them.
  for (const { name, input, customer, after } of entries.toSorted((one, other) => (one.date < other.date ? -1 : 1))) {
    const invoice = await issueDemoDocument(ports, name, input(issued), actor, customer);
    issued.set(name, invoice);
    await after(invoice);
  }
  const money = (await read('money.json')) as DemoMoney & { shares: DemoShare[] };
  await loadDemoMoney(ports, money, { issued, customers: inBook }, actor);
  await loadDemoShares(ports, money.shares, issued, actor);
  await fileDemoReturns(ports, returns.filed, actor);
  return `The demo firm ${company.name} is loaded; its papers are marked SPECIMEN.`;
}

function pastEntry(
  { ports, today, actor }: Pick<Chains, 'ports' | 'today' | 'actor'>,
  { corrects, cancelled, ...typed }: PastDocument,
  position: number,
): Entry {
  return {
    name: String(position),
    date: String(typed.orderDate),
    customer: null,
    input: (issued) => {
      const sold = issued.get(String(corrects));
      if (!sold) return typed;
      // The dates of these stay, so from a day on their notes take back no tax.
      const isLate = today > noteDeclaredBy(sold.date);
      return { ...typed, referenceNumber: sold.number, ...(isLate && { withoutGst: 'yes' }) };
    },
    after: async (invoice) => {
      if (cancelled) await cancelOnce(ports, invoice, actor);
    },
  };
}

async function cancelOnce(ports: Ports, invoice: IssuedInvoice, actor: Actor): Promise<void> {
  if (invoice.cancelledAt) return;
  loadedOrThrow(await cancelInvoice(ports, { ...invoice, reason: 'order-cancelled', why: '' }, actor));
}

type Chains = {
  ports: Ports;
  customers: DemoCustomer[];
  /** The ids of the customers by their names. */
  inBook: ReadonlyMap<string, string>;
  today: string;
  actor: Actor;
};

function chainEntry({ ports, customers, inBook, today, actor }: Chains, document: DemoDocument): Entry {
  const { name, from = '', declined, cancelled, customer, buyer } = document;
  return {
    name,
    date: demoDate(document, today),
    customer: buyer === undefined ? null : (inBook.get(customer ?? '') ?? null),
    input: (issued) => demoInput(document, customers, issued.get(from) ?? null, today),
    after: async (invoice) => {
      if (cancelled) await cancelOnce(ports, invoice, actor);
      if (declined === undefined) return;
      const answer = await declineDocument(ports, invoice.id, declined, actor);
      // Declined already by a load that was interrupted.
      if (!answer.ok && answer.kind !== 'conflict') loadedOrThrow(answer);
    },
  };
}
