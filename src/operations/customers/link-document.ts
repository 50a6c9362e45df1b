import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { DocumentCustomer, DocumentCustomers } from '../ports/document-customers.ts';
import type { System } from '../ports/system.ts';

type Ports = { documentCustomers: DocumentCustomers; system: Pick<System, 'now'> };

/** Says whose document it is, or that it is nobody's. 'conflict' when somebody has said otherwise since `version`. */
export async function linkDocument(
  { documentCustomers, system }: Ports,
  { document, customer, version }: { document: string; customer: string | null; version: number },
  actor: Actor,
): Promise<Outcome<DocumentCustomer>> {
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
