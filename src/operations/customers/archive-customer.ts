import { buyerBlock } from '#domain/customers/buyer-block.ts';
import type { Customer } from '#domain/customers/customer.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { isOwnBranch } from '#domain/receivables/is-own-branch.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { CustomerStore } from '../ports/customers.ts';
import type { DocumentCustomers } from '../ports/document-customers.ts';
import type { System } from '../ports/system.ts';
import { linkDocumentsOf } from './link-documents.ts';
import { gstinTaken, isArchived, unknownCustomer } from './save-customer.ts';

type Ports = { customers: CustomerStore; documentCustomers: DocumentCustomers; system: Pick<System, 'now'> };

type MergePorts = Ports & { companies: Pick<CompanyStore, 'current'> };

/** Archives a customer, or brings it back. 'conflict' when it was merged, or when another one has its GSTIN by now. */
export async function archiveCustomer(
  ports: Ports,
  { id, archived }: { id: string; archived: boolean },
  actor: Actor,
): Promise<Outcome<Customer>> {
  const answer = await ports.customers.archive(id, archived, ports.system.now(), actor);
  if (answer.kind === 'saved') await linkDocumentsOf(ports, id, actor);
  switch (answer.kind) {
    case 'saved':
    case 'unchanged':
      return ok(answer.customer);
    case 'not-found':
      return unknownCustomer;
    case 'gstin-taken':
      return gstinTaken(answer.other);
    case 'merged':
      return isArchived(answer.customer);
  }
}

/** Makes two customers one: `into` takes over the documents, and `id` is archived and says where they went. */
export async function mergeCustomers(
  ports: MergePorts,
  { id, into }: { id: string; into: string },
  actor: Actor,
): Promise<Outcome<Customer>> {
  if (id === into) return failed('invalid', 'Choose another customer: this is the same one.');
  const crossed = await branchRefusal(ports, id, into);
  if (crossed) return crossed;
  const answer = await ports.customers.merge(id, into, ports.system.now(), actor);
  if (answer.kind === 'not-found') return unknownCustomer;
  if (answer.kind === 'merged') await linkDocumentsOf(ports, id, actor);
  return answer.kind === 'archived' ? isArchived(answer.customer) : ok(answer.customer);
}

/** What our own branch is billed nobody owes, so its account holds no other documents, and no other account holds its documents. */
async function branchRefusal(
  { customers, companies }: MergePorts,
  ...ids: [string, string]
): Promise<Outcome<never> | null> {
  const [company, ...two] = await Promise.all([companies.current(), ...ids.map((id) => customers.find(id))]);
  const own = two.filter((each) => each && company && isOwnBranch(company.company, buyerBlock(each)));
  const [branch] = own;
  return branch && own.length === 1
    ? failed('conflict', `${branch.name} is our own branch, which owes nothing: its account stays apart.`)
    : null;
}
