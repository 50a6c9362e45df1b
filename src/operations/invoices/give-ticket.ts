import type { Actor } from '../ports/actor.ts';
import type { PaperCopy } from '../ports/papers.ts';
import type { System } from '../ports/system.ts';
import type { TicketStore } from '../ports/tickets.ts';

const TEN_MINUTES = 600_000;

/** A secret that opens one document for ten minutes without a login, so that it works in a tab, on a phone and for a download. */
export async function giveTicket(
  { system, tickets }: { system: System; tickets: TicketStore },
  invoiceId: string,
  copy: PaperCopy,
  actor: Actor,
): Promise<string> {
  const secret = system.secret(32);
  const now = system.now();
  const expiresAt = new Date(Date.parse(now) + TEN_MINUTES).toISOString();
  await tickets.add({ hash: system.sha256(secret), invoiceId, copy, expiresAt }, now, actor);
  return secret;
}
