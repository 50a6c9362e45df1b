import type { Actor } from '../ports/actor.ts';
import type { PaperCopy } from '../ports/papers.ts';
import type { System } from '../ports/system.ts';
import type { TicketPaper, TicketStore } from '../ports/tickets.ts';

type Ports = { system: System; tickets: TicketStore };

const TEN_MINUTES = 600_000;

/** A secret that opens one document for ten minutes without a login, so that it works in a tab, on a phone and for a download. */
export async function giveTicket(
  { system, tickets }: Ports,
  invoiceId: string,
  copy: PaperCopy,
  actor: Actor,
): Promise<string> {
  const { secret, hash, now, expiresAt } = drawTicket(system);
  await tickets.add({ hash, invoiceId, copy, expiresAt }, now, actor);
  return secret;
}

/** The same for a paper of money. */
export async function givePaperTicket({ system, tickets }: Ports, paper: TicketPaper, actor: Actor): Promise<string> {
  const { secret, hash, now, expiresAt } = drawTicket(system);
  await tickets.addPaper({ hash, paper, expiresAt }, now, actor);
  return secret;
}

function drawTicket(system: System) {
  const [secret, now] = [system.secret(32), system.now()];
  const expiresAt = new Date(Date.parse(now) + TEN_MINUTES).toISOString();
  return { secret, hash: system.sha256(secret), now, expiresAt };
}
