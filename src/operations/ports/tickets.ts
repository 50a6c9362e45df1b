import type { Actor } from './actor.ts';
import type { PaperCopy } from './papers.ts';

/** Opens one document for a short time, without a login. */
export type Ticket = { hash: string; invoiceId: string; copy: PaperCopy; expiresAt: string };

export type TicketStore = {
  /** Stores it, and removes those that have expired at `at`. */
  add(ticket: Ticket, at: string, actor: Actor): Promise<void>;
  /** The ticket, if it has not expired at `at`. */
  find(hash: string, at: string): Promise<Ticket | null>;
};
