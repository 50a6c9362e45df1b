import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyBody } from '#contract/company.ts';
import { draftFromInput, type InvoiceInput, issuedData } from '#contract/invoice-wire.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { Outcome } from '#domain/outcome.ts';
import { saveCompany } from '#operations/company/save-company.ts';
import { cancelInvoice } from '#operations/invoices/cancel-invoice.ts';
import { issueInvoice } from '#operations/invoices/issue-invoice.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Ports } from '../open-ports.ts';

/** `corrects`: the position in the list of the tax invoice that a credit note corrects. `cancelled`: cancelled at once. */
type DemoDocument = { corrects?: number; cancelled?: boolean } & InvoiceInput;

/** Fills an empty shop with the invented firm and its documents, with the operations that staff use. Returns a line to print. */
export async function loadDemo(ports: Ports, folder: string, actor: Actor): Promise<string> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const company = companyBody.parse(await read('company.json'));
  if ((await ports.companies.current()) === null)
    valueOrThrow(await saveCompany({ ...ports, paper: null }, { company, demo: true }, actor));

  const { documents } = (await read('documents.json')) as { documents: DemoDocument[] };
  const issued: IssuedInvoice[] = [];
  for (const [position, { corrects, cancelled, ...typed }] of documents.entries()) {
    // The same key for the same document: a load that was interrupted goes on where it stopped.
    const idempotency = { key: `demo document ${position}`, bodyHash: '' };
    const input = corrects === undefined ? typed : { ...typed, referenceNumber: issued[corrects]?.number ?? '' };
    const dataFor = (number: string) => issuedData(input, number);
    const before = await ports.invoices.findByKey(idempotency);
    const entry = { draft: draftFromInput(input), dataFor, customer: null, actor, idempotency };
    const invoice = before?.invoice ?? valueOrThrow(await issueInvoice(ports, entry));
    issued.push(invoice);
    if (cancelled && !invoice.cancelledAt)
      valueOrThrow(await cancelInvoice(ports, { ...invoice, reason: 'order-cancelled', why: '' }, actor));
  }
  return `The demo firm ${company.name} is loaded with ${issued.length} documents: every paper is marked SPECIMEN.`;
}

function valueOrThrow<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`The demo cannot be loaded: ${outcome.message} ${JSON.stringify(outcome.problems)}`);
  return outcome.value;
}
