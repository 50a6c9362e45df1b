import type { Actor } from './actor.ts';
import type { PaperCopy } from './papers.ts';

/** Lets whoever has it open one document for a while. */
export type Ticket = { hash: string; invoiceId: string; copy: PaperCopy; expiresAt: string };

export type TicketStore = {
  /** Keeps it, and forgets those that are over at `at`. */
  add(ticket: Ticket, at: string, actor: Actor): Promise<void>;
  /** The ticket, when it is still good at `at`. */
  find(hash: string, at: string): Promise<Ticket | null>;
};
