import type { Customer, CustomerFields } from '#domain/customers/customer.ts';
import { failed, type Outcome, type Refusal } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import { linkDocumentsOf } from './link-documents.ts';
import { createCustomer } from './save-customer.ts';

type Ports = Parameters<typeof createCustomer>[0];

type ChosenBuyer = {
  /** The key of the unknown buyer. */
  buyer: string;
  fields: CustomerFields;
  idempotency: { key: string; bodyHash: string } | null;
};

type AddedBuyer = { buyer: string; customer: Customer | null; refusal: Refusal | null };

/** Adds buyers of issued documents to the book, each with its documents. A refused one does not stop the others. */
export async function addFromDocuments(ports: Ports, chosen: ChosenBuyer[], actor: Actor): Promise<AddedBuyer[]> {
  const added: AddedBuyer[] = [];
  for (const { buyer, fields, idempotency } of chosen) {
    const created = await createCustomer(ports, fields, idempotency, actor, buyer);
    const outcome = (!created.ok && (await linkKnown(ports, buyer, actor))) || created;
    added.push({
      buyer,
      customer: outcome.ok ? outcome.value.customer : null,
      refusal: outcome.ok ? null : outcome,
    });
  }
  return added;
}

/** An import may have brought the buyer meanwhile: of one GSTIN there is nothing to ask, and his documents need not wait for the job. */
async function linkKnown(ports: Ports, buyer: string, actor: Actor): Promise<Outcome<never> | null> {
  const known = await ports.customers.havingGstin(buyer, '');
  if (!known) return null;
  await linkDocumentsOf(ports, known.id, actor);
  return failed(
    'conflict',
    `${known.name} is in the book with the GSTIN ${known.gstin}: the documents are linked to it.`,
  );
}
