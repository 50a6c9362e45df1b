import { buyerBlock } from '#domain/customers/buyer-block.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { isOwnBranch } from '#domain/receivables/is-own-branch.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { CustomerStore } from '../ports/customers.ts';
import type { DocumentCustomer, DocumentCustomers } from '../ports/document-customers.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  documentCustomers: DocumentCustomers;
  invoices: Pick<InvoiceStore, 'findById'>;
  customers: Pick<CustomerStore, 'find'>;
  companies: Pick<CompanyStore, 'current'>;
  system: Pick<System, 'now'>;
};

/** Says whose document it is, or that it is nobody's. 'conflict' when somebody has said otherwise since `version`. */
export async function linkDocument(
  ports: Ports,
  { document, customer, version }: { document: string; customer: string | null; version: number },
  actor: Actor,
): Promise<Outcome<DocumentCustomer>> {
  const crossed = customer && (await branchRefusal(ports, document, customer));
  if (crossed) return crossed;
  const { documentCustomers, system } = ports;
  const answer = await documentCustomers.link(document, customer, version, system.now(), actor);
  switch (answer.kind) {
    case 'linked':
      return ok(answer.link);
    case 'no-document':
      return failed('not-found', 'There is no such document.');
    case 'no-customer': {
      const message = 'This customer is not in the book. Choose another.';
      return failed('invalid', message, { problems: [{ field: 'customer', message }] });
    }
    case 'customer-archived':
      return failed('conflict', `${answer.name} is archived. An owner can bring the customer back.`);
    case 'allocated':
      return failed(
        'conflict',
        `Money is allocated between ${answer.number} and this document: it stays with its customer until ${answer.number} is cancelled.`,
      );
    case 'changed-since': {
      const whose = answer.link.customer ? `${answer.link.customer.name}’s` : 'nobody’s';
      return failed(
        'conflict',
        `Somebody has changed this meanwhile: the document is ${whose} now. Look, and choose again.`,
      );
    }
  }
}

/** Nobody owes what our own branch is billed: such a document stays with the branch, and others stay out of its account. */
async function branchRefusal(
  { invoices, customers, companies }: Ports,
  document: string,
  customer: string,
): Promise<Outcome<never> | null> {
  const [company, issued, chosen] = await Promise.all([
    companies.current(),
    invoices.findById(document),
    customers.find(customer),
  ]);
  if (!company || !issued || !chosen) return null;
  const [billed, kept] = [issued.draft.buyerAddress, buyerBlock(chosen)].map((buyer) =>
    isOwnBranch(company.company, buyer),
  );
  if (billed === kept) return null;
  const message = billed
    ? `${issued.number} bills our own branch, which owes nothing: it stays with the branch.`
    : `${chosen.name} is our own branch, which owes nothing: ${issued.number} does not bill it.`;
  return failed('conflict', message, { problems: [{ field: 'customer', message }] });
}
