import type { MailAnswer } from '#contract/mails.ts';
import { mostTries } from '#domain/mails/mail.ts';
import { localTime } from '../shown-time.ts';

/** `mailWords(mail)` → `'Not sent: server busy. Try 3 of 8 at 15:20'` */
export function mailWords({ state, tries, error, nextTryAt, sentAt, withPaper }: MailAnswer): string {
  switch (state) {
    case 'waiting':
      if (tries === 0 || !nextTryAt) return 'Will be sent within a minute';
      return `Not sent: ${error.replace(/\.$/, '')}. Try ${tries + 1} of ${mostTries} at ${localTime(nextTryAt)}`;
    case 'sending':
      return 'Being sent';
    case 'sent':
      return `Sent ${localTime(sentAt ?? '')}${withPaper ? '' : ', the link without the PDF'}`;
    case 'failed':
      return `Not sent: ${error}`;
    case 'unknown':
      return error;
  }
}
