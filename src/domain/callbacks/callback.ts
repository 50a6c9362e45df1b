import type { CallbackRequest } from './callback-request.ts';

/** Why a request was held back: too many came at once, a program filled it in, or it came from a page of another site. */
export type HeldReason = 'limit' | 'trap' | 'elsewhere';

export type CallbackState = 'open' | 'done' | 'held';

/** A request as it is kept. Instants are ISO UTC text. */
export type Callback = CallbackRequest & {
  id: string;
  receivedAt: string;
  /** The address that it came from. */
  address: string;
  state: CallbackState;
  heldBecause: HeldReason | null;
  /** How often sending it has failed since it was asked for, and what was said the last time. */
  tries: number;
  lastError: string;
  /** When it is to be sent; null once it is, and while it is held back. */
  nextTryAt: string | null;
  sentAt: string | null;
  /** 'smtp', 'emailjs', or 'log' where no mail is set up; '' before. */
  sentBy: string;
  doneAt: string | null;
  doneBy: string;
  note: string;
};
