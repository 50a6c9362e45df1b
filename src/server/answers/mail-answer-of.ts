import type { MailAnswer } from '#contract/mails.ts';
import type { Mail } from '#domain/mails/mail.ts';

/** A mail without its words, which the list does not need. */
export function mailAnswerOf(mail: Mail): MailAnswer {
  const { id, of, about, to, subject, state, tries, lastError, nextTryAt, share, askedAt, askedBy, sentAt, sentBy } =
    mail;
  return {
    id,
    ...thingOnTheWire(of),
    name: of.kind === 'document' ? about.split('/').slice(2).join('/') : about,
    ...{ to, subject, state, tries, error: lastError, nextTryAt, share, askedAt, askedBy, sentAt },
    withPaper: sentBy === 'smtp',
  };
}

function thingOnTheWire(of: Mail['of']): Pick<MailAnswer, 'document' | 'receipt' | 'statement'> {
  if (of.kind === 'document') return { document: of.id };
  if (of.kind === 'receipt') return { receipt: of.id };
  const { customer, taxState, from, to } = of;
  return { statement: { customer, state: taxState, from, to } };
}
