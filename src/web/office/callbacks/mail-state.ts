import type { Callback } from '#domain/callbacks/callback.ts';
import { type CallbackSample, isAnswerUnknown } from '#domain/samples/callback-sample.ts';
import { shownTime } from '../parts/shown-time.ts';

/** The mail state of a request in words. `bad`: the mail failed. */
export function mailState(callback: Callback): { text: string; bad: boolean } {
  const { heldBecause, state, nextTryAt, tries, lastError, sentAt, sentBy } = callback;
  if (state === 'held' && heldBecause)
    return { text: `Held back, not mailed: ${heldReasons[heldBecause]}.`, bad: false };
  if (nextTryAt && tries > 0)
    return { text: `Not mailed yet. ${lastError} Next try ${shownTime(nextTryAt)}.`, bad: true };
  if (nextTryAt) return { text: 'Will be mailed within a minute.', bad: false };
  if (sentAt && sentBy === 'log') return { text: 'Not mailed: mail is not set up (MAIL_URL).', bad: false };
  return sentAt ? { text: `Mailed ${shownTime(sentAt)}.`, bad: false } : { text: 'Not mailed.', bad: false };
}

const heldReasons = {
  limit: 'too many requests came at once',
  trap: 'a program filled in the form',
  elsewhere: 'it came from another site',
};

/** The label of the button that mails a request. */
export function mailButtonLabel({ state, sentAt, nextTryAt }: Callback): string {
  if (state === 'held') return 'Not spam: mail it';
  return sentAt && !nextTryAt ? 'Mail again' : 'Mail now';
}

/** Whether a visitor was told by mail that the samples were sent; '' when there was nothing to tell. */
export function answerWords({ answer }: Pick<CallbackSample, 'answer'>): string {
  const { due, error, sentAt } = answer;
  if (sentAt) return `Visitor mailed ${shownTime(sentAt)}`;
  if (error) return isAnswerUnknown(error) ? `Mail to the visitor: ${error}` : `Visitor not mailed: ${error}`;
  return due ? 'The visitor is being mailed' : '';
}
