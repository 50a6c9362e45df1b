import { declineProblem } from '#domain/documents/decline-problem.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { DocumentStore } from '../ports/documents.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; documents: DocumentStore };

/** Notes that the buyer declined a pro-forma, or that nothing more of a challan is awaited. */
export async function declineDocument(
  { system, documents }: Ports,
  id: string,
  typed: string,
  actor: Actor,
): Promise<Outcome<null>> {
  const reason = typed.trim().replaceAll(/\s+/g, ' ');
  const message = declineProblem(reason);
  if (message) return failed('invalid', message, { problems: [{ field: 'reason', message }] });
  return outcomeOf(await documents.decline(id, reason, system.now(), actor), 'It is declined already.');
}

/** The buyer wants it after all, or something of the challan is awaited again. */
export async function takeBackDecline({ system, documents }: Ports, id: string, actor: Actor): Promise<Outcome<null>> {
  return outcomeOf(await documents.takeBackDecline(id, system.now(), actor), 'It is not declined.');
}

function outcomeOf({ kind }: Awaited<ReturnType<DocumentStore['decline']>>, soAlready: string): Outcome<null> {
  switch (kind) {
    case 'done':
      return ok(null);
    case 'unknown':
      return failed('not-found', 'There is no such document.');
    case 'not-a-pro-forma':
      return failed(
        'conflict',
        'Only a pro-forma can be declined, and only a challan whose goods are out can be closed.',
      );
    case 'cancelled':
      return failed('conflict', 'It is cancelled: nobody can decline it any more.');
    case 'so-already':
      return failed('conflict', soAlready);
    case 'wholly-invoiced':
      return failed('conflict', 'All of it is invoiced. Cancel an invoice first, or write a credit note.');
  }
}
