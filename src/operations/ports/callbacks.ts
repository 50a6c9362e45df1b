import type { Callback, CallbackKind, CallbackState } from '#domain/callbacks/callback.ts';
import type { SampleStep } from '#domain/samples/callback-sample.ts';
import type { Actor } from './actor.ts';

/* Storing callback requests, and mailing them. Instants are ISO UTC text. */

export type CallbackStore = {
  /**
   * Stores it; durable when the promise resolves. 'repeated', and nothing is stored, when the same text and pictures
   * came from the same address after `since`: a visitor who saw no answer has sent it again. Of the requests from the trap (the hidden field)
   * the newest 2,000 are stored. 'full', and nothing is stored, when 5,000 others are held back: none of those is deleted.
   */
  add(callback: Callback, since: string): Promise<'added' | 'repeated' | 'full'>;
  /** The id of a request with the same text and pictures that came from the same address after `since`. */
  findRepeated(callback: Callback, since: string): Promise<string | null>;
  find(id: string): Promise<Callback | null>;
  /** Newest first; `size` rows of page `page`, counted from 1. */
  page(state: CallbackState, page: number, size: number, kind?: CallbackKind): Promise<Callback[]>;
  count(kind?: CallbackKind): Promise<Record<CallbackState, number>>;
  /** Oldest first, held back ones too, a batch at a time. */
  stream(): AsyncIterable<Callback>;
  /** The requests whose mail is due at `at`, at most `size`, the longest waiting first. */
  due(at: string, size: number): Promise<Callback[]>;
  /** How many requests wait for their mail, and since when the oldest does, or was asked to be mailed again; null when there is none. */
  waiting(): Promise<{ count: number; oldest: string | null }>;
  markSent(id: string, at: string, by: string): Promise<void>;
  /** Counts a failure, and sets the time of the next try. */
  markFailed(id: string, nextTryAt: string, error: string): Promise<void>;
  /** With its audit line. Null when no request has that id. */
  change(id: string, change: { done?: boolean; note?: string }, at: string, actor: Actor): Promise<Callback | null>;
  /** Mails it at once, even when it was mailed before. A request that was held back becomes open. With its audit line. */
  retry(id: string, at: string, actor: Actor): Promise<Callback | null>;
};

/** The step that staff took, from the one that they saw; courier and number belong to `sent`. */
export type SampleMove = { step: SampleStep; from?: SampleStep | undefined; courier: string; consignment: string };

/** The way of the requests for samples. They are stored as the other requests, in the store of callbacks. Instants are ISO UTC text. */
export type SampleStore = {
  /**
   * With its audit line. The steps after it are undone. `answers`: whether the visitor can be mailed that they were sent, once. Null when no request for samples has that id; 'moved', and nothing is changed, when it is at another step than `from`.
   */
  move(id: string, move: SampleMove, answers: boolean, at: string, actor: Actor): Promise<Callback | 'moved' | null>;
  /** The requests whose answer is due at `at`, the longest waiting first. */
  due(at: string, size: number): Promise<Callback[]>;
  /**
   * Stores that the answer is being sent, before the mail server sees it: a process that ends meanwhile leaves `answerUnknown`, and nothing
   * is sent a second time, also where staff step back and forward meanwhile. False when nothing is due any more.
   */
  claim(id: string): Promise<boolean>;
  markAnswered(id: string, at: string): Promise<void>;
  /**
   * Takes the address from each request that came before `before` and has one, from its message too, at most `most` of them, the oldest
   * first; the audit log says of which. Returns how many it found.
   */
  forgetAddresses(before: string, most: number, at: string): Promise<number>;
  /** Counts a failure; forgets the try where staff have said meanwhile that nothing was sent. `nextTryAt`: null when it is not tried again. */
  markNotAnswered(id: string, nextTryAt: string | null, error: string): Promise<void>;
};
