import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from './actor.ts';
import type { PaperCopy } from './papers.ts';

/** Opens one document for a short time, without a login. */
export type Ticket = { hash: string; invoiceId: string; copy: PaperCopy; expiresAt: string };

/** What a ticket opens that is no document: a receipt, refund or settlement, or a statement or a label as it is drawn at that moment. */
export type TicketPaper =
  | { kind: 'voucher'; id: string }
  | { kind: 'label'; callback: string }
  | { kind: 'statement'; customer: string; taxState: TaxState; from: string; to: string };

type PaperTicket = { hash: string; paper: TicketPaper; expiresAt: string };

export type TicketStore = {
  /** Stores it, and removes those that have expired at `at`. */
  add(ticket: Ticket, at: string, actor: Actor): Promise<void>;
  /** The ticket, if it has not expired at `at`. */
  find(hash: string, at: string): Promise<Ticket | null>;
  /** The same for the papers of money. */
  addPaper(ticket: PaperTicket, at: string, actor: Actor): Promise<void>;
  findPaper(hash: string, at: string): Promise<TicketPaper | null>;
};
