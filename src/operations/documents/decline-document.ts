import { declineProblem } from '#domain/documents/decline-problem.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { DocumentStore } from '../ports/documents.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  invoices: Pick<InvoiceStore, 'findById'>;
  documents: Pick<DocumentStore, 'decline' | 'takeBackDecline'>;
};

/** Notes that the buyer declined a pro-forma, or that nothing more of a challan is awaited. */
export async function declineDocument(ports: Ports, id: string, typed: string, actor: Actor): Promise<Outcome<null>> {
  const kind = await kindOf(ports, id);
  if (kind === null) return failed('not-found', 'There is no such document.');
  const reason = typed.trim().replaceAll(/\s+/g, ' ');
  const message = declineProblem(reason, kind === 'challan' ? 'closed' : 'declined');
  if (message) return failed('invalid', message, { problems: [{ field: 'reason', message }] });
  const answer = await ports.documents.decline(id, reason, ports.system.now(), actor);
  return outcomeOf(answer, kind === 'challan' ? endingChallan : endingProForma);
}

/** The buyer wants it after all, or something of the challan is awaited again. */
export async function takeBackDecline(ports: Ports, id: string, actor: Actor): Promise<Outcome<null>> {
  const kind = await kindOf(ports, id);
  const answer = await ports.documents.takeBackDecline(id, ports.system.now(), actor);
  return outcomeOf(answer, kind === 'challan' ? reopeningChallan : reopeningProForma);
}

async function kindOf({ invoices }: Ports, id: string): Promise<InvoiceKind | null> {
  return (await invoices.findById(id))?.kind ?? null;
}

type Refused = 'cancelled' | 'so-already' | 'wholly-invoiced';

const endingProForma: Record<Refused, string> = {
  cancelled: 'It is cancelled: nobody can decline it any more.',
  'so-already': 'It is declined already.',
  'wholly-invoiced': 'All of it is invoiced. Cancel an invoice first, or write a credit note.',
};

const endingChallan: Record<Refused, string> = {
  cancelled: 'It is cancelled: nothing of it is awaited, and there is nothing to close.',
  'so-already': 'It is closed already.',
  'wholly-invoiced': 'All of it is invoiced or came back: there is nothing left to close.',
};

const reopeningProForma: Record<Refused, string> = {
  ...endingProForma,
  cancelled: 'It is cancelled. Write a new pro-forma.',
  'so-already': 'It is not declined.',
};

const reopeningChallan: Record<Refused, string> = {
  ...endingChallan,
  cancelled: 'It is cancelled and cannot be opened again. Write a new challan.',
  'so-already': 'It is not closed.',
};

function outcomeOf(
  { kind }: Awaited<ReturnType<DocumentStore['decline']>>,
  words: Record<Refused, string>,
): Outcome<null> {
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
    default:
      return failed('conflict', words[kind]);
  }
}
