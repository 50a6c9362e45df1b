import type { Language } from '../text/language.ts';
import type { SampleItem } from './find-samples.ts';

/** The way of samples, as staff move it on. What became of them is told by the documents that were made from the request. */
export const sampleSteps = ['asked', 'sent', 'arrived', 'asked-after'] as const;

export type SampleStep = (typeof sampleSteps)[number];

/** What stands as the error of an answer as long as it is being sent, and for good when the program ends then. */
export const answerUnknown =
  'It was given to the mail server, and no answer has come: it may have arrived. It is not sent again.';

/** What stands as the error of an answer that waited in a backup, once the shop was restored from it. */
export const answerRestored =
  'The shop was restored from a backup since staff asked for it: it may have arrived. It is not sent again.';

/** Whether the visitor may have the answer all the same: `isAnswerUnknown('451 server busy')` → `false` */
export function isAnswerUnknown(error: string): boolean {
  return error === answerUnknown || error === answerRestored;
}

/** How many days the address of a parcel is kept. */
export const sampleAddressDays = 180;

/** What a request asks for that is one for samples. Instants are ISO UTC text. */
export type CallbackSample = {
  /** Where the parcel goes, without the PIN code. Both are '' once they are deleted. */
  address: string;
  pin: string;
  /** Of the page that it came from: the visitor is answered in it. */
  language: Language;
  items: SampleItem[];
  step: SampleStep;
  /** Who carries the parcel, and its number there; '' before it is sent. */
  courier: string;
  consignment: string;
  /** Null before that step. */
  sentAt: string | null;
  arrivedAt: string | null;
  askedAfterAt: string | null;
  /** The mail that says that they were sent. `due`: null when there is none to send. */
  answer: { due: string | null; tries: number; error: string; sentAt: string | null };
};
