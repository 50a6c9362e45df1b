import { nextTry } from '#domain/callbacks/next-try.ts';
import { mostTries } from '#domain/mails/mail.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { LetterStore } from '../ports/figures/letter-store.ts';
import { type Mailer, MailNotSent } from '../ports/mailer.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current'>;
  letters: Pick<LetterStore, 'take' | 'markSent' | 'markNotSent'>;
  mailer: Mailer;
};

/**
 * Sends the weekly letters that are due. One whose address the owner has removed meanwhile is given up. `signal` stops it between two
 * letters. Null when none was due.
 */
export async function sendLetters(
  { system, companies, letters, mailer }: Ports,
  signal: AbortSignal,
): Promise<{ sent: number; notSent: number } | null> {
  const result = { sent: 0, notSent: 0 };
  while (!signal.aborted) {
    const letter = await letters.take(system.now());
    if (!letter) break;
    const { week, recipient, subject, text, tries } = letter;
    const company = (await companies.current())?.company;
    try {
      if (!company?.weeklyLetterTo?.includes(recipient))
        throw new MailNotSent('The address was removed from the company record.', 'refused');
      if (mailer.reach === 'nobody') throw new MailNotSent('No mail is set up.', 'refused');
      const mail = {
        id: `figures-${week}-${recipient.replaceAll(/[^a-z0-9]/gi, '-')}`,
        to: recipient,
        fromName: company.name,
      };
      await mailer.send({ ...mail, subject, text, replyTo: '', attachment: null, fields: {} });
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error;
      const isTriedAgain = error.failure === 'later' && tries < mostTries;
      await letters.markNotSent(letter, isTriedAgain ? nextTry(system.now(), tries) : null, error.message);
      result.notSent += 1;
      continue;
    }
    await letters.markSent(letter, system.now());
    result.sent += 1;
  }
  return result.sent + result.notSent > 0 ? result : null;
}
