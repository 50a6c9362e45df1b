import type { CallbackSample } from '../samples/callback-sample.ts';
import type { CallbackMeasure } from './callback-measure.ts';
import type { CallbackPicture } from './callback-picture.ts';
import type { CallbackRequest } from './callback-request.ts';
import type { CallbackSubject } from './callback-subject.ts';

/** Why a request was held back: too many came at once, a program filled it in, or it came from a page of another site. */
export type HeldReason = 'limit' | 'trap' | 'elsewhere';

export type CallbackState = 'open' | 'done' | 'held';

/** Which requests are listed: all, or those for samples. */
export type CallbackKind = 'all' | 'samples';

/** A stored request. Instants are ISO UTC text. */
export type Callback = CallbackRequest & {
  id: string;
  receivedAt: string;
  /** The sender's network address. */
  address: string;
  state: CallbackState;
  heldBecause: HeldReason | null;
  /** How often sending has failed since it was last requested, and the last error. */
  tries: number;
  lastError: string;
  /** When to try to send it next; null when it was sent, and while it is held back. */
  nextTryAt: string | null;
  sentAt: string | null;
  /** 'smtp', 'emailjs', or 'log' when no mail is set up; '' before it is sent. */
  sentBy: string;
  doneAt: string | null;
  doneBy: string;
  note: string;
  /** What the visitor selected, in that order. */
  pictures: CallbackPicture[];
  /** The walls that he measured for these. */
  measures: CallbackMeasure[];
  /** The shared thing that it asks about; null without one. */
  about: CallbackSubject | null;
  /** Of a request for samples; null of another. */
  sample: CallbackSample | null;
};
