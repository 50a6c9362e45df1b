import type { InvoiceKind } from '#domain/invoice/invoice-kinds.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import type { Actor, InvoiceStore, World } from './ports.ts';

type Ports = { world: World; invoices: InvoiceStore };

/** Cancels a document: it leaves the list and the totals, and keeps its row, its number and its PDF. Answers the number. */
export const cancelInvoice = async (
  { world, invoices }: Ports,
  which: { kind: InvoiceKind; taxState: TaxState; number: string },
  actor: Actor,
): Promise<Outcome<string>> => {
  const invoice = await invoices.find(which.kind, which.taxState, which.number);
  if (!invoice) return failed('not-found', `There is no document ${which.number} of that kind and state.`);
  const cancelled = await invoices.cancel(invoice.id, world.now(), actor);
  return cancelled ? ok(invoice.number) : failed('not-found', `${invoice.number} was cancelled already.`);
};
