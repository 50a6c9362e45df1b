import type { Customer, CustomerFields } from '#domain/customers/customer.ts';
import type { Refusal } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
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
    const outcome = await createCustomer(ports, fields, idempotency, actor, buyer);
    added.push({
      buyer,
      customer: outcome.ok ? outcome.value.customer : null,
      refusal: outcome.ok ? null : outcome,
    });
  }
  return added;
}
