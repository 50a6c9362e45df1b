import type { Mail, MailState } from '#domain/mails/mail.ts';
import type { Actor } from './actor.ts';

/*
 * The outbox of mails to customers. A mail is sent at most once: `claim` stores that it is being sent before the mail server
 * is called, and what is found in that state later is unknown. Instants are ISO UTC text.
 */

export type NewMail = Pick<Mail, 'id' | 'of' | 'about' | 'to' | 'subject' | 'words' | 'language' | 'days'> & {
  idempotency: { key: string; bodyHash: string };
};

/** One try of one mail. */
export type MailTry = Pick<Mail, 'id' | 'attempt'>;

export type MailStore = {
  /** Puts it into the outbox, due at once, with its audit line. The same key and body give the mail that is there. */
  add(
    mail: NewMail,
    at: string,
    actor: Actor,
  ): Promise<{ kind: 'added' | 'replayed'; mail: Mail } | { kind: 'key-spent' }>;
  find(id: string): Promise<Mail | null>;
  /** The mails about a document or receipt, or about the statements of a customer, newest first. */
  about(of: string, size: number): Promise<Mail[]>;
  /** The mails that need a person, failed or unknown ones: newest first; pages are counted from 1. */
  toMend(page: number, size: number): Promise<{ mails: Mail[]; count: number }>;
  /** How many mails wait to be sent, and when the oldest was asked for, or asked for again; null when no mail waits. */
  waiting(): Promise<{ count: number; oldest: string | null }>;
  /** Makes a failed, unknown or waiting mail due at once, with its audit line. 'not-now': it is being sent, or was sent. */
  retry(id: string, at: string, actor: Actor): Promise<{ kind: 'retried' | 'not-now'; mail: Mail } | null>;

  /** The ids of the mails that are due at `at`, the one that has waited longest first. */
  due(at: string, size: number): Promise<string[]>;
  /** Stores that it is being sent, and counts the try. Null when it is no longer due: another process has it. */
  claim(id: string): Promise<Mail | null>;
  /** Names the link of this try, before it goes out. */
  setShare(which: MailTry, share: string): Promise<void>;
  /** Even when the try was called unknown meanwhile. */
  markSent(which: MailTry, at: string, by: string): Promise<void>;
  /** Sets its state after a try that did not succeed. A refused try has no link any more: `keepShare` is false. */
  markNotSent(
    which: MailTry,
    result: {
      state: Exclude<MailState, 'sending' | 'sent'>;
      nextTryAt: string | null;
      error: string;
      keepShare: boolean;
    },
  ): Promise<void>;
  /** Marks every mail that is still being sent as unknown: the process that sent it has ended. Returns how many. */
  abandon(error: string): Promise<number>;
};
