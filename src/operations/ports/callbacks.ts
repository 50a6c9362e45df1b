import type { Callback, CallbackState } from '#domain/callbacks/callback.ts';
import type { CallbackLetter } from '#domain/callbacks/callback-letter.ts';
import type { Actor } from './actor.ts';

/* What the operations ask about requests to be called back: to keep them, and to send them on. Instants are ISO UTC text. */

export type CallbackStore = {
  /**
   * Stores it, durable when it answers. 'repeated', and nothing stored, when the same words came from the same address since
   * `since`: a visitor whose answer was lost has sent them again. Of those that fell into the trap the newest 2,000 stay.
   * 'full', and nothing stored, when 5,000 others are held back: what was taken is never dropped for them.
   */
  add(callback: Callback, since: string): Promise<'added' | 'repeated' | 'full'>;
  /** Whether the same words came from the same address since `since`. */
  isRepeated(callback: Callback, since: string): Promise<boolean>;
  find(id: string): Promise<Callback | null>;
  /** Newest first; `size` rows of page `page`, counted from 1. */
  page(state: CallbackState, page: number, size: number): Promise<Callback[]>;
  count(): Promise<Record<CallbackState, number>>;
  /** Oldest first, held back ones too, a batch at a time. */
  stream(): AsyncIterable<Callback>;
  /** The `size` that have waited longest of those that are to be sent at `at`. */
  due(at: string, size: number): Promise<Callback[]>;
  /** Of those whose mail has not gone: how many, and when the oldest came in; null when there is none. */
  waiting(): Promise<{ count: number; oldest: string | null }>;
  markSent(id: string, at: string, by: string): Promise<void>;
  /** Counts a failure, and names the instant of the next try. */
  markFailed(id: string, nextTryAt: string, error: string): Promise<void>;
  /** With its audit line. Null when there is none of that id. */
  change(id: string, change: { done?: boolean; note?: string }, at: string, actor: Actor): Promise<Callback | null>;
  /** To be sent at once, also when it was sent before; what was held back is so no more. With its audit line. */
  retry(id: string, at: string, actor: Actor): Promise<Callback | null>;
};

/** The mail could not be handed over. The message is a sentence for staff and holds no secret. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
}

export type Mailer = {
  /** What it is kept as, where it was sent by. */
  kind: 'smtp' | 'emailjs' | 'log';
  /** Throws `MailNotSent`, after half a minute at most. The same callback may come twice: it has the same id then. */
  send(callback: Callback, letter: CallbackLetter): Promise<void>;
};
