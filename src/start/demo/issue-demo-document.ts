import { draftFromInput, type InvoiceInput, issuedData } from '#contract/invoice-wire.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { Outcome } from '#domain/outcome.ts';
import { issueInvoice } from '#operations/invoices/issue-invoice.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Ports } from '../open-ports.ts';

/** Issues a document of the demo, or returns it when an interrupted load has issued it: its name is the key. */
export async function issueDemoDocument(
  ports: Ports,
  name: string,
  input: InvoiceInput,
  actor: Actor,
  customer: string | null = null,
): Promise<IssuedInvoice> {
  const idempotency = { key: `demo document ${name}`, bodyHash: '' };
  const dataFor = (number: string, dueDate?: string) => issuedData(input, number, dueDate);
  const before = await ports.invoices.findByKey(idempotency);
  const entry = { draft: draftFromInput(input), dataFor, customer, actor, idempotency };
  return before?.invoice ?? loadedOrThrow(await issueInvoice(ports, entry));
}

export function loadedOrThrow<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`The demo cannot be loaded: ${outcome.message} ${JSON.stringify(outcome.problems)}`);
  return outcome.value;
}
