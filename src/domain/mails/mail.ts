import type { CustomerFields } from '../customers/customer.ts';
import type { ShareDays, SharedThing } from '../shares/share.ts';

/**
 * `sending` is stored before the mail server is called. `unknown`: the mail server did not answer, or the program ended while
 * it was being sent: it may have arrived, and only a person sends it again. `failed`: it was refused, or tried too often.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;

export type MailState = (typeof mailStates)[number];

/** A mail to a customer about one thing: a link to it, and its PDF. Instants are ISO UTC text. */
export type Mail = {
  id: string;
  of: SharedThing;
  /** What the audit log calls it: `tax/kerala/KL/26-27/0001`, or the customer's name. */
  about: string;
  to: string;
  subject: string;
  words: string;
  /** The language of the sentences around the link. */
  language: CustomerFields['language'];
  /** How long the link lives. */
  days: ShareDays;
  askedAt: string;
  askedBy: string;
  state: MailState;
  /** How often it was tried since staff last asked for it. */
  tries: number;
  /** Counts all tries, also those before staff asked again: an answer that comes late belongs to its own try. */
  attempt: number;
  /** A sentence; '' when the last try did not fail. */
  lastError: string;
  /** Null unless it waits. */
  nextTryAt: string | null;
  /** The link of the last try; null before the first one, and after a refused one. */
  share: string | null;
  sentAt: string | null;
  /** 'smtp', or 'emailjs', which sends the link without the PDF; '' before it is sent. */
  sentBy: string;
};

/** A mail is tried so often by itself, within about two hours. */
export const mostTries = 8;
