import type { Callback, CallbackState } from '#domain/callbacks/callback.ts';
import type { Actor } from './actor.ts';

/* Storing callback requests, and mailing them. Instants are ISO UTC text. */

export type CallbackStore = {
  /**
   * Stores it; durable when the promise resolves. 'repeated', and nothing is stored, when the same text and pictures
   * came from the same address after `since`: a visitor who saw no answer has sent it again. Of the requests from the trap (the hidden field)
   * the newest 2,000 are stored. 'full', and nothing is stored, when 5,000 others are held back: none of those is deleted.
   */
  add(callback: Callback, since: string): Promise<'added' | 'repeated' | 'full'>;
  /** Whether the same text and pictures came from the same address after `since`. */
  isRepeated(callback: Callback, since: string): Promise<boolean>;
  find(id: string): Promise<Callback | null>;
  /** Newest first; `size` rows of page `page`, counted from 1. */
  page(state: CallbackState, page: number, size: number): Promise<Callback[]>;
  count(): Promise<Record<CallbackState, number>>;
  /** Oldest first, held back ones too, a batch at a time. */
  stream(): AsyncIterable<Callback>;
  /** The requests whose mail is due at `at`, at most `size`, the longest waiting first. */
  due(at: string, size: number): Promise<Callback[]>;
  /** How many requests wait for their mail, and when the oldest was received; null when there is none. */
  waiting(): Promise<{ count: number; oldest: string | null }>;
  markSent(id: string, at: string, by: string): Promise<void>;
  /** Counts a failure, and sets the time of the next try. */
  markFailed(id: string, nextTryAt: string, error: string): Promise<void>;
  /** With its audit line. Null when no request has that id. */
  change(id: string, change: { done?: boolean; note?: string }, at: string, actor: Actor): Promise<Callback | null>;
  /** Mails it at once, even when it was mailed before. A request that was held back becomes open. With its audit line. */
  retry(id: string, at: string, actor: Actor): Promise<Callback | null>;
};
